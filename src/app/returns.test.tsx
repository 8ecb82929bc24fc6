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

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const awayFor = (ms: number) => localStorage.setItem('lastVisit', String(Date.now() - ms));
/** The gateway refuses what the chat sends, and the chat says nothing of it (PRE-01). */
const doubt = () =>
  reportError(
    new ApiError({ kind: 'http', operation: operations.chatMessageSend, url: 'http://portal/', status: 401 }),
  );
/** The poll's one failure, told by the error policy. */
async function endThePoll(): Promise<void> {
  standIn.fail('notification-418', { operation: 'notificationList', times: 1 });
  comeBack();
  await vi.waitFor(() => expect(toast.getHistory()).toHaveLength(1));
  expect(asked()).toBe(1);
}

test('[APP-09] coming back checks the session', async () => {
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  comeBack();
  await vi.waitFor(() => expect(session.get()).toMatchObject({ state: 'LAPSED', reason: 'Сессия истекла' }));
});

test('[APP-09] nothing is asked on leaving, nor for nobody', () => {
  isVisible.mockReturnValue('hidden');
  comeBack();
  isVisible.mockReturnValue('visible');
  session.reset();
  comeBack();
  expect(queryClient.isFetching()).toBe(0);
});

test('[PRE-04] coming back does not begin a poll that a failure has ended', async () => {
  await endThePoll();
  comeBack();
  expect(queryClient.isFetching()).toBe(0);
});

test('[PRE-01] a send that is refused in silence has the session checked', async () => {
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01][PRE-04] after the poll has failed once a doubt is answered all the same', async () => {
  await endThePoll();
  standIn.fail('jwt-expired', { operation: 'notificationList' });
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01] each doubt is a question of its own', async () => {
  for (const count of [1, 2]) {
    doubt();
    await vi.waitFor(() => expect(asked()).toBe(count));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  }
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[APP-10] after more than an hour the page loads anew, once, and asks nothing before', () => {
  awayFor(3_600_001);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(queryClient.isFetching()).toBe(0);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('[APP-10] a page that stayed visible while its machine slept loads anew by itself', () => {
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('[APP-10] a page that nobody sees does not', () => {
  isVisible.mockReturnValue('hidden');
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('[APP-10][AUTH-11] a mailed link that is still to be spent is not lost to a reload, and the session is checked', async () => {
  vi.mocked(holdsMailedLink).mockReturnValue(true);
  awayFor(7_200_000);
  vi.advanceTimersByTime(60_000);
  awayFor(7_200_000);
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(asked()).toBe(1));
});
