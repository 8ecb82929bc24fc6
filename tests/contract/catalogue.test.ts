/**
 * CON-04: every named error is in three places: Prism serves it by its name (`prism.test.ts` asks for each of `answers`),
 * the stand-in has a scenario of its name, and the portal comes to the verdict of portal.md §8.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiError, readHttpError } from '#api/error.ts';
import { errorStatuses } from '#api/generated/errors.ts';
import { operations as calls } from '#api/generated/operations.ts';
import { operations } from '#mocks/contract/contract.ts';
import { callTo } from '#mocks/testing/calls.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { decide, type Verdict } from '#platform/errors/decide.ts';
import { answers } from './bundle.ts';

type Name = keyof typeof errorStatuses;
const names = Object.keys(errorStatuses) as Name[];

/** Verdicts of portal.md §8 with the requirement that words them. */
const shown = {
  'ERR-01': () => ({ action: 'lapse', title: 'Некорректная авторизация' }),
  'ERR-02': () => ({ action: 'lapse', title: 'Сессия истекла' }),
  'ERR-03': ({ text }) => ({ action: 'dialog', title: 'Пользователь не зарегистрирован', text, reset: true }),
  'ERR-04': ({ text }) => ({ action: 'dialog', title: 'Лимит запросов', text, reset: false }),
  'ERR-05': ({ text }) => ({ action: 'toast', text, once: true }),
  'ERR-06': ({ text }) => ({
    action: 'dialog',
    title: 'Данный пользователь заблокирован',
    text,
    reset: true,
  }),
  'ERR-07': () => ({ action: 'lapse', title: 'Сессия завершена' }),
  'ERR-08': () => ({ action: 'unavailable' }),
  'ERR-09 admin': () => ({ action: 'toast', text: expect.stringContaining('Сервис "Админка"') }),
  'ERR-09 user': () => ({ action: 'toast', text: expect.stringContaining('Сервис "Личный кабинет"') }),
  'ERR-09 notification': () => ({ action: 'toast', text: expect.stringContaining('Сервис "Оповещения"') }),
  /** Every other error: the title of the call and the text of the gateway. */
  'ERR-10': ({ text, operation }) => ({ action: 'dialog', title: operation?.title, text, reset: false }),
  'ERR-12': ({ operation }) => ({
    action: 'dialog',
    title: operation?.title,
    reset: false,
    text: expect.stringMatching(/ Повторите через 1\u00a0минуту\.$/),
  }),
  /** The chat ignores it. */
  'PRE-01': () => ({ action: 'ignore' }),
  'AUTH-04 invalid': ({ text }) => ({ action: 'toast', text, timeout: 3000 }),
  'AUTH-04 expired': () => ({ action: 'toast', text: 'Истек срок действия ссылки' }),
} satisfies Record<string, (error: ApiError) => { action: Verdict['action'] } & Record<string, unknown>>;

