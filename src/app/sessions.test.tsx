import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fill, fillLogin, renderPortal } from '#tests/portal.tsx';
import { address, profileButton, tiles } from '#tests/screen.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
const mainPage = () => screen.findByRole('searchbox', { name: 'Поиск сервиса' });
const lapsed = (name = 'Сессия истекла') => screen.findByRole('alertdialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());

/** Returns to the tab. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

async function signOut(user: UserEvent, email: string): Promise<void> {
  await user.click(await profileButton(email));
  await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  await screen.findByRole('button', { name: 'Войти' });
}

/** Opens a page of an employee and waits until it has loaded. */
async function open(path: string, reload?: () => void) {
  const portal = await renderPortal(path, { as: employee, standIn, ...(reload && { reload }) });
  await portal.settle();
  return portal;
}

/** Opens a chat, types a text and attaches a file without sending. */
async function prepare() {
  const portal = await open('/chat/neuron/chatGpt');
  await fill(portal.user, await composer(), 'Черновик письма');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  await portal.user.upload(input, new File(['итог'], 'Отчёт.txt', { type: 'text/plain' }));
  await screen.findByText(/Отчёт\.txt, /);
  return portal;
}

/** Returns to the tab after the session has ended; later calls succeed again. */
async function returnAfterSessionEnd(): Promise<void> {
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  comeBack();
  await lapsed();
  standIn.recover();
}

describe('a return to the tab', () => {
  test('[APP-10][PRE-06] exactly an hour, or an invalid time, causes no reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const reload = vi.fn<() => void>();
    const { settle } = await open('/', reload);
    for (const away of [String(Date.now() - 3_600_000), 'вчера', '', String(Date.now() + 99_999_999)]) {
      localStorage.setItem('lastVisit', away);
      comeBack();
      await settle();
    }
    expect(reload).not.toHaveBeenCalled();
    localStorage.setItem('lastVisit', String(Date.now() - 3_600_001));
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('[APP-09] an ended session is shown at once', async () => {
    await open('/');
    await returnAfterSessionEnd();
  });

  test('[APP-09] stale queries are fetched', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { settle } = await open('/');
    comeBack();
    await settle();
    expect(standIn.callsOf('tileList')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31_000);
    comeBack();
    await waitFor(() => expect(standIn.callsOf('tileList')).toHaveLength(2));
    await settle();
    vi.useRealTimers();
  });
});

describe('a session that ended', () => {
  test('[AUTH-12] text and files survive an expired session', async () => {
    const { user } = await prepare();
    await returnAfterSessionEnd();
    await fillLogin(user, employee);
    await noDialog();
    expect((await composer()).value).toBe('Черновик письма');
    expect(screen.getByText(/Отчёт\.txt, /)).toBeTruthy();
    expect(screen.queryByText(/Выберите файлы ещё раз: /)).toBeNull();
  });

  test('[AUTH-12] another user who signs in over the main page sees their own data', async () => {
    const { user } = await open('/');
    await returnAfterSessionEnd();
    await fillLogin(user, 'commerce@neuro.example');
    await waitFor(() => expect(standIn.callsOf('tileList')).toHaveLength(2));
    expect(await profileButton('commerce@neuro.example')).toBeTruthy();
  });

  test('[ERR-07][PRE-01] after a 401 that the chat ignores another call checks the session', async () => {
    const { user } = await open('/chat/neuron/chatGpt');
    await fill(user, await composer(), 'Вопрос без сессии');
    standIn.fail('unauthorized');
    await user.keyboard('{Enter}');
    await lapsed('Сессия завершена');
    standIn.recover();
    await fillLogin(user, employee);
    await noDialog();
    expect((await composer()).value).toBe('Вопрос без сессии');
  });

  test('[AUTH-12][PRE-07] a sign-out removes all of it from the browser', async () => {
    const { user, router } = await prepare();
    await signOut(user, employee);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /Черновик|Отчёт|employee@|USER/,
    );
    await fillLogin(user, employee);
    await mainPage();
    await router.navigate({ href: '/chat/neuron/chatGpt' });
    expect((await composer()).value).toBe('');
    expect(screen.queryByText(/Отчёт/)).toBeNull();
  });

  test('[AUTH-01][AUTH-07] a sign-out leads to /login without a redirect; a deep link redirects back after the login', async () => {
    const portal = await open('/chat/neuron/claude');
    await signOut(portal.user, employee);
    // The next user does not get the previous user's page.
    expect(address()).toBe('/login');
    portal.close();
    for (const path of ['/', '/lab', '/admin', '/nowhere']) {
      const { close } = await renderPortal(path, { standIn });
      expect(address(), path).toMatch(/^\/login/);
      close();
    }
    const { user } = await renderPortal('/chat/neuron/claude', { standIn });
    expect(address()).toMatch(/^\/login/);
    await fillLogin(user, employee);
    expect(await screen.findByRole('heading', { level: 1, name: 'Claude' })).toBeTruthy();
    expect(address()).toBe('/chat/neuron/claude');
  });
});

