import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillLogin, renderPortal } from '#tests/portal.tsx';
import { address, dialog, dialogs, tiles } from '#tests/screen.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';

const employee = 'employee@neuro.example';
let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});

const notices = () =>
  within(screen.getByRole('region', { name: 'Сообщения портала' })).queryAllByRole('alert');
const maintenance = { level: 1, name: 'Сервисы временно недоступны' };
const page = () => within(screen.getByRole('main'));
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Opens a page of an employee and waits until it has loaded. */
async function open(path: string) {
  const portal = await renderPortal(path, { as: employee, standIn });
  await portal.settle();
  return portal;
}

/** Checks that the browser has no data of the user. */
function expectReset(): void {
  expect(localStorage.getItem('profile')).toBeNull();
  expect(localStorage.getItem('authState')).toBe('UN_AUTHENTICATED');
}

/** Removes console errors that the test has provoked. */
function forgive(problems: string[], operation: string): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(operation)));
}

test.each([
  ['ERR-03', 'user-not-registered', 'Пользователь не зарегистрирован', employee],
  ['ERR-06', 'user-blocked', 'Данный пользователь заблокирован', 'Данный пользователь заблокирован'],
] as const)(
  '[%s] %s: one dialog, reset, and after the next login back to the same address',
  async (_id, example, title, text) => {
    standIn.fail(example, { operation: 'tileList' });
    const { user } = await renderPortal('/?q=claude', { as: employee, standIn });
    const told = await dialog(title);
    expect(told.textContent).toContain(text);
    await waitFor(() => expect(address()).toMatch(/^\/login/));
    expectReset();
    standIn.recover();
    await user.click(within(told).getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(dialogs()).toEqual([]));
    await fillLogin(user, employee);
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Поиск сервиса' });
    expect(search.value).toBe('claude');
    await waitFor(() => expect(tiles()).not.toEqual([]));
    expect(dialogs()).toEqual([]);
  },
);

test('[ERR-04] the request limit: a dialog with the server’s text, the session stays', async () => {
  standIn.fail('limit-exceeded', { operation: 'tileList' });
  const { user } = await renderPortal('/', { as: employee, standIn });
  const told = await dialog('Лимит запросов');
  expect(told.textContent).toContain('Превышено количество обращений. Лимит обновится завтра в 00:00');
  await user.click(within(told).getByRole('button', { name: 'Понятно' }));
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeTruthy();
  expect(address()).toBe('/');
});

test('[ERR-05][PRE-02] an unconfirmed address: one notice per session, the session stays', async () => {
  standIn.fail('email-not-confirmed', { operation: 'tileList' });
  const { user, settle } = await renderPortal('/', { as: employee, standIn });
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]?.textContent).toMatch(/Ваша почта employee@neuro\.example не подтверждена$/);
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  await user.click(page().getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(standIn.callsOf('tileList')).toHaveLength(2));
  await settle();
  expect(notices()).toEqual([]);
  standIn.recover();
  standIn.fail('bad-request', { operation: 'tileList' });
  await user.click(page().getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(notices()).toEqual([]);
});

test('[AUTH-08][ERR-05] the notice of an unconfirmed address opens the code dialog', async () => {
  standIn.fail('email-not-confirmed', { operation: 'tileList' });
  const { user } = await renderPortal('/', { as: employee, standIn });
  await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Подтверждение почты' }));
  expect(modal.getByRole('textbox', { name: 'E-mail' })).toMatchObject({ value: employee, readOnly: true });
  await user.click(modal.getByRole('button', { name: 'Отправить код' }));
  const entry = within(await screen.findByRole('dialog', { name: 'Подтверждение кодом' }));
  expect(entry.getByRole('textbox', { name: 'Код из письма' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Уведомления' }));
  const said = await screen.findByRole('region', { name: 'Недавние сообщения портала' });
  expect(said.textContent).toContain('Код отправлен на почту');
});

test('[ERR-08][PRE-04] 400 with «Наши сервисы временно недоступны.» is maintenance, another 400 is not', async () => {
  standIn.fail('bad-request', { operation: 'tileList' });
  const { user } = await renderPortal('/', { as: employee, standIn });
  const told = await dialog('Ошибка получения плиток');
  expect(told.textContent).toContain('Некорректный запрос: проверьте заполнение полей');
  expect(screen.queryByRole('heading', maintenance)).toBeNull();
  await user.click(within(told).getByRole('button', { name: 'Понятно' }));
  standIn.recover();
  standIn.fail('services-unavailable', { operation: 'tileList' });
  standIn.fail('unavailable', { operation: 'availabilityCheck' });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', maintenance)).toBeTruthy();
});

test('[ERR-09] 418 of the notifications names the service and disappears after 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  standIn.fail('notification-418', { operation: 'notificationList' });
  await renderPortal('/', { as: employee, standIn });
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]?.textContent).toMatch(
    /Сервис "Оповещения" на данный момент недоступен\. Попробуйте снова через пару минут$/,
  );
  expect(toast.getSnapshot()).toMatchObject([{ timeout: 3000 }]);
  expect(dialogs()).toEqual([]);
  vi.advanceTimersByTime(3000);
  await waitFor(() => expect(notices()).toEqual([]));
  vi.useRealTimers();
});

