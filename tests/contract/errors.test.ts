import { describe, expect, test } from 'vitest';
import { answers, bundle, operations } from './bundle.ts';

type ErrorBody = { status: number; message: string; path: string };

/** portal.md §8 and the rest of responses.yaml: name, status and the text that the error policy matches. */
const catalogue = [
  { id: 'ERR-01', name: 'malformed-jwt', status: 401, text: 'Malformed JWT JSON' },
  { id: 'ERR-02', name: 'jwt-expired', status: 401, text: 'JWT expired at' },
  { id: 'ERR-03', name: 'user-not-registered', status: 401, text: 'Пользователь с почтой' },
  { id: 'ERR-04', name: 'limit-exceeded', status: 429, text: 'Превышено количество обращений' },
  { id: 'ERR-05', name: 'email-not-confirmed', status: 401, text: 'Ваша почта' },
  { id: 'ERR-06', name: 'user-blocked', status: 400, text: 'Данный пользователь заблокирован' },
  { id: 'ERR-07', name: 'unauthorized', status: 401, text: '' },
  { id: 'ERR-07', name: 'forbidden', status: 403, text: '' },
  { id: 'PRE-13', name: 'cross-site', status: 403, text: '' },
  { id: 'APP-19', name: 'request-timeout', status: 408, text: '' },
  { id: 'ERR-10', name: 'range-not-satisfiable', status: 416, text: '' },
  { id: 'ERR-07', name: 'chat-locked', status: 423, text: '' },
  { id: 'ERR-08', name: 'services-unavailable', status: 400, text: 'Наши сервисы временно недоступны.' },
  { id: 'ERR-08', name: 'internal-error', status: 500, text: '' },
  { id: 'CON-06', name: 'upstream-failed', status: 424, text: '' },
  { id: 'CON-06', name: 'model-busy', status: 424, text: '' },
  { id: 'CON-06', name: 'model-unavailable', status: 424, text: '' },
  { id: 'CON-06', name: 'service-not-connected', status: 424, text: 'Сервис ещё не подключён' },
  { id: 'CON-06', name: 'context-too-long', status: 424, text: '' },
  { id: 'CHAT-27', name: 'content-refused', status: 422, text: '' },
  { id: 'CHAT-27', name: 'file-unreadable', status: 422, text: '' },
  { id: 'CHAT-27', name: 'file-protected', status: 422, text: '' },
  { id: 'CHAT-27', name: 'no-speech', status: 422, text: '' },
  { id: 'CHAT-27', name: 'link-unreachable', status: 422, text: '' },
  { id: 'CHAT-27', name: 'table-unreadable', status: 422, text: '' },
  { id: 'CHAT-17', name: 'settings-rejected', status: 400, text: '' },
  { id: 'CHAT-27', name: 'upstream-timeout', status: 424, text: '' },
  { id: 'CON-06', name: 'pictures-refused', status: 424, text: '' },
  { id: 'ERR-08', name: 'unavailable', status: 503, text: 'Наши сервисы временно недоступны.' },
  { id: 'ERR-09', name: 'admin-418', status: 418, text: '' },
  { id: 'ERR-09', name: 'user-418', status: 418, text: '' },
  { id: 'ERR-09', name: 'notification-418', status: 418, text: '' },
  { id: 'ERR-10', name: 'not-found', status: 404, text: '' },
  { id: 'ERR-12', name: 'too-many-requests', status: 429, text: '' },
  { id: 'ERR-10', name: 'tile-mismatch', status: 400, text: '' },
  { id: 'ERR-12', name: 'too-many-runs', status: 429, text: '' },
  { id: 'ERR-12', name: 'too-many-generations', status: 429, text: '' },
  { id: 'ERR-10', name: 'bad-request', status: 400, text: '' },
  { id: 'ERR-10', name: 'too-large', status: 413, text: '' },
  { id: 'ERR-10', name: 'unsupported-media-type', status: 415, text: '' },
  { id: 'ERR-08', name: 'storage-full', status: 507, text: '' },
  { id: 'ERR-08', name: 'quota-exceeded', status: 507, text: 'не хватает места' },
  { id: 'AUTH-02', name: 'wrong-credentials', status: 400, text: '' },
  { id: 'PROF-01', name: 'wrong-password', status: 400, text: '' },
  { id: 'AUTH-03', name: 'email-taken', status: 409, text: '' },
  { id: 'AUTH-04', name: 'link-invalid', status: 401, text: '' },
  { id: 'AUTH-04', name: 'link-expired', status: 401, text: '0 milliseconds' },
  { id: 'PRE-05', name: 'idempotency-mismatch', status: 409, text: '' },
  { id: 'HOME-04', name: 'folder-name-taken', status: 409, text: '' },
  { id: 'ADM-14', name: 'version-conflict', status: 409, text: '' },
  { id: 'ADM-21', name: 'last-admin', status: 409, text: '' },
  { id: 'ADM-21', name: 'self-change', status: 409, text: '' },
  { id: 'ADM-11', name: 'selection-changed', status: 409, text: '' },
  { id: 'ADM-20', name: 'name-taken', status: 409, text: '' },
  { id: 'ADM-20', name: 'limit-reached', status: 409, text: '' },
  { id: 'ADM-20', name: 'fields-invalid', status: 422, text: '' },
  { id: 'ADM-15', name: 'export-too-large', status: 422, text: '' },
];

