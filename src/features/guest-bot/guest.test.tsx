import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';
import { address } from '#tests/screen.ts';
import { startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';

const corporate = 'guest@corp.example';
const other = 'guest@other.example';
const link = `/chatBot?token=guest-other-2026&emailUser=${other}&chatName=chatGpt`;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function enterPassword(user: UserEvent, password = 'portal-2026'): Promise<void> {
  await fill(user, await screen.findByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}
/** Signs a guest in: the address, then the password. */
async function signIn(user: UserEvent, email: string, password?: string): Promise<void> {
  await fill(user, await screen.findByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  await enterPassword(user, password);
}
/** Both «Выйти» buttons: with a text, and as an icon for narrow windows. */
const exits = () => screen.getAllByRole('button', { name: 'Выйти' });
const leave = async (user: UserEvent): Promise<void> => {
  const [exit] = exits();
  if (exit) await user.click(exit);
};

test('[BOT-02] an expired link shows an error, and the form can be used instead', async () => {
  const { user } = await renderPortal(`/chatBot/login?token=old&emailUser=${other}&chatName=chatGpt`);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ссылка из приглашения не действует. Войдите с паролем или попросите новое приглашение.',
  );
  expect(field('E-mail').value).toBe(other);
  await enterPassword(user);
  await heading('ChatGPT');
});

test('[BOT-02] an unknown address and a wrong password are shown at the form, and typed values stay', async () => {
  const { user } = await renderPortal('/chatBot/login?emailUser=nobody@other.example');
  await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText(/^Гостя с\sтаким адресом\sнет/)).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail'));
  await signIn(user, other, 'неверный');
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный e-mail или пароль');
  expect([field('E-mail').value, field('Пароль').value]).toEqual([other, 'неверный']);
  expect(document.activeElement).toBe(field('Пароль'));
  // An error of the field's own replaces it, for good.
  await user.clear(field('Пароль'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Введите пароль')).toBeDefined();
  await user.keyboard('y');
  expect(screen.queryByText(/Введите пароль|Неверный e-mail/)).toBeNull();
});

test('[PRE-08][BOT-03] the login leads to the requested page, with a foreign target to the bot', async () => {
  const page = await renderPortal('/chatBot/claude');
  await waitFor(() => expect(address()).toMatch(/^\/chatBot\/login\?chatName=claude&redirect=/));
  await signIn(page.user, other);
  await heading('Claude');
  await leave(page.user);
  await waitFor(() => expect(address()).toBe('/chatBot/login?chatName=claude'));
  page.close();
  const { user } = await renderPortal('/chatBot/login?redirect=//evil.example/&chatName=claude', {
    standIn: page.standIn,
  });
  await signIn(user, other);
  await heading('Claude');
  expect(location.pathname).toBe('/chatBot/claude');
});

test.each([
  ['', '/chatBot/login?chatName=chatGpt'],
  ['&typeExit=nonsense', '/chatBot/login?chatName=chatGpt'],
  ['&typeExit=login', '/chatBot/login?chatName=chatGpt'],
  ['&typeExit=portal', '/login'],
  ['&typeExit=close', '/chatBot/closed?chatName=chatGpt'],
])(
  '[BOT-05][AUTH-07] «Выйти» after a link with «%s» leads to %s, after a reload too',
  async (query, target) => {
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
    const first = await renderPortal(link + query);
    const { standIn } = first;
    await heading('ChatGPT');
    first.close();
    const page = await renderPortal(location.pathname, { standIn });
    await heading('ChatGPT');
    await leave(page.user);
    await waitFor(() => expect(address()).toBe(target));
    if (query.endsWith('close')) expect(await screen.findByText('Можно закрыть вкладку.')).toBeDefined();
    const left = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(left).not.toContain(other);
    expect(left).not.toContain('Chat_Bot');
    page.close();
    await renderPortal('/chatBot/chatGpt', { standIn });
    await waitFor(() => expect(location.pathname).toBe('/chatBot/login'));
  },
);

test('[BOT-05] in a window that stays open after «Выйти» the guest can sign in to the same bot again', async () => {
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const { user } = await renderPortal(`/chatBot/login?emailUser=${other}&chatName=claude&typeExit=close`);
  await signIn(user, other);
  await heading('Claude');
  await leave(user);
  await user.click(await screen.findByRole('link', { name: 'Войти снова' }));
  await waitFor(() => expect(address()).toBe('/chatBot/login?chatName=claude'));
  await signIn(user, other);
  await heading('Claude');
  await leave(user);
  expect(await screen.findByText('Можно закрыть вкладку.')).toBeDefined();
});

test('[BOT-05] the exit of the link also applies to the next session of the tab', async () => {
  const { user, router } = await renderPortal('/chatBot/login?chatName=claude&typeExit=portal');
  for (const _session of [1, 2]) {
    await signIn(user, other);
    await heading('Claude');
    await leave(user);
    await waitFor(() => expect(address()).toBe('/login'));
    await router.navigate({ to: '/chatBot/login', search: { chatName: 'claude' } });
  }
});

test('[BOT-01] the employee’s login does not let a guest in', async () => {
  const { user } = await renderPortal('/login');
  await fillLogin(user, other);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(location.pathname).toBe('/login');
});

test('[ERR-12] when the chat cannot be shown, «Выйти» stays and «На главную» leads to the bot', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'agreementCheck' });
  const { user, problems } = await renderPortal('/chatBot?chatName=claude', { standIn });
  await signIn(user, corporate);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  await heading('Не удалось показать страницу');
  expect(exits()).not.toEqual([]);
  standIn.recover();
  await user.click(screen.getByRole('link', { name: 'На главную' }));
  await heading('Соглашения');
  expect(location.pathname).toBe('/chatBot/agreements');
  expect(problems.splice(0).join()).toContain('agreementCheck: http 400');
});

