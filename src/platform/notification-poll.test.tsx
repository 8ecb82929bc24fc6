import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#ui/index.ts';
import { reportError } from './errors/report.ts';
import { useNotificationPoll, useNotifications } from './notifications.ts';
import { guestSession, session } from './session/session.ts';

let calls: (string | null)[];
let answer: () => Response;
const server = setupServer(
  http.get('*/api/1.0/notification/getNotificationUser', ({ request }) => {
    calls.push(request.headers.get('session-type'));
    return answer();
  }),
);
const profile = { id: 7, email: 'a@b.ru', name: 'А', role: 'USER', groups: [] };
const refusal = () => HttpResponse.json({ message: 'Чайник' }, { status: 418 });

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  calls = [];
  answer = () => HttpResponse.json([]);
  toast.clear();
  toast.clearHistory();
  session.signIn(profile);
});
afterEach(() => {
  cleanup();
  session.reset();
  guestSession.reset();
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
  return { showPanel: (isOpen: boolean) => rerender(tree(isOpen)) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[BOT-04][PRE-04] one poll: at once, then every 120 s, and none after the sign-out', async () => {
  start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await pass(119_000);
  expect(calls).toHaveLength(1);
  await pass(2000);
  expect(calls).toHaveLength(2);
  await pass(240_000);
  expect(calls).toHaveLength(4);
  act(() => session.reset());
  await pass(600_000);
  expect(calls).toHaveLength(4);
});

test('[BOT-04] a session that lapsed is not asked for either, until the person is back', async () => {
  start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  act(() => session.lapse('Сессия истекла'));
  await pass(600_000);
  expect(calls).toHaveLength(1);
  act(() => void session.signIn(profile));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test('[BOT-04][PRE-04] one failure is told once and ends the poll; what the person asks for starts it again', async () => {
  answer = refusal;
  const { showPanel } = start();
  await vi.waitFor(() => expect(toast.getHistory()).toHaveLength(1));
  await pass(600_000);
  expect(calls).toHaveLength(1);
  answer = () => HttpResponse.json([]);
  showPanel(true);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  showPanel(false);
  await pass(121_000);
  expect(calls).toHaveLength(3);
  expect(toast.getHistory()).toHaveLength(1);
});
