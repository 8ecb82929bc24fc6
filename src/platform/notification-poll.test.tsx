import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { employee } from '#tests/profiles.ts';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';
import { reportError } from './errors/report.ts';
import { useNotificationPoll, useNotifications } from './notifications.ts';
import { guestSession, session } from './session/session.ts';

let standIn: StandIn;
const asked = (): number => standIn.callsOf('notificationList').length;
const profile = { ...employee, id: 7 };

beforeEach(async () => {
  standIn = await startStandIn();
  await standIn.signIn('employee@neuro.example');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  toast.clear();
  toast.clearHistory();
  session.signIn(profile);
});
afterEach(() => {
  cleanup();
  session.reset();
  guestSession.reset();
  localStorage.clear();
  vi.useRealTimers();
});

function Poll({ isPanelOpen }: { isPanelOpen: boolean }) {
  useNotificationPoll('ai');
  return isPanelOpen && <Panel />;
}
function Panel() {
  return useNotifications('ai').status;
}

function start() {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void reportError(error) }),
    mutationCache: new MutationCache(),
  });
  const tree = (isPanelOpen: boolean) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Poll isPanelOpen={isPanelOpen} />
      </QueryClientProvider>
    </StrictMode>
  );
  const { rerender } = render(tree(false));
  return {
    showPanel: (isOpen: boolean) => rerender(tree(isOpen)),
    /** Waits for the answer to the last call, which has this number. */
    answered: (count: number) => vi.waitFor(() => expect([asked(), client.isFetching()]).toEqual([count, 0])),
    isAsking: () => client.isFetching() > 0,
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[BOT-04][PRE-04] one poll: at once, then every 120 s, and none after the sign-out', async () => {
  const { answered, isAsking } = start();
  await answered(1);
  await pass(119_000);
  expect(isAsking()).toBe(false);
  await pass(1000);
  await answered(2);
  for (const count of [3, 4]) {
    await pass(120_000);
    await answered(count);
  }
  act(() => session.reset());
  await pass(600_000);
  expect([asked(), isAsking()]).toEqual([4, false]);
});

test('[BOT-04] there is no poll for a lapsed session until the user signs in again', async () => {
  const { answered, isAsking } = start();
  await answered(1);
  act(() => session.lapse('Сессия истекла'));
  await pass(600_000);
  expect([asked(), isAsking()]).toEqual([1, false]);
  act(() => session.signIn(profile));
  await answered(2);
});

test('[BOT-04][PRE-04] one failure is shown once and ends the poll; a call by the user restarts it', async () => {
  standIn.fail('notification-418', { operation: 'notificationList' });
  const { answered, isAsking, showPanel } = start();
  await vi.waitFor(() => expect(toast.getHistory()).toHaveLength(1));
  await pass(600_000);
  expect([asked(), isAsking()]).toEqual([1, false]);
  standIn.recover();
  showPanel(true);
  await answered(2);
  showPanel(false);
  await pass(121_000);
  await answered(3);
  expect(toast.getHistory()).toHaveLength(1);
});