describe('the login', () => {
  test('[AUTH-01][ERR-06] a session that ended for good in another tab leads back here after a new sign-in', async () => {
    const { user } = await open('/chat/neuron/claude');
    localStorage.removeItem('profile');
    localStorage.setItem('authEnding', 'closed');
    localStorage.setItem('authState', 'UN_AUTHENTICATED');
    for (const key of ['profile', 'authEnding', 'authState'])
      dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fchat%2Fneuron%2Fclaude'));
    await fillLogin(user, employee);
    await screen.findByRole('heading', { level: 1, name: 'Claude' });
  });

  test('[AUTH-02] the stored profile has a blank token, and logout leaves neither e-mail nor role', async () => {
    const { user } = await renderPortal('/login', { standIn });
    await fillLogin(user, 'admin@neuro.example');
    await mainPage();
    expect(JSON.parse(localStorage.getItem('profile') ?? 'null')).toMatchObject({
      email: 'admin@neuro.example',
      role: 'ADMIN',
      token: '',
    });
    await signOut(user, 'admin@neuro.example');
    const left = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(left).not.toContain('admin@neuro.example');
    expect(left).not.toContain('ADMIN');
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('[PRE-08][AUTH-01] %j stays on this site', async (target) => {
    const { user } = await renderPortal(`/login?redirect=${encodeURIComponent(target)}`, { standIn });
    await fillLogin(user, employee);
    expect(await profileButton(employee)).toBeTruthy();
    expect(location.host).toBe('localhost:3000');
    expect(address()).not.toMatch(/^\/login/);
  });
});

describe('any content of the storage', () => {
  const keys = [
    'profile',
    'authState',
    'chatBotProfile',
    'chatBotAuthState',
    'ethicsCode:1',
    'theme',
    'lastVisit',
    'draft:1:chatGpt/new',
    'draft:1:chatGpt/new#files',
    'draft:1:chatGpt#model',
  ];
  const texts = ['', 'null', '[]', '{"id":1', '"\\ud800"', '[1e9999]', '['.repeat(5000), '\u0000'];
  test.each(texts.map((text) => [JSON.stringify(text.slice(0, 12)), text]))(
    '[PRE-07] %s in every key: the portal starts',
    async (_beginning, text) => {
      for (const key of keys) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
      const { user } = await renderPortal('/chat/neuron/chatGpt', { standIn, isEthicsAccepted: false });
      expect(address()).toMatch(/^\/login\?redirect=/);
      await fillLogin(user, employee);
      expect(await composer()).toBeTruthy();
    },
  );

  test.each(['', '{', 'null', '[]', '{"id":"1"}', '{"token":"secret"}'])(
    '[PRE-07] the profile %j: the portal starts at the login',
    async (profile) => {
      localStorage.setItem('authState', 'AUTHENTICATED');
      localStorage.setItem('profile', profile);
      const { settle } = await renderPortal('/', { standIn });
      expect(await screen.findByRole('button', { name: 'Войти' })).toBeTruthy();
      await settle();
      expect(standIn.calls, 'calls without a user').toEqual([]);
    },
  );
});

test('[APP-07][CHAT-01] unknown addresses, services and chats are 404 pages', async () => {
  const { router } = await open('/');
  for (const [href, name] of [
    ['/nowhere', 'Страница не найдена'],
    ['/chat/neuron/noSuchService', 'Страница не найдена'],
    ['/chat/neuron/chatGpt/00000000-0000-4000-8000-000000000000', 'Чат не найден'],
    ['/chat/neuron/chatGpt/not-an-id', 'Страница не найдена'],
  ] as const) {
    await router.navigate({ href });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name }), href).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Главное меню' })).toBeTruthy();
  }
});

test('[ADM-03] the admin area redirects users without the permission to the main page', async () => {
  const { router } = await open('/lab');
  for (const href of ['/admin', '/admin/users', '/companyAdmin']) {
    await router.navigate({ href });
    expect(address()).toBe('/');
    expect(await mainPage()).toBeTruthy();
  }
  await waitFor(() => expect(tiles()).toHaveLength(31));
});
