import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Area } from '#api/area.ts';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { messages } from '#platform/info-dialog.ts';
import { ignored401s } from '#platform/session/ignored-401s.ts';
import { sessions } from '#platform/session/session.ts';
import { startPortal } from '#tests/portal-parts.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';
import { useSignOut } from './useSignOut.ts';

afterEach(() => {
  cleanup();
  closeDialogs();
});

const places = {
  ai: { page: '/', email: 'employee@neuro.example' },
  chatBot: { page: '/chatBot/chatGpt', email: 'guest@corp.example' },
};

/** Signs out a user who has a draft. */
async function signOut(area: Area, prepare: (standIn: StandIn) => void = () => undefined) {
  const { page, email } = places[area];
  const standIn = await startStandIn();
  await standIn.signIn(email);
  prepare(standIn);
  const { queryClient } = await startPortal(page).serverState.load();
  const session = sessions[area];
  const id = session.get().profile?.id ?? 0;
  expect(id).toBeGreaterThan(0);
  writeDraft(id, 'chatGpt', 'Недописанное');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const onLeave = vi.fn();
  const { result } = renderHook(() => useSignOut(area, { onLeave }), { wrapper });
  act(() => result.current.signOut());
  return { standIn, onLeave, session, draft: () => readDraft(id, 'chatGpt') };
}

/** The contract has no 401 of a sign-out; the tests of the error policy cover its texts. */
const wasClosedAlready = (standIn: StandIn): void => {
  const error = {
    timestamp: '2026-11-20T09:00:00Z',
    status: 401,
    error: 'Unauthorized',
    message: '',
    path: '',
  };
  standIn.answer('authLogout', () => Response.json(error, { status: 401 }));
};

test.each([
  ['ai', 'the gateway closes the session', undefined],
  ['ai', 'it was closed already', wasClosedAlready],
  ['chatBot', 'the gateway closes the session', undefined],
  ['chatBot', 'it was closed already', wasClosedAlready],
] as const)('[AUTH-07] %s, %s: no data stays and no message is shown', async (area, _how, prepare) => {
  const before = ignored401s.get();
  const { standIn, onLeave, session, draft } = await signOut(area, prepare);
  await waitFor(() =>
    expect(session.get()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true }),
  );
  expect(standIn.callsOf('authLogout').map(({ url }) => new URL(url).search)).toEqual([`?type=${area}`]);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(draft()).toBe('');
  expect(messages.opened()).toEqual([]);
  expect(toast.getSnapshot()).toEqual([]);
  // No check of the session is requested.
  expect(ignored401s.get()).toBe(before);
});

test('[AUTH-07] after another failure the user stays signed in, and the error is shown', async () => {
  const { onLeave, session, draft } = await signOut('ai', (standIn) =>
    standIn.fail('bad-request', { operation: 'authLogout' }),
  );
  await waitFor(() => expect(messages.opened()).toMatchObject([{ title: 'Ошибка выхода' }]));
  expect(session.get().state).toBe('AUTHENTICATED');
  expect(onLeave).not.toHaveBeenCalled();
  expect(draft()).toBe('Недописанное');
});

test('[AUTH-07] without an answer of the gateway the user stays signed in', async () => {
  const { session } = await signOut('ai', (standIn) => void standIn.break('authLogout', 'no answer'));
  await waitFor(() =>
    expect(messages.opened()).toMatchObject([{ title: 'Ошибка выхода', message: 'Ошибка сети' }]),
  );
  expect(unavailable.get()).toBe(false);
  expect(session.get().state).toBe('AUTHENTICATED');
});
