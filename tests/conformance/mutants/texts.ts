/** Gateways that do not keep texts as people write them. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { editBody, editItems, editJson, type Mutant, mapTexts, onRequest, requestLike } from './faulty.ts';

/** Changes one text of what is read. */
const editText = (ids: readonly OperationId[], field: string, edit: (text: string) => string) =>
  editItems(ids, (item) => ({
    ...item,
    ...(typeof item[field] === 'string' && { [field]: edit(item[field]) }),
  }));

export const textMutants: readonly Mutant[] = [
  {
    name: 'NUL in texts is dropped silently',
    area: ['historyChatRename'],
    rules: ['invalid-accepted'],
    wrap: editBody(['historyChatRename'], (body) =>
      mapTexts(body, (text) => text.replaceAll('\u0000', ' x')),
    ),
  },
  {
    name: 'Halves of surrogate pairs become U+FFFD',
    area: ['agentAdd'],
    rules: ['invalid-accepted'],
    wrap: editBody(['agentAdd'], (body) => mapTexts(body, (text) => text.toWellFormed())),
  },
  {
    name: 'Bytes that are not UTF-8 become U+FFFD',
    area: ['favouriteFolderAdd'],
    rules: ['invalid-accepted'],
    wrap: onRequest(['favouriteFolderAdd'], async (request) =>
      requestLike(request, { body: await request.clone().text() }),
    ),
  },
  {
    name: 'A wrong text is refused without its field',
    area: ['historyChatRename'],
    rules: ['invalid-status'],
    wrap: editJson(['historyChatRename'], 422, (json) => ({ ...Object(json), errors: [] })),
  },
  {
    name: 'Line ends of templates are lost',
    area: ['templateRead', 'templateChange'],
    rules: ['stored'],
    wrap: editText(['templateRead', 'templateAdd', 'templateChange'], 'text', (text) =>
      text.replaceAll(/\r?\n/g, ' '),
    ),
  },
  {
    name: 'The text of a template is trimmed',
    area: ['templateRead', 'templateChange'],
    rules: ['stored'],
    wrap: editText(['templateRead'], 'text', (text) => text.trim()),
  },
  {
    name: 'Line ends of instructions become those of one system',
    area: ['agentRead', 'agentChange'],
    rules: ['stored'],
    wrap: editText(['agentRead'], 'instruction', (text) => text.replaceAll('\r\n', '\n')),
  },
  {
    name: 'Texts of agents are normalised',
    area: ['agentRead', 'agentChange'],
    rules: ['stored'],
    wrap: editText(['agentRead'], 'instruction', (text) => text.normalize('NFC')),
  },
  {
    name: 'The colour of an agent is not stored',
    area: ['agentRead', 'agentChange'],
    rules: ['stored'],
    wrap: editItems(['agentRead'], (item) => ({ ...item, colour: 'rose' })),
  },
  {
    name: 'Names of agents keep blanks at their ends',
    area: ['agentRead', 'agentChange'],
    rules: ['stored'],
    wrap: editText(['agentRead'], 'name', (text) => `${text} `),
  },
  {
    name: 'Emoji of requests are damaged in the history',
    area: ['historyMessageList'],
    rules: ['stored'],
    wrap: editJson(['historyMessageList'], 200, (json) =>
      mapTexts(json, (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '??')),
    ),
  },
  {
    name: 'Requests lose the blanks at their ends',
    area: ['historyMessageList'],
    rules: ['stored'],
    wrap: editJson(['historyMessageList'], 200, (json) => mapTexts(json, (text) => text.trim())),
  },
  {
    name: 'A changed template forgets its variables',
    area: ['templateRead', 'templateChange'],
    rules: ['stored'],
    wrap: editItems(['templateRead'], (item) => ({ ...item, variables: [] })),
  },
];
