/** Gateways that take requests that they must refuse: repeated ones, stale versions, invalid fields. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  editBody,
  editHeaders,
  editItems,
  type Json,
  type Mutant,
  onAnswer,
  onRequest,
  repeatLast,
  requestLike,
  succeedOn,
} from './faulty.ts';

/** Every call is a new one: its key is forgotten. */
const forgetKey = (...ids: readonly OperationId[]) =>
  onRequest(ids, (request) =>
    /^[\da-f-]{36}$/.test(request.headers.get('idempotency-key') ?? '')
      ? requestLike(request, { headers: { 'idempotency-key': crypto.randomUUID() } })
      : request,
  );

/** Sends the version that the object has, whichever the caller names. */
function anyVersion(change: OperationId, read: OperationId): Mutant['wrap'] {
  return (next) => {
    let version: unknown;
    const seen = onAnswer([read, change], async (answer) => {
      if (answer.status === 200) version = ((await answer.clone().json()) as Json)['version'] ?? version;
      return answer;
    })(next);
    return editBody([change], (body) =>
      Number.isInteger(body['version']) ? { ...body, version: version ?? body['version'] } : body,
    )(seen);
  };
}

/** Cuts texts that are too long, as a database does. */
const cut = (ids: readonly OperationId[], name: string, length: number) =>
  editBody(ids, (body) => {
    const value = body[name];
    return typeof value === 'string' ? { ...body, [name]: value.slice(0, length) } : body;
  });

/** Takes another value for a field that is missing or of another type. */
const heal = (ids: readonly OperationId[], name: string, fits: (value: unknown) => boolean, value: unknown) =>
  editBody(ids, (body) => (fits(body[name]) ? body : { ...body, [name]: value }));

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

export const takenMutants: readonly Mutant[] = [
  {
    name: 'A repeated request makes a second agent',
    area: ['agentAdd'],
    rules: ['once'],
    wrap: forgetKey('agentAdd'),
  },
  {
    name: 'A repeated request makes a second mailing',
    area: ['adminMailingAdd'],
    rules: ['once'],
    wrap: forgetKey('adminMailingAdd'),
  },
  {
    name: 'A repeated request for a report makes a second one',
    area: ['reportAdd'],
    rules: ['once'],
    wrap: forgetKey('reportAdd'),
  },
  {
    name: 'Another request under a used key is answered by the first answer',
    area: ['agentAdd'],
    rules: ['once'],
    wrap: repeatLast(['agentAdd'], [409]),
  },
  {
    name: 'Another company under a used key',
    area: ['adminCompanyAdd'],
    rules: ['once'],
    wrap: repeatLast(['adminCompanyAdd'], [409]),
  },
  {
    name: 'A required key may be missing',
    area: ['adminUserAdd'],
    rules: ['invalid-accepted'],
    wrap: onRequest(['adminUserAdd'], (request) =>
      request.headers.has('idempotency-key')
        ? request
        : requestLike(request, { headers: { 'idempotency-key': crypto.randomUUID() } }),
    ),
  },
  {
    name: 'A key may be any text',
    area: ['adminGroupAdd'],
    rules: ['invalid-accepted'],
    wrap: onRequest(['adminGroupAdd'], (request) =>
      /^[\w-]{8,64}$/.test(request.headers.get('idempotency-key') ?? '')
        ? request
        : requestLike(request, { headers: { 'idempotency-key': crypto.randomUUID() } }),
    ),
  },
  {
    name: 'The version of an agent is not compared',
    area: ['agentChange'],
    rules: ['version'],
    wrap: anyVersion('agentChange', 'agentRead'),
  },
  {
    name: 'The version of a company is not compared',
    area: ['adminCompanyChange'],
    rules: ['version'],
    wrap: anyVersion('adminCompanyChange', 'adminCompanyRead'),
  },
  {
    name: 'The version does not change',
    area: ['adminServiceChange', 'adminBannerChange'],
    rules: ['version', 'stored'],
    wrap: editItems(
      ['adminServiceChange', 'adminBannerChange', 'adminBannerRead', 'adminBannerList', 'adminServiceRead'],
      (item) => ('version' in item ? { ...item, version: 1 } : item),
    ),
  },
  {
    name: 'The name of an agent is cut',
    area: ['agentAdd'],
    rules: ['invalid-accepted'],
    wrap: cut(['agentAdd'], 'name', 60),
  },
  {
    name: 'The reason of a block is not validated',
    area: ['adminUserBatchChange'],
    rules: ['invalid-accepted'],
    wrap: editBody(['adminUserBatchChange'], (body) => {
      const action = body['action'] as Json | undefined;
      return action?.['kind'] === 'block' && isText(action['reason'])
        ? { ...body, action: { ...action, reason: `${action['reason']}`.trim().slice(0, 100) || 'нет' } }
        : body;
    }),
  },
  {
    name: 'A missing flag counts as false',
    area: ['agentPin'],
    rules: ['invalid-accepted'],
    wrap: heal(['agentPin'], 'pinned', (value) => value !== undefined, false),
  },
  {
    name: 'Texts count as flags',
    area: ['agentHide'],
    rules: ['invalid-accepted'],
    wrap: heal(['agentHide'], 'hidden', isFlag, true),
  },
  {
    name: 'Null counts as an empty text',
    area: ['adminUserAdd'],
    rules: ['invalid-accepted'],
    wrap: editBody(['adminUserAdd'], (body) =>
      body['department'] === null ? { ...body, department: '' } : body,
    ),
  },
  {
    name: 'Any address of a person is accepted',
    area: ['companyUserAdd'],
    rules: ['invalid-accepted', 'invalid-status'],
    wrap: editBody(['companyUserAdd'], (body) =>
      isText(body['email']) && !`${body['email']}`.includes('@')
        ? { ...body, email: `a${Date.now()}@corp.example` }
        : body,
    ),
  },
  {
    name: 'An unknown role counts as USER',
    area: ['adminUserChange'],
    rules: ['invalid-accepted'],
    wrap: heal(['adminUserChange'], 'role', (value) => ['USER', 'ADMIN'].includes(`${value}`), 'USER'),
  },
  {
    name: 'Unknown fields are ignored',
    area: ['agentPin'],
    rules: ['invalid-accepted'],
    wrap: editBody(['agentPin'], ({ uuid, pinned }) => ({
      ...(uuid !== undefined && { uuid }),
      ...(pinned !== undefined && { pinned }),
    })),
  },
  {
    name: 'Every invalid token is accepted',
    area: ['adminTokenAdd'],
    rules: ['invalid-accepted'],
    wrap: succeedOn(['adminTokenAdd'], [400], { token: null, secret: null }),
  },
  {
    name: 'JSON under any content type',
    area: ['adminLetterAnswerSend'],
    rules: ['invalid-accepted'],
    wrap: editHeaders(['adminLetterAnswerSend'], { 'content-type': 'application/json' }),
  },
];
