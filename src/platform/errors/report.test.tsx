import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { area } from '#api/area.ts';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { employee, guest } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import { unavailable } from '../availability.ts';
import { closeDialogs } from '../dialogs.ts';
import { emailConfirmation } from '../email-confirmation.ts';
import { messages } from '../info-dialog.ts';
import { lapsedGuest } from '../session/lapsed-guest.ts';
import { guestSession, session } from '../session/session.ts';
import { forgetNotices, reportError } from './report.ts';

const url = 'http://portal.example/api/1.0/tile/getTile';
const refused = (
  status: number,
  text: string,
  operationId: 'tileList' | 'authLogin' | 'passwordReset' = 'tileList',
): ApiError => new ApiError({ kind: 'http', operation: operations[operationId], url, status, text });

beforeEach(() => {
  closeDialogs();
  session.reset();
  guestSession.reset();
  toast.clear();
  forgetNotices();
  unavailable.set(false);
  session.signIn(employee);
});

test('[PRE-02] ten parallel 401s are one lapse without another dialog', () => {
  let changes = 0;
  const stop = session.subscribe(() => {
    changes += 1;
  });
  for (let call = 0; call < 10; call += 1) reportError(refused(401, 'JWT expired at 2026-11-20'));
  stop();
  expect(session.get()).toMatchObject({ state: 'LAPSED', reason: 'Сессия истекла' });
  expect(messages.opened()).toEqual([]);
  expect(changes).toBe(1);
});

test('[PRE-02] late retries after a lapse open nothing, a refused login does', () => {
  reportError(refused(401, 'JWT expired at'));
  reportError(refused(400, 'Данный пользователь заблокирован'));
  expect(messages.opened()).toEqual([]);
  for (const [text, title] of [
    ['Пользователь с почтой a@b.ru не найден', 'Пользователь не зарегистрирован'],
    ['Malformed JWT JSON', 'Некорректная авторизация'],
  ] as const) {
    closeDialogs();
    reportError(refused(401, text, 'authLogin'));
    expect(messages.opened()).toMatchObject([{ title }]);
  }
  expect(session.get().state).toBe('LAPSED');
});

test.each([
  ['[ERR-03]', 401, 'Пользователь с почтой a@b.ru не найден'],
  ['[ERR-06]', 400, 'Данный пользователь заблокирован'],
])('%s: signed out with one dialog', (_id, status, text) => {
  for (let call = 0; call < 3; call += 1) reportError(refused(status, text));
  expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null });
  expect(messages.opened()).toMatchObject([{ message: text, isError: true }]);
});

test('[ERR-02][PRE-07] on a chat-bot page the guest’s session ends with a dialog, not the employee’s', () => {
  guestSession.signIn(guest);
  area.set('chatBot');
  reportError(refused(401, 'JWT expired at'));
  reportError(refused(401, 'JWT expired at'));
  area.set('ai');
  expect(guestSession.get().state).toBe('UN_AUTHENTICATED');
  expect(lapsedGuest.get()).toBe('g@b.ru');
  expect(session.get().state).toBe('AUTHENTICATED');
  expect(messages.opened()).toMatchObject([{ title: 'Сессия истекла' }]);
});

test('[ERR-05][AUTH-08][PRE-02] the notice of an unconfirmed address is shown once per session', () => {
  const error = refused(401, 'Ваша почта a@b.ru не подтверждена');
  reportError(error);
  const [first] = toast.getSnapshot();
  expect(first).toMatchObject({ tone: 'negative', title: 'Ваша почта a@b.ru не подтверждена' });
  first?.action?.onPress();
  expect(emailConfirmation.opened(), '[AUTH-08] the notice leads to its modal').toEqual([
    { email: 'a@b.ru' },
  ]);
  toast.clear();
  reportError(error);
  expect(toast.getSnapshot()).toEqual([]);
  expect(session.get().state).toBe('AUTHENTICATED');
});

/** The status of the services that the gateway gives; null for no answer. Returns the addresses that were asked. */
function statusIs(status: number | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['says so', 503],
  ['does not answer', null],
])(
  '[ERR-08] the status is asked at once; the flag is set if the gateway %s, and the session stays',
  async (_title, status) => {
    const asked = statusIs(status);
    for (let call = 0; call < 3; call += 1) reportError(refused(503, ''));
    await vi.waitFor(() => expect(unavailable.get()).toBe(true));
    expect(asked).toEqual([expect.stringMatching(/\/api\/1\.0\/data\/ping$/)]);
    expect(messages.opened()).toEqual([]);
    expect(session.get().state).toBe('AUTHENTICATED');
  },
);

