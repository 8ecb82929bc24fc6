/** Gateways with faults in passwords, settings, agreements, folders, the history and keys of several people. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  accept,
  answerLike,
  callAs,
  editBody,
  editJson,
  editList,
  type Mutant,
  onAnswer,
  operationAt,
  repeatLast,
  requestLike,
  without,
} from './faulty.ts';

/** A text that the schemas of these fields allow. */
const isShort = (value: unknown): boolean => typeof value === 'string' && /^.{1,100}$/.test(value);

const employee = 'employee@neuro.example';

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Answers valid calls of the employee by 204 and does nothing: they reach the gateway with the key of no object. */
const notExecuted =
  (id: OperationId): Mutant['wrap'] =>
  (next) => {
    const cookies = new Set<string>();
    const seen = onAnswer(['authLogin'], async (answer, request) => {
      const [pair = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
      if ((await request.text()).includes(employee)) cookies.add(pair);
      return answer;
    })(next);
    return async (request) => {
      if (operationAt(request) !== id || !cookies.has(request.headers.get('cookie') ?? ''))
        return seen(request);
      const other = crypto.randomUUID();
      const body = (await request.clone().text()).replaceAll(uuids, other);
      const url = request.url.replaceAll(uuids, other);
      const answer = await seen(await requestLike(request, { url, body }));
      return answer.status === 404
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : answer;
    };
  };

export const personMutants: readonly Mutant[] = [
  {
    name: 'The old password is not looked at',
    area: ['passwordChange'],
    rules: ['session'],
    wrap: editBody(['passwordChange'], (body) =>
      isShort(body['old']) ? { ...body, old: 'portal-2026' } : body,
    ),
  },
  {
    name: 'The old password opens sessions after a change',
    area: ['passwordChange'],
    rules: ['stored'],
    wrap: repeatLast(['authLogin'], [400]),
  },
  {
    name: 'All people have the same settings',
    area: ['settingsChange'],
    rules: ['stored'],
    wrap: callAs(['settingsRead'], employee),
  },
  {
    name: 'A service that opens at the start cannot be removed',
    area: ['settingsChange'],
    rules: ['stored'],
    wrap: editJson(['settingsRead'], 200, (json) => ({ startService: 'chatGpt', ...json })),
  },
  {
    name: 'No optional agreement is needed',
    area: ['agreementAccept'],
    rules: ['invalid-accepted'],
    wrap: onAnswer(['agreementAccept'], async (answer, request) => {
      const accepted = (await request.text()).match(/"id":[16],[^}]*"checked":true/g) ?? [];
      const isValid = /^(?:ai|chatBot)$/.test(request.headers.get('session-type') ?? '');
      return answer.status === 400 && isValid && accepted.length === 2
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : answer;
    }),
  },
  {
    name: 'An agreement that is not asked for is accepted',
    area: ['agreementRequiredAccept'],
    rules: ['version'],
    wrap: accept('agreementRequiredAccept', 'agreement-changed'),
  },
  {
    name: 'Names of folders differ by their case',
    area: ['favouriteFolderAdd'],
    rules: ['status'],
    wrap: accept('favouriteFolderAdd', 'folder-name-taken'),
  },
  {
    name: 'New folders come last, wherever they shall be',
    area: ['favouriteFolderAdd'],
    rules: ['stored'],
    wrap: editBody(['favouriteFolderAdd'], (body) =>
      typeof body['position'] === 'number' ? without(body, 'position') : body,
    ),
  },
  {
    name: 'Folders keep the blanks around their names',
    area: ['favouriteFolderRename', 'favouriteFolderList'],
    rules: ['stored'],
    wrap: editList(['favouriteFolderList'], (items) =>
      items.map((one) => ({ ...one, name: `${one['name']} ` })),
    ),
  },
  {
    name: 'A key counts for all people',
    area: ['agentAdd'],
    rules: ['once'],
    wrap: (next) => {
      const kept = new Map<string, { cookie: string | null; answer: Response }>();
      return onAnswer(['agentAdd'], (answer, request) => {
        const key = request.headers.get('idempotency-key');
        const cookie = request.headers.get('cookie');
        const old = key === null ? undefined : kept.get(key);
        if (old && old.cookie !== cookie && answer.status === 200) return old.answer.clone() as Response;
        if (key && answer.status === 200) kept.set(key, { cookie, answer: answer.clone() as Response });
        return answer;
      })(next);
    },
  },
  {
    name: 'The search in chats sees upper case',
    area: ['historyChatList', 'historyChatRename'],
    rules: ['search'],
    wrap: editList(['historyChatList'], (items, request) => {
      const text = new URL(request.url).searchParams.get('searchText') ?? '';
      return items.filter((one) => text.toLowerCase() === text || String(one['content']).includes(text));
    }),
  },
  {
    name: 'Pinned chats stand among the others',
    area: ['historyChatPin', 'historyChatList'],
    rules: ['order'],
    wrap: editList(['historyChatList'], (items) =>
      items.toSorted((a, b) => String(b['date']).localeCompare(String(a['date']))),
    ),
  },
  ...(
    [
      ['templatePin', ['templatePin', 'templateList']],
      ['templateAccessChange', ['templateAccessChange', 'templateRead']],
      ['templateHide', ['templateHide', 'templateList']],
      ['agentPin', ['agentPin', 'agentList']],
      ['agentHide', ['agentHide', 'agentList']],
      ['agentAccessChange', ['agentAccessChange', 'agentRead']],
      ['functionAccessChange', ['functionAccessChange', 'functionRead']],
      ['guestLinkRemove', ['guestLinkRemove', 'guestLinkList']],
      ['guestBotHide', ['guestBotHide', 'guestBotList']],
      ['favouriteTileMove', ['favouriteTileMove', 'favouriteFolderList']],
      ['favouriteTileRemove', ['favouriteTileRemove', 'tileList']],
      ['presentationPin', ['presentationPin', 'presentationRead']],
      ['presentationAccessChange', ['presentationAccessChange', 'presentationRead']],
    ] as const
  ).map(
    ([id, area]): Mutant => ({
      name: `${id} is answered and not executed`,
      area,
      rules: ['stored', 'other-person', 'session', 'status'],
      wrap: notExecuted(id),
    }),
  ),
];