test('[ERR-12] 429 says when to try again', async () => {
  standIn.fail('too-many-requests', { operation: 'tileList' });
  await renderPortal('/', { as: employee, standIn });
  expect((await dialog('Ошибка получения плиток')).textContent).toContain(
    'Слишком много запросов. Попробуйте немного позже. Повторите через 1\u00a0минуту.',
  );
});

const json = { 'content-type': 'application/json' };
test.each([
  [
    'a page of HTML',
    () => new Response('<!doctype html><h1>Прокси</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['an empty body', () => new Response('', { headers: json })],
  ['broken JSON', () => new Response('[{"uuid":', { headers: json })],
  ['another shape', () => Response.json({ content: [] })],
  ['null', () => Response.json(null)],
])('[PRE-13][ERR-12] a 200 with %s: a dialog, and «Повторить» works', async (_name, answer) => {
  const mend = standIn.answer('tileList', answer);
  const { user, problems } = await renderPortal('/', { as: employee, standIn });
  const told = await dialog('Ошибка получения плиток');
  expect(told.textContent).toContain('Что-то пошло не так =(');
  await user.click(within(told).getByRole('button', { name: 'Понятно' }));
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить сервисы' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Главное меню' })).toBeTruthy();
  mend();
  await user.click(page().getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(tiles()).toHaveLength(31));
  forgive(problems, 'tileList');
});

test('[PRE-13] tiles with nulls, unknown values and extra properties are shown', async () => {
  standIn.change('tileList', ([first, second, third, ...rest]: Record<string, unknown>[]) => [
    { ...first, description: null, extra: { deep: [1] } },
    { ...second, group: 'quantum', typeInput: 'hologram' },
    { ...third, value: 'brandNewService' },
    null,
    'tile',
    ...rest,
  ]);
  const { problems } = await renderPortal('/', { as: employee, standIn });
  await waitFor(() => expect(tiles().length).toBeGreaterThanOrEqual(30));
  expect(dialogs()).toEqual([]);
  forgive(problems, 'tileList');
});

/** Sends a request as an employee and waits for the answer; returns the id of the chat. */
async function converse(text: string, chat?: string): Promise<string> {
  const body = new FormData();
  body.append('request', new Blob([JSON.stringify({ text })], { type: 'application/json' }));
  if (chat !== undefined) body.append('chat', chat);
  const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
  const url = new URL('/api/1.0/chat/chatGpt/message', location.href);
  const { chatUuid }: { chatUuid: string } = await (
    await fetch(url, { method: 'POST', headers, body })
  ).json();
  return chatUuid;
}