test('[APP-06][ERR-12] a chat that failed during an outage is shown after it', async () => {
  const standIn = await startStandIn();
  standIn.fail('services-unavailable', { operation: 'agreementCheck' });
  standIn.fail('unavailable', { operation: 'availabilityCheck' });
  const { user, problems } = await renderPortal('/chatBot/claude', { as: corporate, standIn });
  // The whole maintenance page: the button of its substitute goes away with it.
  await screen.findByText(/^Небольшая пауза/);
  // Behind the maintenance page.
  expect(screen.getByText('Не удалось показать страницу')).toBeDefined();
  standIn.recover();
  await user.click(await screen.findByRole('button', { name: 'Проверить сейчас' }));
  await heading('Соглашения');
  expect(problems.splice(0).join()).toContain('agreementCheck: http 400');
});

test('[APP-06][ERR-12] a screen that failed without a network says so, and is shown when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'agreementCheck' });
  const { user, problems } = await renderPortal('/chatBot/claude', { as: corporate, standIn });
  await heading(/^Нет подключения к\sинтернету$/);
  standIn.recover();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await heading('Соглашения');
  expect(problems.splice(0).join()).toContain('agreementCheck: http 400');
});

test.each(['/chatBot/noSuchBot', '/chatBot/constructor'])(
  '[BOT-01] %s is an unknown bot, and the guest can sign out',
  async (target) => {
    await renderPortal(target, { as: other });
    await heading('Такого чат-бота нет');
    expect(exits()).not.toEqual([]);
  },
);

test.each(['/chatBot/login?chatName=noSuchBot', '/chatBot?chatName=constructor', '/chatBot/noSuchBot'])(
  '[BOT-01] %s is an unknown bot before the sign-in as well, with a link to the login of another bot',
  async (target) => {
    const { user, standIn } = await renderPortal(target);
    await heading('Такого чат-бота нет');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Открыть чат-бот' }));
    await signIn(user, other);
    await heading('ChatGPT');
    expect(standIn.callsOf('guestLogin')).toHaveLength(1);
  },
);

test('[BOT-01][BOT-02] an invitation to an unknown bot signs in to another bot', async () => {
  const { user } = await renderPortal(link.replace('chatName=chatGpt', 'chatName=noSuchBot'));
  await heading('Такого чат-бота нет');
  await user.click(screen.getByRole('link', { name: 'Открыть чат-бот' }));
  await heading('ChatGPT');
});

test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id'])(
  '[BOT-01] the chat %s is missing, with a link to a new chat',
  async (chat) => {
    const { user } = await renderPortal(`/chatBot/chatGpt/${chat}`, { as: other });
    await heading('Чат не найден');
    await user.click(screen.getByRole('link', { name: 'Новый чат' }));
    await heading('ChatGPT');
  },
);

test('[BOT-04][PRE-04] notifications are polled every 120 s, one request at a time, until a request fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, standIn, settle } = await renderPortal('/chatBot/login');
  const asked = (): number => standIn.callsOf('notificationList').length;
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  };
  await pass(240_000);
  expect(asked()).toBe(0);
  await signIn(user, other);
  await heading('ChatGPT');
  await waitFor(() => expect(asked()).toBe(1));
  // The interval begins with the answer.
  await settle();
  await pass(121_000);
  expect(asked()).toBe(2);
  await pass(121_000);
  expect(asked()).toBe(3);
  standIn.fail('notification-418', { operation: 'notificationList', times: 1 });
  await pass(121_000);
  expect(asked()).toBe(4);
  expect(toast.getHistory().map(({ title }) => title)).toContain(
    'Сервис "Оповещения" на данный момент недоступен. Попробуйте снова через пару минут',
  );
  await pass(500_000);
  expect(asked()).toBe(4);
});

test('[BOT-04][APP-08] notifications that a guest has seen are not new after a reload; no settings are sent', async () => {
  const first = await renderPortal(link);
  const bell = () => screen.findByRole('button', { name: 'Уведомления' });
  const note = async () =>
    document.getElementById((await bell()).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(async () => expect(await note()).toMatch(/^\d+\sнов/));
  await first.user.click(await bell());
  expect(await screen.findByRole('dialog', { name: 'Уведомления' })).toBeTruthy();
  await first.user.keyboard('{Escape}');
  await waitFor(async () => expect(await note()).toBe(''));
  first.close();
  const { settle, standIn } = await renderPortal('/chatBot/chatGpt', { standIn: first.standIn });
  await settle();
  expect(await note()).toBe('');
  expect(standIn.callsOf('settingsChange')).toEqual([]);
});

test('[BOT-04] the poll ends with the session', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, standIn } = await renderPortal('/chatBot/chatGpt', { as: other });
  await heading('ChatGPT');
  await waitFor(() => expect(standIn.callsOf('notificationList')).toHaveLength(1));
  await leave(user);
  await waitFor(() => expect(location.pathname).toBe('/chatBot/login'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(standIn.callsOf('notificationList')).toHaveLength(1);
});
