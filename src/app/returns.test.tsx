import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { reportError } from '#platform/errors/report.ts';
import { holdsMailedLink } from '#platform/mailed-token.ts';
import { session } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { queryClient } from './query-client.ts';
import { watchReturns } from './returns.ts';

vi.mock('#platform/mailed-token.ts', () => ({ holdsMailedLink: vi.fn() }));

let asked = 0;
let answer: () => Response;
const server = setupServer(
  http.get('*/api/1.0/notification/getNotificationUser', () => {
    asked += 1;
    return answer();
  }),
);
const person = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [] };
const expired = () => HttpResponse.json({ message: 'JWT expired at 2026-11-20' }, { status: 401 });
const reload = vi.fn<() => void>();
const isVisible = vi.spyOn(document, 'visibilityState', 'get');

beforeAll(() => {
  server.listen();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  watchReturns(queryClient, reload);
});
afterAll(() => {
  server.close();
  vi.useRealTimers();
});
beforeEach(() => {
  asked = 0;
  answer = () => HttpResponse.json([]);
  reload.mockClear();
  isVisible.mockReturnValue('visible');
  vi.mocked(holdsMailedLink).mockReturnValue(false);
  localStorage.setItem('lastVisit', String(Date.now()));
  session.signIn(person);
});
afterEach(async () => {
  // What a test has not waited for is none of the next one's.
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  session.reset();
  queryClient.clear();
  toast.clear();
  toast.clearHistory();
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const awayFor = (ms: number) => localStorage.setItem('lastVisit', String(Date.now() - ms));
/** The gateway refuses what the chat sends, and the chat says nothing of it (PRE-01). */
const doubt = () =>
  reportError(
    new ApiError({ kind: 'http', operationId: 'chatMessageSend', url: 'http://portal/', status: 401 }),
  );
/** The poll's one failure, told by the error policy. */
async function endThePoll(): Promise<void> {
  answer = () => HttpResponse.json({ message: 'Чайник' }, { status: 418 });
  comeBack();
  await vi.waitFor(() => expect(toast.getHistory()).toHaveLength(1));
  expect(asked).toBe(1);
}

test('[APP-09] coming back checks the session', async () => {
  answer = expired;
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
  answer = expired;
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01][PRE-04] after the poll has failed once a doubt is answered all the same', async () => {
  await endThePoll();
  answer = expired;
  doubt();
  await vi.waitFor(() => expect(session.get().state).toBe('LAPSED'));
});

test('[PRE-01] each doubt is a question of its own', async () => {
  for (const count of [1, 2]) {
    doubt();
    await vi.waitFor(() => expect(asked).toBe(count));
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
  await vi.waitFor(() => expect(asked).toBe(1));
});
