import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const token = 'c3'.repeat(32);
const profile = { id: 9, email: 'g@b.ru', name: 'Г', role: 'Chat_Bot', groups: [], token: 'secret' };
let sent: unknown[];
let found: { isRegistered: boolean; isCorporate: boolean };
let answer: () => Response;

const server = setupServer(
  http.post('*/api/1.0/*', async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    const isLogin = typeof body === 'object' && body !== null && ('password' in body || 'token' in body);
    return isLogin ? answer() : HttpResponse.json(found);
  }),
);
const refusal = (status: number) => (): Response =>
  HttpResponse.json({ timestamp: '', status, error: '', message: 'Неверный пароль', path: '' }, { status });

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  sent = [];
  found = { isRegistered: true, isCorporate: false };
  answer = () => HttpResponse.json(profile);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** The login of the chat-bot as a link opens it. */
async function open(address = '/chatBot/login', chatName?: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  const { takeMailedLink } = await import('#platform/mailed-token.ts');
  takeMailedLink();
  const { useGuestSignIn } = await import('./useGuestSignIn.ts');
  const { guestSession } = await import('#platform/session/session.ts');
  const { isCorporate } = await import('./corporate.ts');
  const { guestToken } = await import('./guest-token.ts');
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useGuestSignIn(chatName), { wrapper });
  const { lapsedGuest } = await import('#platform/session/lapsed-guest.ts');
  lapsedGuest.set('before@b.ru');
  return { result, guestSession, isCorporate, guestToken, lapsedGuest };
}

test('[BOT-02] a known address goes on to the password, and the answer signs the guest in', async () => {
  const { result, guestSession, isCorporate, lapsedGuest } = await open('/chatBot/login', 'claude');
  expect(result.current).toMatchObject({ token: null, checked: null, refusal: null });
  await act(() => result.current.check(' g@b.ru '));
  await waitFor(() => expect(result.current.checked).toBe('g@b.ru'));
  await act(() => result.current.signIn(' g@b.ru ', { password: 'тайна' }));
  expect(sent).toEqual([{ email: 'g@b.ru' }, { email: 'g@b.ru', password: 'тайна', chatName: 'claude' }]);
  expect(lapsedGuest.get()).toBeNull();
  expect(guestSession.get()).toMatchObject({ state: 'AUTHENTICATED', profile: { id: 9, token: '' } });
  expect(isCorporate({ ...profile, role: 'Chat_Bot' }, 'corp.example')).toBe(false);
});

test('[BOT-02] what the gateway says of a corporate address is remembered with the sign-in', async () => {
  found = { isRegistered: true, isCorporate: true };
  const { result, isCorporate } = await open();
  await act(() => result.current.check('g@b.ru'));
  expect(isCorporate({ ...profile, role: 'Chat_Bot' }, 'corp.example')).toBe(false);
  await act(() => result.current.signIn('g@b.ru', { password: 'тайна' }));
  expect(isCorporate({ ...profile, role: 'Chat_Bot' }, 'corp.example')).toBe(true);
  expect(sent.at(-1), 'a link without a chat names none').toEqual({ email: 'g@b.ru', password: 'тайна' });
});

test('[BOT-02] an address that no guest has goes no further', async () => {
  found = { isRegistered: false, isCorporate: true };
  const { result } = await open();
  let failure: unknown;
  await act(() =>
    result.current.check(' g@b.ru').catch((error: unknown) => {
      failure = error;
    }),
  );
  expect(failure).toMatchObject({ name: 'UnknownGuest', message: 'g@b.ru' });
  expect(result.current.checked).toBeNull();
});

test('[BOT-02] a refused login is told at the form', async () => {
  answer = refusal(401);
  const { result, guestSession } = await open();
  await act(() => expect(result.current.signIn('g@b.ru', { password: 'x' })).rejects.toThrow());
  await waitFor(() => expect(result.current.refusal).toBe('Неверный пароль'));
  expect(result.current.attempt).toBeGreaterThan(0);
  expect(guestSession.get().state).toBe('UN_AUTHENTICATED');
});

test('[BOT-02] a failure that is no refusal is told elsewhere', async () => {
  answer = refusal(404);
  const { result } = await open();
  await act(() => expect(result.current.signIn('g@b.ru', { password: 'x' })).rejects.toThrow());
  await waitFor(() => expect(result.current.attempt).toBeGreaterThan(0));
  expect(result.current.refusal).toBeNull();
});

test.each(['/chatBot/login', '/chatBot'])(
  '[BOT-01] the token of a link to %s is sent, and then spent',
  async (path) => {
    const { result, guestToken } = await open(`${path}?token=${token}`);
    expect(result.current.token).toBe(token);
    await act(() => result.current.signIn('g@b.ru', { token }));
    expect(sent).toEqual([{ email: 'g@b.ru', token }]);
    expect(guestToken()).toBeNull();
  },
);

test.each([
  [400, null],
  [401, null],
  [403, null],
  [404, token],
  [503, token],
])('[BOT-01] after %i the token of a link is %s', async (status, left) => {
  answer = refusal(status);
  const { result, guestToken } = await open(`/chatBot/login?token=${token}`);
  await act(() => expect(result.current.signIn('g@b.ru', { token })).rejects.toThrow());
  expect(result.current.token).toBe(left);
  expect(guestToken()).toBe(left);
});

test('[BOT-01] a wrong password takes nothing from the token of a link', async () => {
  answer = refusal(401);
  const { result } = await open(`/chatBot/login?token=${token}`);
  await act(() => expect(result.current.signIn('g@b.ru', { password: 'x' })).rejects.toThrow());
  expect(result.current.token).toBe(token);
});
