import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { startPortal } from '#tests/portal-parts.ts';
import { employee } from '#tests/profiles.ts';
import type { Portal } from './create-portal.tsx';

let router: Portal['router'];
let queryClient: QueryClient;
beforeEach(async () => {
  const portal = startPortal();
  router = portal.router;
  ({ queryClient } = await portal.serverState.load());
});

async function goTo(href: string): Promise<void> {
  await router.navigate({ href });
  expect(router.state.location.pathname).toBe(href);
}

/** The data of the first page that is still cached on the second one. */
async function cachedOnNextPage(from: string, to: string): Promise<unknown> {
  await goTo(from);
  queryClient.setQueryData(['held'], 'answered');
  await goTo(to);
  return queryClient.getQueryData(['held']);
}

test.each([
  ['/login', '/chatBot/login'],
  ['/chatBot/login', '/login'],
])('[AUTH-09] from %s to %s, into the other area, no answer is kept', async (from, to) => {
  expect(await cachedOnNextPage(from, to)).toBeUndefined();
});

test.each([
  ['/login', '/forgotPassword'],
  ['/chatBot/login', '/chatBot/closed'],
])('[AUTH-09] from %s to %s, within an area, all answers are kept', async (from, to) => {
  expect(await cachedOnNextPage(from, to)).toBe('answered');
});

test('[AUTH-07] the guards run again when a session of either area starts or ends', () => {
  const look = vi.spyOn(router, 'invalidate').mockResolvedValue();
  session.signIn(employee);
  session.reset();
  guestSession.signIn(employee);
  guestSession.reset();
  expect(look).toHaveBeenCalledTimes(4);
});

test('[ERR-08] a failed screen is loaded again at the end of an outage, not at its start', () => {
  const look = vi.spyOn(router, 'invalidate').mockResolvedValue();
  unavailable.set(true);
  expect(look).not.toHaveBeenCalled();
  unavailable.set(false);
  expect(look).toHaveBeenCalledOnce();
});
