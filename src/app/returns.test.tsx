import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/operations.ts';
import { reportError } from '#platform/errors/report.ts';
import { holdsMailedLink } from '#platform/mailed-token.ts';
import { session } from '#platform/session/session.ts';
import { startPortal } from '#tests/portal-parts.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';

vi.mock('#platform/mailed-token.ts', () => ({ holdsMailedLink: vi.fn() }));

let standIn: StandIn;
let queryClient: QueryClient;
const asked = (): number => standIn.callsOf('notificationList').length;
const reload = vi.fn<() => void>();
const isVisible = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  reload.mockClear();
  isVisible.mockReturnValue('visible');
  vi.mocked(holdsMailedLink).mockReturnValue(false);
  localStorage.setItem('lastVisit', String(Date.now()));
  standIn = await startStandIn();
  await standIn.signIn('employee@neuro.example');
  ({ queryClient } = await startPortal('/', reload).serverState.load());
});
afterEach(() => vi.useRealTimers());

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
const awayFor = (ms: number) => localStorage.setItem('lastVisit', String(Date.now() - ms));
/** The gateway refuses a send, which the chat does not show (PRE-01). */
const doubt = () =>
  reportError(
    new ApiError({ kind: 'http', operation: operations.chatMessageSend, url: 'http://portal/', status: 401 }),
  );
/** Lets the poll fail, which the error policy shows. */
async function endThePoll(): Promise<void> {
  standIn.fail('notification-418', { operation: 'notificationList', times: 1 });
  returnToTab();
  await vi.waitFor(() => expect(toast.getHistory()).toHaveLength(1));
  expect(asked()).toBe(1);
}

test('[APP-09] a return to the tab checks the session', async () => {
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  returnToTab();
  await vi.waitFor(() => expect(session.get()).toMatchObject({ state: 'LAPSED', reason: 'Сессия истекла' }));
});

test('[APP-09] leaving the tab, or a return without a session, makes no call', () => {
  isVisible.mockReturnValue('hidden');
  returnToTab();
  isVisible.mockReturnValue('visible');
  session.reset();
  returnToTab();
  expect(queryClient.isFetching()).toBe(0);
});

test('[PRE-04] a return does not restart a poll that a failure has ended', async () => {
  await endThePoll();
  returnToTab();
  expect(queryClient.isFetching()).toBe(0);
});

test('[PRE-01] a silently refused send checks the session', async () => {
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01][PRE-04] the session is also checked after the poll has failed', async () => {
  await endThePoll();
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01] each silent 401 causes a check', async () => {
  for (const count of [1, 2]) {
    doubt();
    await vi.waitFor(() => expect(asked()).toBe(count));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  }
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[APP-10] after more than an hour the page reloads once, without calls before', () => {
  awayFor(3_600_001);
  returnToTab();
  expect(reload).toHaveBeenCalledOnce();
  expect(queryClient.isFetching()).toBe(0);
  returnToTab();
  expect(reload).toHaveBeenCalledOnce();
});

test('[APP-10] a visible page reloads after the machine has slept', () => {
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('[APP-10] a hidden page does not', () => {
  isVisible.mockReturnValue('hidden');
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('[APP-10][AUTH-11] an unused mailed link prevents the reload; the session is checked', async () => {
  vi.mocked(holdsMailedLink).mockReturnValue(true);
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  awayFor(7_200_000);
  returnToTab();
  expect(reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(asked()).toBe(1));
});