test('[ERR-08] one failed call of a healthy gateway covers nothing: a dialog names it, unless its screen does', async () => {
  const asked = statusIs(204);
  reportError(refused(503, ''), { isShown: true });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  reportError(refused(500, 'Внутренняя ошибка'));
  await vi.waitFor(() =>
    expect(messages.opened()).toMatchObject([
      { title: 'Ошибка получения плиток', message: 'Внутренняя ошибка', isError: true },
    ]),
  );
  expect(unavailable.get()).toBe(false);
});

test('[ERR-08][APP-06] without a network nothing is covered and nothing is asked; a change that failed is told', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = statusIs(null);
  const lost = new ApiError({ kind: 'network', operation: operations.tileList, url });
  reportError(lost, { isShown: true });
  await Promise.resolve();
  expect(messages.opened()).toEqual([]);
  reportError(lost);
  await vi.waitFor(() =>
    expect(messages.opened()).toMatchObject([{ title: 'Ошибка получения плиток', message: 'Ошибка сети' }]),
  );
  expect([asked, unavailable.get()]).toEqual([[], false]);
});

test('[ERR-10] the same failure of several calls opens one dialog', () => {
  reportError(refused(404, 'Нет'));
  reportError(refused(404, 'Нет'));
  reportError(refused(404, 'Другое'));
  expect(messages.opened().map(({ message }) => message)).toEqual(['Нет', 'Другое']);
});

test('[ERR-12] an error that is not from the gateway is shown too', () => {
  reportError(new Error('render'));
  expect(messages.opened()).toMatchObject([{ message: 'Что-то пошло не так =(' }]);
});

test('[AUTH-04] an ordinary notice is shown every time and has no button', () => {
  const error = refused(401, 'Allowed clock skew: 0 milliseconds', 'passwordReset');
  reportError(error);
  expect(toast.getSnapshot()).toMatchObject([{ title: 'Истек срок действия ссылки', timeout: 3000 }]);
  expect(toast.getSnapshot()[0]?.action).toBeUndefined();
  toast.clear();
  reportError(error);
  expect(toast.getSnapshot()).toHaveLength(1);
});

test.each([
  ['of the server', 'Ваша почта c@d.ru не подтверждена', employee.email, 'c@d.ru'],
  ['of the user, if the server names none', 'Ваша почта не подтверждена', 'e@f.ru', 'e@f.ru'],
])(
  '[ERR-05][AUTH-08] the button of the notice opens the confirmation of %s',
  (_title, text, email, named) => {
    session.signIn({ ...employee, email });
    reportError(refused(401, text));
    const [notice] = toast.getSnapshot();
    expect(notice?.title).toBe(`Ваша почта ${named} не подтверждена`);
    expect(notice?.action?.label).toBe('Подтвердить');
    notice?.action?.onPress();
    expect(emailConfirmation.opened()).toEqual([{ email: named }]);
  },
);

test('[ERR-05][AUTH-08] the notice has no button without a known address or without a session', () => {
  session.signIn({ ...employee, email: '' });
  reportError(refused(401, 'Ваша почта не подтверждена'));
  expect(toast.getSnapshot()).toMatchObject([{ title: 'Ваша почта не подтверждена' }]);
  expect(toast.getSnapshot()[0]?.action).toBeUndefined();
  toast.clear();
  forgetNotices();
  session.signIn(employee);
  reportError(refused(401, 'Ваша почта не подтверждена', 'authLogin'));
  expect(toast.getSnapshot()).toMatchObject([{ title: 'Ваша почта не подтверждена' }]);
  expect(toast.getSnapshot()[0]?.action).toBeUndefined();
});

test('[ERR-03] a login of an unknown account is shown and ends no existing session', () => {
  reportError(refused(401, 'Пользователь с почтой a@b.ru не найден', 'authLogin'));
  expect(session.get().state).toBe('AUTHENTICATED');
  expect(messages.opened()).toMatchObject([{ title: 'Пользователь не зарегистрирован', isError: true }]);
});

test('[ERR-12] the caller gets the verdict', () => {
  expect(reportError(refused(400, 'Неверный пароль', 'authLogin'), { inline: [400] })).toEqual({
    action: 'inline',
    text: 'Неверный пароль',
  });
  expect(messages.opened()).toEqual([]);
  expect(reportError('x')).toEqual({
    action: 'dialog',
    title: 'Ошибка',
    text: 'Что-то пошло не так =(',
    reset: false,
  });
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка', isError: true }]);
});

test('[APP-13][CON-05] the dialog of an error knows the request id, for its report', () => {
  const requestId = '3f0c9a52-7d1e';
  reportError(new ApiError({ kind: 'http', operation: operations.tileList, url, status: 409, requestId }));
  expect(messages.opened()).toMatchObject([{ requestId, isError: true }]);
});
