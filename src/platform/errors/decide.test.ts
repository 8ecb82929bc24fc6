import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { decide } from './decide.ts';

const url = 'http://portal.example/api/1.0/tile/getTile';
const failed = (init: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError =>
  new ApiError({ kind: 'http', operationId: 'tileList', url, ...init });
const inChat = (init: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError =>
  failed({
    operationId: 'chatMessageSend',
    url: 'http://portal.example/api/1.0/chat/chatGpt/message',
    ...init,
  });

describe('sessions', () => {
  test.each([
    ['[ERR-01]', 401, 'Malformed JWT JSON: unexpected token', 'Некорректная авторизация'],
    ['[ERR-02]', 401, 'JWT expired at 2026-11-20T08:41:07Z', 'Сессия истекла'],
    ['[ERR-03]', 401, 'Пользователь с почтой a@b.ru не зарегистрирован', 'Пользователь не зарегистрирован'],
    ['[ERR-06]', 400, 'Данный пользователь заблокирован', 'Данный пользователь заблокирован'],
  ])('%s %i %s: dialog and reset', (_id, status, text, title) => {
    for (const error of [failed({ status, text }), inChat({ status, text })]) {
      expect(decide(error)).toMatchObject({ action: 'dialog', title, reset: true });
    }
  });

  test('[ERR-01] the same words under another status are no lost session', () => {
    expect(decide(failed({ status: 404, text: 'JWT expired at' }))).toMatchObject({
      action: 'dialog',
      reset: false,
    });
  });

  test('[AUTH-04] an old link is told as such, the same words about a session stay ERR-02', () => {
    const text = 'JWT expired at 2026-11-20T08:41:07Z. Allowed clock skew: 0 milliseconds.';
    const link = failed({ status: 401, text, operationId: 'registrationConfirm' });
    expect(decide(link)).toMatchObject({ action: 'toast', text: 'Истек срок действия ссылки' });
    expect(decide(failed({ status: 401, text }))).toMatchObject({
      action: 'dialog',
      title: 'Сессия истекла',
    });
  });

  test('[ERR-05] an unconfirmed address is told once, with the address', () => {
    expect(decide(failed({ status: 401, text: 'Ваша почта a@b.ru не подтверждена' }))).toEqual({
      action: 'toast',
      text: 'Ваша почта a@b.ru не подтверждена',
      timeout: 5000,
      once: true,
    });
  });

  test.each([401, 403])('[ERR-07] any other %i resets without a word', (status) => {
    expect(decide(failed({ status, text: 'Требуется авторизация' }))).toEqual({ action: 'reset' });
  });

  test.each([401, 423])('[ERR-07][PRE-01] any other %i in the chat does nothing', (status) => {
    expect(decide(inChat({ status, text: 'Требуется авторизация' }))).toEqual({ action: 'ignore' });
  });

  test('[PRE-01] a cancelled call does nothing anywhere', () => {
    expect(decide(inChat({ kind: 'aborted' }))).toEqual({ action: 'ignore' });
    expect(decide(failed({ kind: 'aborted' }))).toEqual({ action: 'ignore' });
  });

  test('[PRE-01] 403 in the chat resets, 423 outside it is told', () => {
    expect(decide(inChat({ status: 403 }))).toEqual({ action: 'reset' });
    expect(decide(failed({ status: 423, text: 'Занято' }))).toMatchObject({
      action: 'dialog',
      text: 'Занято',
    });
  });
});

test('[ERR-04] the request limit is a dialog with the text of the server, whatever its status', () => {
  const text = 'Превышено количество обращений. Лимит обновится завтра';
  for (const status of [400, 403, 429, 503]) {
    expect(decide(inChat({ status, text }))).toMatchObject({ action: 'dialog', text, reset: false });
  }
});

describe('[ERR-08] availability', () => {
  test.each([500, 502, 503, 599])('%i sets the flag', (status) => {
    expect(decide(failed({ status }))).toMatchObject({ action: 'unavailable' });
  });
  test('[PRE-04] 400 sets it only with the given text', () => {
    expect(decide(failed({ status: 400, text: 'Наши сервисы временно недоступны.' }))).toMatchObject({
      action: 'unavailable',
    });
    expect(decide(failed({ status: 400, text: 'Некорректный запрос' }))).toMatchObject({ action: 'dialog' });
  });
  test('no answer sets it; in the chat the text is «Ошибка сети»', () => {
    expect(decide(failed({ kind: 'network' }))).toMatchObject({ action: 'unavailable' });
    expect(decide(inChat({ kind: 'network' }))).toEqual({ action: 'unavailable', notice: 'Ошибка сети' });
  });
});

describe('[ERR-09][PRE-03] 418 by the path', () => {
  const origin = 'http://portal.example/api/1.0';
  test.each([
    [`${origin}/admin/getTilesAdmin`, 'Админка'],
    [`${origin}/user/company/getTilesCompanyAdmin`, 'Личный кабинет'],
    [`${origin}/notification/getNotificationUser`, 'Оповещения'],
  ])('%s: «%s»', (address, part) => {
    expect(decide(failed({ status: 418, url: address }))).toEqual({
      action: 'toast',
      text: `Сервис "${part}" на данный момент недоступен. Попробуйте снова через пару минут`,
      timeout: 3000,
      once: false,
    });
  });
  test('never by the query', () => {
    const error = failed({ status: 418, url: `${origin}/tile/getTile?from=/api/1.0/admin`, text: 'Чайник' });
    expect(decide(error)).toMatchObject({ action: 'dialog', text: 'Чайник' });
  });
});

describe('[ERR-10] everything else', () => {
  test('is a dialog with the title of the call and the text of the server', () => {
    expect(decide(failed({ status: 404, text: 'Ничего не найдено' }))).toEqual({
      action: 'dialog',
      title: 'Ошибка получения плиток',
      text: 'Ничего не найдено',
      reset: false,
    });
  });
  test('[PRE-13] a malformed answer is told in the portal’s own words', () => {
    expect(decide(failed({ kind: 'malformed', status: 200 }))).toMatchObject({
      action: 'dialog',
      text: 'Что-то пошло не так =(',
    });
  });
});

describe('[ERR-12] 429', () => {
  test.each([
    [1, 'Слишком часто. Повторите через 1\u00a0секунду.'],
    [42, 'Слишком часто. Повторите через 42\u00a0секунды.'],
    [60, 'Слишком часто. Повторите через 1\u00a0минуту.'],
    [61, 'Слишком часто. Повторите через 2\u00a0минуты.'],
  ])('after %i s', (retryAfter, text) => {
    expect(decide(failed({ status: 429, text: 'Слишком часто', retryAfter }))).toMatchObject({ text });
  });
});

test('[AUTH-02] a refused login is shown at the form, an unknown chat by its screen', () => {
  expect(decide(failed({ operationId: 'authLogin', status: 400, text: 'Неверный пароль' }))).toEqual({
    action: 'inline',
    text: 'Неверный пароль',
  });
  expect(decide(failed({ operationId: 'authLogin', status: 401, text: 'Требуется авторизация' }))).toEqual({
    action: 'inline',
    text: 'Требуется авторизация',
  });
  expect(decide(failed({ operationId: 'historyMessageList', status: 404 }))).toMatchObject({
    action: 'inline',
  });
});
