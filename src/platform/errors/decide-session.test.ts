import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { decide } from './decide.ts';

// The matrix has the outcome of each failure in each area; these tests check the rest of the verdict.
const url = 'http://portal.example/api/1.0/tile/getTile';
const failed = (init: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError =>
  new ApiError({ kind: 'http', operation: operations.tileList, url, ...init });
const inChat = (init: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError =>
  failed({
    operation: operations.chatMessageSend,
    url: 'http://portal.example/api/1.0/chat/chatGpt/message',
    ...init,
  });

describe('sessions', () => {
  test('[ERR-01] the same text with another status is not an ended session', () => {
    expect(decide(failed({ status: 404, text: 'JWT expired at' }))).toMatchObject({
      action: 'dialog',
      reset: false,
    });
  });

  test('[AUTH-04] an expired link has its own message, the same text about a session is ERR-02', () => {
    const text = 'JWT expired at 2026-11-20T08:41:07Z. Allowed clock skew: 0 milliseconds.';
    const link = failed({ status: 401, text, operation: operations.registrationConfirm });
    expect(decide(link)).toMatchObject({ action: 'toast', text: 'Истек срок действия ссылки' });
    expect(decide(failed({ status: 401, text }))).toMatchObject({ action: 'lapse', title: 'Сессия истекла' });
  });

  test('[ERR-05] an unconfirmed address has a one-time notice with the address', () => {
    expect(decide(failed({ status: 401, text: 'Ваша почта a@b.ru не подтверждена' }))).toEqual({
      action: 'toast',
      text: 'Ваша почта a@b.ru не подтверждена',
      timeout: 5000,
      once: true,
      email: 'a@b.ru',
    });
  });

  test.each([
    'Требуется вход',
    'JWT expired at 2026-11-20',
    'Malformed JWT JSON',
    'Пользователь с почтой a@b.ru не найден',
    'Ваша почта a@b.ru не подтверждена',
    'Наши сервисы временно недоступны.',
    '',
  ])('[AUTH-07] signing out of an ended session shows nothing: «%s»', (text) => {
    expect(decide(failed({ operation: operations.authLogout, status: 401, text }))).toEqual({
      action: 'ignore',
    });
    expect(decide(failed({ operation: operations.authLogout, status: 403, text })).action).not.toBe('ignore');
  });

  test('[PRE-01] a cancelled call has no effect', () => {
    expect(decide(inChat({ kind: 'aborted' }))).toEqual({ action: 'ignore' });
    expect(decide(failed({ kind: 'aborted' }))).toEqual({ action: 'ignore' });
  });
});

const publicCalls = [
  'registrationConfirm',
  'passwordReset',
  'companyRequestConfirm',
  'emailChangeConfirm',
  'emailChangeReset',
  'registrationAdd',
  'registrationLinkSend',
  'passwordLinkSend',
] as const;

test.each(publicCalls)(
  '[AUTH-04] a refusal of %s with any text is a toast and ends no session',
  (operationId) => {
    for (const text of ['Нельзя', 'Malformed JWT JSON', 'JWT expired at', 'Пользователь с почтой a@b.ru']) {
      expect(decide(failed({ operation: operations[operationId], status: 401, text }))).toEqual({
        action: 'toast',
        text,
        timeout: 3000,
        once: false,
      });
    }
    expect(
      decide(failed({ operation: operations[operationId], kind: 'malformed', status: 200 })),
    ).toMatchObject({ action: 'dialog' });
  },
);

test.each([...publicCalls.slice(0, 5)])(
  '[AUTH-04] an expired link of %s is recognised by text and status',
  (operationId) => {
    const text = 'Allowed clock skew: 0 milliseconds.';
    expect(decide(failed({ operation: operations[operationId], status: 401, text }))).toEqual({
      action: 'toast',
      text: 'Истек срок действия ссылки',
      timeout: 3000,
      once: false,
    });
    expect(decide(failed({ operation: operations[operationId], status: 400, text }))).toMatchObject({ text });
  },
);

test.each([
  'authLogin',
  'authLogout',
  'guestEmailCheck',
  'guestLogin',
  'notificationPublicSend',
  ...publicCalls,
] as const)('[ERR-07] %s needs no session, so its refusal ends none', (operationId) => {
  for (const status of [401, 403]) {
    expect(decide(failed({ operation: operations[operationId], status, text: 'Нельзя' })).action).not.toBe(
      'lapse',
    );
  }
});

test('[ERR-05] without an address in the text, the notice names the user’s own, or none', () => {
  const told = { status: 401, text: 'Ваша почта ещё не подтверждена' };
  expect(decide(failed(told), {}, 'me@neuro.example')).toMatchObject({
    text: 'Ваша почта me@neuro.example не подтверждена',
    email: 'me@neuro.example',
  });
  expect(decide(failed({ status: 401, text: 'Ваша почта ещё не подтверждена' }))).toMatchObject({
    text: 'Ваша почта не подтверждена',
    email: null,
  });
  expect(decide(failed({ status: 400, text: 'Ваша почта' }))).toMatchObject({ action: 'dialog' });
});

test('[AUTH-12] the text of an ended session says that input is kept', () => {
  for (const text of ['Malformed JWT JSON', 'JWT expired at', '']) {
    expect(decide(failed({ status: 401, text }))).toMatchObject({
      action: 'lapse',
      text: 'Войдите ещё раз, чтобы продолжить с\u00a0того\u00a0же места.',
    });
  }
});
