import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { decide, inlineText } from './decide.ts';

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

test('[ERR-04] the request limit is a dialog with the server’s text for any status', () => {
  const text = 'Превышено количество обращений. Лимит обновится завтра';
  for (const status of [400, 403, 429, 503]) {
    expect(decide(inChat({ status, text }))).toMatchObject({ action: 'dialog', text, reset: false });
  }
});

test.each([502, 599])('[ERR-08] %i sets the flag', (status) => {
  expect(decide(failed({ status }))).toMatchObject({ action: 'unavailable' });
});

test('[ERR-08] no answer has its own text in the chat only', () => {
  const outage = (title: string, text: string) => ({ action: 'unavailable', notice: null, title, text });
  const sending = 'Ошибка отправки сообщения';
  expect(decide(inChat({ kind: 'network' }))).toEqual({
    ...outage(sending, 'Ошибка сети'),
    notice: 'Ошибка сети',
  });
  expect(decide(inChat({ status: 500 }))).toEqual(outage(sending, 'Что-то пошло не так =('));
  expect(decide(failed({ kind: 'network' }))).toEqual(outage('Ошибка получения плиток', 'Ошибка сети'));
});

describe('[ERR-09][PRE-03] 418 by the path', () => {
  const origin = 'http://portal.example/api/1.0';
  test('a notice of 3 s', () => {
    expect(decide(failed({ status: 418, url: `${origin}/admin/getTilesAdmin` }))).toEqual({
      action: 'toast',
      text: 'Сервис "Админка" на данный момент недоступен. Попробуйте снова через пару минут',
      timeout: 3000,
      once: false,
    });
  });
  test('not by the query', () => {
    const error = failed({ status: 418, url: `${origin}/tile/getTile?from=/api/1.0/admin`, text: 'Чайник' });
    expect(decide(error)).toMatchObject({ action: 'dialog', text: 'Чайник' });
  });
});

describe('[ERR-12] 429', () => {
  test.each([
    [1, 'Слишком часто. Повторите через 1\u00a0секунду.'],
    [42, 'Слишком часто. Повторите через 42\u00a0секунды.'],
    [60, 'Слишком часто. Повторите через 1\u00a0минуту.'],
    [59, 'Слишком часто. Повторите через 59\u00a0секунд.'],
    [61, 'Слишком часто. Повторите через 2\u00a0минуты.'],
    [0, 'Слишком часто.'],
    [7140, 'Слишком часто. Повторите через 119\u00a0минут.'],
    [7141, 'Слишком часто. Повторите через 2\u00a0часа.'],
    [86_400, 'Слишком часто. Повторите через 24\u00a0часа.'],
    [null, 'Слишком часто.'],
  ])('after %i s', (retryAfter, text) => {
    expect(decide(failed({ status: 429, text: 'Слишком часто', retryAfter }))).toMatchObject({ text });
  });

  test('has the portal’s text if there is none; no second full stop is added', () => {
    expect(decide(failed({ status: 429, retryAfter: 60 }))).toEqual({
      action: 'dialog',
      title: 'Ошибка получения плиток',
      text: 'Слишком много запросов. Повторите через 1\u00a0минуту.',
      reset: false,
    });
    for (const text of ['Стоп!', 'Куда?', 'Ждите…', 'Ждите.']) {
      expect(decide(failed({ status: 429, text }))).toMatchObject({ text });
    }
  });
});

test.each(['actionTrack', 'emailCodeSend'] as const)(
  '[AUTH-08] a failure of %s is not shown',
  (operationId) => {
    for (const status of [400, 401, 503]) {
      expect(decide(failed({ operation: operations[operationId], status, text: 'Нельзя' }))).toEqual({
        action: 'ignore',
      });
    }
  },
);

test('[FBK-01] refused feedback has a notice of one second', () => {
  const toast = { action: 'toast', timeout: 1000, once: false };
  expect(decide(failed({ operation: operations.feedbackSend, status: 400, text: 'Нельзя' }))).toEqual({
    ...toast,
    text: 'Нельзя',
  });
  expect(decide(failed({ operation: operations.feedbackSend, status: 401 }))).toEqual({
    ...toast,
    text: 'Что-то пошло не так =(',
  });
});

test.each(['chatMessageSend', 'chatStreamResume', 'chatStreamStop', 'chatCallConfirm'] as const)(
  '[PRE-01] %s is a call of the chat, the list of messages is not',
  (operationId) => {
    for (const status of [401, 423]) {
      expect(decide(failed({ operation: operations[operationId], status }))).toEqual({ action: 'ignore' });
    }
    expect(decide(failed({ operation: operations.historyMessageList, status: 401 }))).toMatchObject({
      action: 'lapse',
    });
  },
);

test('[ERR-09] 418 of another part or without an address is an ordinary error', () => {
  for (const address of [url, '', 'http://[']) {
    expect(decide(failed({ status: 418, url: address, text: 'Чайник' }))).toMatchObject({
      action: 'dialog',
      text: 'Чайник',
    });
  }
  expect(
    decide(failed({ status: 400, url: 'http://portal.example/api/1.0/admin/x', text: 'Нет' })),
  ).toMatchObject({ action: 'dialog' });
});

test('[ERR-11] an unknown call has a general title', () => {
  expect(decide(failed({ operation: null, status: 404 }))).toEqual({
    action: 'dialog',
    title: 'Ошибка',
    text: 'Что-то пошло не так =(',
    reset: false,
  });
});

describe('[AUTH-02][ADM-20] a failure that the screen of its call shows', () => {
  const meta = { inline: [404, 409, 422] };

  test.each(meta.inline)('with status %i is shown in its place with the text of the server', (status) => {
    const error = failed({ status, text: 'Запись уже изменена' });
    expect(decide(error, meta)).toEqual({ action: 'inline', text: 'Запись уже изменена' });
    expect(inlineText(error, meta)).toBe('Запись уже изменена');
  });

  test('without a text it has the portal’s', () => {
    expect(inlineText(failed({ status: 409 }), meta)).toBe('Что-то пошло не так =(');
  });

  test('comes before the end of the session, after texts with their own rule', () => {
    const login = { inline: [400, 401, 403] };
    expect(decide(failed({ status: 401 }), login).action).toBe('inline');
    expect(decide(failed({ status: 400, text: 'Данный пользователь заблокирован' }), login).action).toBe(
      'dialog',
    );
  });

  test.each([
    [400, 'dialog'],
    [401, 'lapse'],
    [503, 'unavailable'],
  ])('with status %i is shown by the error policy', (status, action) => {
    expect(decide(failed({ status }), meta).action).toBe(action);
    expect(inlineText(failed({ status }), meta)).toBeNull();
  });

  test('an error that is not from a call has no text', () => {
    expect(inlineText(new TypeError('broken'), meta)).toBeNull();
  });

  test('applies to that call only', () => {
    expect(decide(failed({ status: 409 })).action).toBe('dialog');
  });
});

test('[CHAT-27] what came in place of an answer is shown beside the request, elsewhere as any error', () => {
  const broken = { kind: 'malformed', text: 'Текст шлюза' } as const;
  expect(decide(inChat(broken))).toEqual({ action: 'inline', text: 'Текст шлюза' });
  expect(decide(failed(broken))).toMatchObject({ action: 'dialog', text: 'Текст шлюза' });
});
