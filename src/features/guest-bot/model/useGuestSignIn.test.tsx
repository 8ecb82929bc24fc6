import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeMailedLink } from '#platform/mailed-token.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { guestSession, type Profile } from '#platform/session/session.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { isCorporate } from './corporate.ts';
import { guestToken } from './guest-token.ts';
import { useGuestSignIn } from './useGuestSignIn.ts';

const email = 'guest@other.example';
const password = 'portal-2026';
const token = 'guest-other-2026';
let standIn: StandIn;

beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => {
  cleanup();
  guestSession.reset();
  lapsedGuest.set(null);
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** The state of the chat-bot's login after a link has opened it. */
function open(address = '/chatBot/login', chatName?: string) {
  history.replaceState(null, '', address);
  takeMailedLink();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useGuestSignIn(chatName), { wrapper });
  lapsedGuest.set('before@b.ru');
  return result;
}

const sent = (): Promise<unknown[]> =>
  Promise.all(standIn.callsOf('guestLogin').map((request) => request.json()));
/** True when the signed-in guest counts as corporate, although no domain is configured. */
const countsAsCorporate = (): boolean => isCorporate(guestSession.get().profile as Profile, 'corp.example');

test('[BOT-02] after a known address and its password the guest is signed in', async () => {
  const result = open('/chatBot/login', 'claude');
  expect(result.current).toMatchObject({ token: null, checked: null, refusal: null });
  await act(() => result.current.check(` ${email} `));
  await waitFor(() => expect(result.current.checked).toBe(email));
  await act(() => result.current.signIn(` ${email} `, { password }));
  expect(await sent()).toEqual([{ email, password, chatName: 'claude' }]);
  expect(lapsedGuest.get()).toBeNull();
  expect(guestSession.get()).toMatchObject({ state: 'AUTHENTICATED', profile: { email, token: '' } });
  expect(countsAsCorporate()).toBe(false);
});

test('[BOT-02] at the sign-in the answer of the gateway about a corporate address is stored', async () => {
  standIn.change('guestEmailCheck', (found: object) => ({ ...found, isCorporate: true }));
  const result = open();
  await act(() => result.current.check(email));
  await act(() => result.current.signIn(email, { password }));
  expect(countsAsCorporate()).toBe(true);
  expect(await sent(), 'a link without a chat names none').toEqual([{ email, password }]);
});

test('[BOT-02] an unknown address is refused', async () => {
  const result = open();
  const failure = await act(() =>
    result.current.check(' nobody@other.example').catch((error: unknown) => error),
  );
  expect(failure).toMatchObject({ name: 'UnknownGuest', message: 'nobody@other.example' });
  expect(result.current.checked).toBeNull();
});

test('[BOT-02] a refused login is shown at the form', async () => {
  const result = open();
  await act(() => expect(result.current.signIn(email, { password: 'x' })).rejects.toThrow());
  await waitFor(() => expect(result.current.refusal).toBe('Неверный e-mail или пароль'));
  expect(result.current.attempt).toBeGreaterThan(0);
  expect(guestSession.get().state).toBe('UN_AUTHENTICATED');
});

test('[BOT-02] a failure that is not a refusal is not shown at the form', async () => {
  standIn.fail('too-many-requests', { operation: 'guestLogin' });
  const result = open();
  await act(() => expect(result.current.signIn(email, { password })).rejects.toThrow());
  await waitFor(() => expect(result.current.attempt).toBeGreaterThan(0));
  expect(result.current.refusal).toBeNull();
});

test.each(['/chatBot/login', '/chatBot'])('[BOT-01] the token of a link to %s is sent once', async (path) => {
  const result = open(`${path}?token=${token}`);
  expect(result.current.token).toBe(token);
  await act(() => result.current.signIn(email, { token }));
  expect(await sent()).toEqual([{ email, token }]);
  expect(guestToken()).toBeNull();
});

test.each([
  ['bad-request', null],
  ['email-not-confirmed', null],
  ['too-many-requests', token],
  ['unavailable', token],
] as const)('[BOT-01] after %s the token of a link is %s', async (failure, left) => {
  standIn.fail(failure, { operation: 'guestLogin' });
  const result = open(`/chatBot/login?token=${token}`);
  await act(() => expect(result.current.signIn(email, { token })).rejects.toThrow());
  expect(result.current.token).toBe(left);
  expect(guestToken()).toBe(left);
});

test('[BOT-01] a wrong password does not use up the token of a link', async () => {
  const result = open(`/chatBot/login?token=${token}`);
  await act(() => expect(result.current.signIn(email, { password: 'x' })).rejects.toThrow());
  expect(result.current.token).toBe(token);
});
