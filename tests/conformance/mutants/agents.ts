/** Gateways with faults in versions, rights and the archive of agents. */
import {
  accept,
  editBody,
  editItems,
  editList,
  editQuery,
  type Mutant,
  succeedOn,
  without,
} from './faulty.ts';

export const agentMutants: readonly Mutant[] = [
  {
    name: 'Every version of an agent is the current one',
    area: ['agentRead', 'agentVersionList'],
    rules: ['stored'],
    wrap: editQuery(['agentRead'], (query) => {
      if (/^[1-9]\d{0,3}$/.test(query.get('version') ?? '')) query.delete('version');
    }),
  },
  {
    name: 'Versions of an agent come oldest first',
    area: ['agentVersionList'],
    rules: ['stored', 'order'],
    wrap: editList(['agentVersionList'], (items) => items.toReversed()),
  },
  {
    name: 'The note of a version is not stored',
    area: ['agentVersionList', 'agentChange'],
    rules: ['stored'],
    wrap: editBody(['agentChange'], (body) => (body['note'] === 'Как было' ? without(body, 'note') : body)),
  },
  {
    name: 'Users of an agent read its instruction',
    area: ['agentRead', 'agentAccessChange'],
    rules: ['stored'],
    wrap: editItems(['agentRead'], (item) => ({ ...item, instruction: item['instruction'] ?? 'Отвечай' })),
  },
  {
    name: 'An opened agent shows its instruction to nobody',
    area: ['agentRead', 'agentAccessChange'],
    rules: ['stored'],
    wrap: editBody(['agentAccessChange'], (body) =>
      body['isOpen'] === true ? { ...body, isOpen: false } : body,
    ),
  },
  {
    name: 'A shared agent stays shared',
    area: ['agentRead', 'agentAccessChange'],
    rules: ['other-person'],
    wrap: editBody(['agentAccessChange'], (body) =>
      body['visibility'] === 'private' ? { ...body, visibility: 'company' } : body,
    ),
  },
  {
    name: 'A pinned agent stays pinned',
    area: ['agentPin', 'agentList'],
    rules: ['stored'],
    wrap: editBody(['agentPin'], (body) => (body['pinned'] === false ? { ...body, pinned: true } : body)),
  },
  {
    name: 'An archived agent does not come back',
    area: ['agentHide', 'agentList'],
    rules: ['stored'],
    wrap: editBody(['agentHide'], (body) => (body['hidden'] === false ? { ...body, hidden: true } : body)),
  },
  {
    name: 'An agent is deleted without the archive',
    area: ['agentRemove'],
    rules: ['status'],
    wrap: succeedOn(['agentRemove'], [409], null, 204),
  },
  {
    name: 'Two agents may have one name',
    area: ['agentAdd'],
    rules: ['status', 'body'],
    wrap: accept('agentAdd', 'name-taken'),
  },
];