const failures = answers.filter(({ status }) => status >= 400);
const keyTexts = catalogue.map(({ text }) => text).filter(Boolean);

test.each(catalogue)('[$id] $name is a named example with its status and text', ({ name, status, text }) => {
  const found = failures.filter((answer) => answer.name === name);
  expect(found.length).toBeGreaterThan(0);
  for (const { value } of found) {
    const body = value as ErrorBody;
    expect(body.status).toBe(status);
    expect(body.message).toContain(text);
    expect(body.message).not.toBe('');
  }
});

test('[ERR-05] the text contains the e-mail address', () => {
  const { value } = failures.find(({ name }) => name === 'email-not-confirmed') ?? {};
  expect((value as ErrorBody).message).toMatch(/^Ваша почта \S+@\S+ не подтверждена$/);
});

test.each([
  ['admin-418', '1.0/admin'],
  ['user-418', '1.0/user'],
  ['notification-418', '1.0/notification'],
])('[ERR-09] the path of %s contains %s', (name, part) => {
  const { value } = failures.find((answer) => answer.name === name) ?? {};
  expect((value as ErrorBody).path).toContain(part);
});

test('[CON-01] the body of every failure repeats its status', () => {
  const wrong = failures.filter(({ status, value }) => (value as ErrorBody).status !== status);
  expect(wrong.map(({ operation, name }) => `${operation.operationId} ${name}`)).toEqual([]);
});

test('[CON-01] each name has one status and text', () => {
  const byName = Object.groupBy(failures, ({ name }) => name);
  for (const [name, same] of Object.entries(byName)) {
    const messages = new Set(same?.map(({ value }) => (value as ErrorBody).message));
    expect([name, messages.size]).toEqual([name, 1]);
  }
});

test('[CON-03] the first example of each failure, which Prism uses by default, does not end the session', () => {
  // The text about an unconfirmed address is a notice only.
  const ending = keyTexts.filter((text) => text !== 'Ваша почта');
  for (const [name, response] of Object.entries(bundle.components.responses)) {
    const [first] = Object.values(response.content?.['application/json']?.examples ?? {});
    const { status, message } = (first as { value: ErrorBody }).value;
    if (status >= 500) continue;
    expect([name, ending.filter((text) => message.includes(text))]).toEqual([name, []]);
  }
});

describe.each(operations)('$operation.operationId', ({ operation }) => {
  test('[ERR-07] [ERR-08] declares the failures that every call can have', () => {
    const statuses = Object.keys(operation.responses);
    const needsSession = operation.security?.length !== 0;
    expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    if (needsSession) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
  });
});

test('[ERR-04] [ERR-06] operations without a session declare no error of an account, except sign-ins', () => {
  const ofAccounts = ['user-blocked', 'limit-exceeded', 'unauthorized', 'user-not-registered', 'jwt-expired'];
  const found = failures
    .filter(
      ({ operation, name }) =>
        !/session/i.test(JSON.stringify(operation.security ?? 'session')) && ofAccounts.includes(name),
    )
    .map(({ operation, name }) => `${operation.operationId} ${name}`);
  expect(found.sort()).toEqual(['authLogin user-blocked', 'guestLogin user-blocked']);
});