/** Beside a request of a chat (CHAT-27) they are shown by its own table. A new name does not compile until it is here. */
const rules: Readonly<Record<Name, keyof typeof shown>> = {
  'bad-request': 'ERR-10',
  'user-blocked': 'ERR-06',
  'services-unavailable': 'ERR-08',
  unauthorized: 'ERR-07',
  'malformed-jwt': 'ERR-01',
  'jwt-expired': 'ERR-02',
  'user-not-registered': 'ERR-03',
  'email-not-confirmed': 'ERR-05',
  forbidden: 'ERR-07',
  'cross-site': 'ERR-10',
  'request-timeout': 'ERR-10',
  'version-conflict': 'ERR-10',
  'cursor-expired': 'ERR-10',
  'name-taken': 'ERR-10',
  'limit-reached': 'ERR-10',
  'idempotency-mismatch': 'ERR-10',
  'too-large': 'ERR-10',
  'unsupported-media-type': 'ERR-10',
  'admin-418': 'ERR-09 admin',
  'fields-invalid': 'ERR-10',
  'export-too-large': 'ERR-10',
  'too-many-requests': 'ERR-12',
  'limit-exceeded': 'ERR-04',
  'internal-error': 'ERR-08',
  unavailable: 'ERR-08',
  'storage-full': 'ERR-08',
  'quota-exceeded': 'ERR-08',
  'not-found': 'ERR-10',
  'show-over': 'ERR-10',
  'in-use': 'ERR-10',
  'system-object': 'ERR-10',
  'already-started': 'ERR-10',
  'selection-changed': 'ERR-10',
  'already-decided': 'ERR-10',
  'email-taken': 'ERR-10',
  'last-admin': 'ERR-10',
  'self-change': 'ERR-10',
  'check-expired': 'ERR-10',
  'agreement-changed': 'ERR-10',
  'wrong-credentials': 'ERR-10',
  'code-invalid': 'ERR-10',
  'link-invalid': 'AUTH-04 invalid',
  'link-expired': 'AUTH-04 expired',
  'no-speech': 'ERR-10',
  'file-unreadable': 'ERR-10',
  'call-settled': 'ERR-10',
  'tile-mismatch': 'ERR-10',
  'settings-rejected': 'ERR-10',
  'agreement-required': 'ERR-10',
  'agent-archived': 'ERR-10',
  'content-refused': 'ERR-10',
  'file-protected': 'ERR-10',
  'link-unreachable': 'ERR-10',
  'table-unreadable': 'ERR-10',
  'chat-locked': 'PRE-01',
  'upstream-failed': 'ERR-10',
  'upstream-timeout': 'ERR-10',
  'model-busy': 'ERR-10',
  'model-unavailable': 'ERR-10',
  'service-not-connected': 'ERR-10',
  'context-too-long': 'ERR-10',
  'pictures-refused': 'ERR-10',
  'budget-spent': 'ERR-12',
  'too-many-runs': 'ERR-12',
  'range-not-satisfiable': 'ERR-10',
  'folder-name-taken': 'ERR-10',
  'notification-418': 'ERR-09 notification',
  'generation-running': 'ERR-10',
  'too-many-generations': 'ERR-12',
  'user-418': 'ERR-09 user',
  'export-too-soon': 'ERR-12',
  'wrong-password': 'ERR-10',
};

let client: Client;
beforeAll(async () => {
  client = await new Client(await openGateway()).login();
});

/** The operation that fails: the first one that needs a session. */
function operationWith(name: Name) {
  const own = operations.filter(({ failures }) => failures.has(name));
  return own.find(({ admits }) => admits.has('session')) ?? own[0];
}

/** The answer of the stand-in after its scenario of this name, and the call that got it. */
async function arranged(name: Name) {
  const operation = operationWith(name);
  const call = Object.values(calls).find(({ id }) => id === operation?.id);
  if (!operation || !call) throw new Error(`No operation declares ${name}`);
  const scenario = { method: 'POST', body: JSON.stringify({ name, operation: operation.id }) };
  const taken = await client.gateway.handle(new Request('http://portal.test/api/dev/scenario', scenario));
  expect(taken.status).toBe(204);
  const { method, path, ...rest } = callTo(operation);
  return { call, path, response: await client.call(method, path, rest) };
}

describe.each(names)('[CON-04] %s', (name) => {
  test('an operation declares it as a named example, so Prism is asked for it', () => {
    const statuses = answers.filter((answer) => answer.name === name).map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual([errorStatuses[name]]);
  });

  test('the stand-in’s scenario of this name answers with it, and the portal comes to the verdict of portal.md', async () => {
    const { call, path, response } = await arranged(name);
    const error = await readHttpError(response, call, `http://portal.test/api/1.0${path}`);
    expect([error.status, error.code]).toEqual([errorStatuses[name], name]);
    const declared = answers.find((answer) => answer.name === name);
    expect(error.text).toBe((declared?.value as { message: string } | undefined)?.message);
    expect(decide(error)).toMatchObject(shown[rules[name]](error));
  });
});
