import { expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import contract from '#api/generated/gateway.json' with { type: 'json' };
import { operations } from '#api/generated/operations.ts';
import { decide, type Verdict } from './decide.ts';

type Named = { name: string; status: number; message: string; path: string };

/** Every error of the contract once with each kind of path: calls without a session treat some of them differently. */
const named: Named[] = [
  ...new Map(
    Object.values(contract.components.responses)
      .flatMap(({ content }) => Object.entries(content['application/json'].examples))
      .map(([name, { value }]) => [`${name} ${value.path}`, { name, ...value }] as const),
  ).values(),
];

function failed({ path, ...init }: { path: string; status: number; text: string; code?: string }): ApiError {
  const operation = path.includes('confirmationRegistration')
    ? operations.registrationConfirm
    : operations.tileList;
  return new ApiError({ kind: 'http', operation, url: `http://portal.example${path}`, ...init });
}

/** A verdict without what it takes from the server's text. */
function effect(verdict: Verdict): object {
  return { ...verdict, text: null, email: null };
}

test('the catalogue has the errors of portal.md §8', () => {
  expect(named.length).toBeGreaterThan(35);
  expect(named.map(({ name }) => name)).toContain('user-not-registered');
});

/** By its text alone a 403 ends the session (portal.md §8). */
const sameByText = named.filter(({ name }) => name !== 'cross-site');
test.each(sameByText.map((one) => [one.name, one] as const))(
  '[ERR-10][CON-05] %s: the code alone decides as the text alone does',
  (code, { status, message, path }) => {
    const byText = decide(failed({ path, status, text: message }));
    expect(effect(decide(failed({ path, status, code, text: 'Другой текст' })))).toEqual(effect(byText));
    expect(effect(decide(failed({ path, status, code, text: message })))).toEqual(effect(byText));
  },
);

const path = '/api/1.0/tile/getTile';
const expired = 'JWT expired at 2026-11-20T08:41:07Z';

test('[ERR-02][CON-05] a code that decides makes the text meaningless', () => {
  const verdict = (code: string, text: string) => decide(failed({ path, status: 401, code, text }));
  expect(verdict('malformed-jwt', expired)).toMatchObject({ title: 'Некорректная авторизация' });
  expect(verdict('jwt-expired', 'Ваша почта a@b.ru не подтверждена')).toMatchObject({
    title: 'Сессия истекла',
  });
});

test.each(['nothing-known', 'constructor', '', 'JWT-EXPIRED'])(
  '[PRE-13][CON-05] the code «%s» is not known: the text decides',
  (code) => {
    expect(decide(failed({ path, status: 401, code, text: expired }))).toMatchObject({
      title: 'Сессия истекла',
    });
  },
);

test('[PRE-13][CON-05] a code that belongs to another status is ignored', () => {
  const text = 'Нельзя';
  for (const [code, status] of [
    ['jwt-expired', 404],
    ['user-blocked', 409],
    ['limit-exceeded', 400],
    ['services-unavailable', 422],
  ] as const) {
    expect(decide(failed({ path, status, code, text }))).toEqual(decide(failed({ path, status, text })));
  }
  expect(decide(failed({ path, status: 401, code: 'user-blocked', text: expired }))).toMatchObject({
    title: 'Сессия истекла',
  });
});

test('[ERR-07][PRE-11] a refusal for another site ends no session', () => {
  expect(decide(failed({ path, status: 403, code: 'cross-site', text: 'Нельзя' }))).toEqual({
    action: 'dialog',
    title: 'Ошибка получения плиток',
    text: 'Нельзя',
    reset: false,
  });
});
