/** Renders the whole portal in a test, with the stand-in as its gateway. */
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { createPortal, type Portal } from '#app/create-portal.tsx';
import { knownEmail } from '#features/auth/model/known-email.ts';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { takeMailedLink } from '#platform/mailed-token.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { closePortal } from './portal-parts.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

configure({
  // In the first minutes, beside the build, the first import of the palette or the editor took more than 20 s.
  asyncUtilTimeout: 60_000,
  // Only the message: the library would print the whole page at every poll of `findBy`.
  getElementError: (message) => new Error(message ?? ''),
});

interface PortalTestOptions {
  /** Account that is signed in. @default none */
  as?: string;
  /** Whether all accounts have accepted the ethics code, which the first request requires (AUTH-09). @default true */
  isEthicsAccepted?: boolean;
  /** The stand-in, if the test has prepared one. @default a new one */
  standIn?: StandIn;
  /** Called instead of a page reload. */
  reload?: () => void;
  /** Whether to use React's StrictMode, as in `npm run dev`; the test takes 1.5 times as long. @default false */
  isStrict?: boolean;
}

interface PortalTest extends Pick<Portal, 'router'> {
  /** The cache of server state, on a page that has loaded it. */
  queryClient: QueryClient;
  user: UserEvent;
  standIn: StandIn;
  /** Console errors. A test removes those that it expects; the rest fail it. */
  problems: string[];
  /** Waits until nothing is loading. */
  settle: () => Promise<void>;
  /** Closes the page like a tab: storage is kept, and another page can be opened. */
  close: () => void;
}

function watchConsole(): string[] {
  const problems: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void problems.push(parts.join(' ')));
  return problems;
}

function acceptEthics(): void {
  for (let id = 1; id <= 24; id++)
    for (const key of [`ethicsCode:${id}`, `chatBotEthicsCode:${id}`]) localStorage.setItem(key, 'accepted');
}

/**
 * Mounts the portal at an address and waits for its screen. Unmounts it when the test ends.
 *
 * @param address path with search and hash, such as `/login?redirect=/help`
 */
export async function renderPortal(address: string, options: PortalTestOptions = {}): Promise<PortalTest> {
  const { as, isEthicsAccepted = true, reload, isStrict } = options;
  const standIn = options.standIn ?? (await startStandIn());
  if (isEthicsAccepted) acceptEthics();
  if (as) await standIn.signIn(as);
  return { ...(await mountPortal(address, { reload, isStrict })), standIn };
}

/** Like `renderPortal`, without a stand-in: the test provides `fetch`. */
export async function mountPortal(
  address: string,
  { reload = () => undefined, isStrict = false }: Pick<PortalTestOptions, 'reload' | 'isStrict'> = {},
): Promise<Omit<PortalTest, 'standIn'>> {
  const problems = watchConsole();
  history.replaceState(null, '', address);
  takeMailedLink();
  const root = document.body.appendChild(document.createElement('div'));
  const portal = createPortal({ root, reload });
  const close = (): void => {
    cleanup();
    closePortal(portal);
    root.remove();
    // State that a document keeps in memory.
    knownEmail.set('');
    lapsedGuest.set(null);
  };
  onTestFinished(() => {
    vi.useRealTimers();
    close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(problems, 'errors in the console').toEqual([]);
  });
  render(isStrict ? <StrictMode>{portal.element}</StrictMode> : portal.element, { container: root });
  await waitFor(() => {
    const { status, resolvedLocation, location } = portal.router.state;
    expect([status, resolvedLocation?.href]).toEqual(['idle', location.href]);
  });
  return {
    user: userEvent.setup({ delay: null }),
    problems,
    router: portal.router,
    // Only the login has none, and its tests do not use it.
    queryClient: portal.serverState.get()?.queryClient as QueryClient,
    settle: () => waitFor(() => expect(portal.serverState.get()?.queryClient.isFetching() ?? 0).toBe(0)),
    close,
  };
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** Fills in and submits the login form on the screen. */
export async function fillLogin(user: UserEvent, email: string, password = SEED_PASSWORD): Promise<void> {
  await fill(user, await screen.findByLabelText('E-mail'), email);
  await fill(user, screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}