test('[PRE-02] ten 401s at once: one dialog, one reset, none after the next login', async () => {
  await standIn.signIn(employee);
  let chat = await converse('Вопрос');
  for (let index = 1; index < 9; index++) chat = await converse(`Вопрос ${index}`, chat);
  const { user } = await open(`/chat/neuron/chatGpt/${chat}`);
  // jsdom has no layout: without a height nothing more is mounted. Each mounted message says how many there are.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const count = () => screen.queryAllByRole('article', { hidden: true }).at(-1)?.getAttribute('aria-setsize');
  await waitFor(() => expect(count()).toBe('18'));
  // Asked for when the chat is open; a refusal would end the session before the first press.
  for (const operation of ['limitList', 'historyChatList', 'settingsRead', 'chatActivityList'] as const)
    await waitFor(() => expect(standIn.callsOf(operation)).not.toEqual([]));
  standIn.fail('jwt-expired');
  const releases = [standIn.hold('historyMessageHide'), standIn.hold('notificationList')];
  for (let hidden = 1; hidden <= 9; hidden++) {
    const [button] = await screen.findAllByRole('button', { name: 'Скрыть' });
    if (button) await user.click(button);
    await waitFor(() => expect(count()).toBe(String(18 - hidden)));
  }
  await user.click(screen.getByRole('button', { name: 'Уведомления' }));
  await waitFor(() => expect(standIn.callsOf('historyMessageHide')).toHaveLength(9));
  await waitFor(() => expect(standIn.callsOf('notificationList')).toHaveLength(2));
  for (const release of releases) release();
  expect(await dialog('Сессия истекла')).toBeTruthy();
  expectReset();
  expect(address()).toBe(`/chat/neuron/chatGpt/${chat}`);
  expect(dialogs()).toHaveLength(1);
  standIn.recover();
  await fillLogin(user, employee);
  await waitFor(() => expect(dialogs()).toEqual([]));
  await waitFor(() => expect(count()).toBe('18'));
  expect(dialogs()).toEqual([]);
  expect(notices()).toEqual([]);
});

test('[AUTH-02][ERR-06] a blocked account at the login form: a dialog, the form stays', async () => {
  standIn.fail('user-blocked', { operation: 'authLogin' });
  const { user } = await renderPortal('/login', { standIn });
  await fillLogin(user, employee);
  const told = await dialog('Данный пользователь заблокирован');
  await user.click(within(told).getByRole('button', { name: 'Понятно' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })).value).toBe(employee);
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('portal-2026');
});

test('[AUTH-02][PRE-13] a login answer without a profile does not sign in', async () => {
  standIn.answer('authLogin', () => Response.json({}));
  const { user, problems } = await renderPortal('/login', { standIn });
  await fillLogin(user, employee);
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(dialogs()[0]?.textContent).toContain('Что-то пошло не так =(');
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(address()).toBe('/login');
  forgive(problems, 'authLogin');
});

test('[APP-17] the login form validates before the call', async () => {
  const { user } = await renderPortal('/login', { standIn });
  await user.clear(await screen.findByLabelText('E-mail'));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText('Введите e-mail')).toBeTruthy();
  expect(screen.getByText('Введите пароль')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  await fillLogin(user, 'не почта');
  expect(await screen.findByText('Некорректный email')).toBeTruthy();
  expect(standIn.calls).toEqual([]);
});

test('[APP-06] on the login page too: input is kept when the services are back', async () => {
  standIn.fail('unavailable', { operation: 'authLogin' });
  standIn.fail('unavailable', { operation: 'availabilityCheck', times: 1 });
  const { user } = await renderPortal('/login', { standIn });
  await fillLogin(user, employee);
  expect(await screen.findByRole('heading', maintenance)).toBeTruthy();
  await screen.findByText(/^Небольшая пауза/);
  await user.click(await screen.findByRole('button', { name: 'Проверить сейчас' }));
  await waitFor(() => expect(screen.queryByRole('heading', maintenance)).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe(employee);
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('portal-2026');
});

test('[APP-06][ERR-08] the maintenance page mentions the network if there was no answer, and only then', async () => {
  standIn.break('authLogin', 'no answer');
  const mend = standIn.break('availabilityCheck', 'no answer');
  const { user } = await renderPortal('/login', { standIn });
  await fillLogin(user, employee);
  expect(await screen.findByRole('heading', maintenance)).toBeTruthy();
  expect(screen.getByText(/возможно, нет подключения/)).toBeTruthy();
  mend();
  standIn.fail('unavailable', { operation: 'availabilityCheck' });
  await screen.findByText(/^Небольшая пауза/);
  await user.click(await screen.findByRole('button', { name: 'Проверить сейчас' }));
  expect(await screen.findByText(/^Пока недоступны/)).toBeTruthy();
  expect(screen.queryByText(/возможно, нет подключения/)).toBeNull();
});
