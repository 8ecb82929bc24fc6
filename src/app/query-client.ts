import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import { invalidateHistory } from '#features/history/index.ts';
import { unavailable } from '#platform/availability.ts';
import { requestsTaken } from '#platform/chat-activity.ts';
import { reportError } from '#platform/errors/report.ts';
import { onSessionHere } from '#platform/session/session.ts';

/** 1, 2, 4 … 30 s (APP-14). */
const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Only what can help by itself: a lost connection or a failing server, never a 4xx or a broken body (APP-14). */
const isWorthRetrying = (error: Error): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.status >= 500);

/** Server state of the portal. Every failure goes through the one error policy. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void reportError(error) }),
  mutationCache: new MutationCache({ onError: (error) => void reportError(error) }),
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 3 && isWorthRetrying(error),
      retryDelay,
      gcTime: 5 * 60_000,
      staleTime: 30_000,
      networkMode: 'always',
    },
    // Whatever changes something is never repeated by itself (PRE-05).
    mutations: { retry: false, networkMode: 'always' },
  },
});

// After an outage: what failed is asked for again, so that nobody has to reload.
unavailable.subscribe(() => {
  if (!unavailable.get())
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
});

requestsTaken.subscribe(() => invalidateHistory(queryClient));

onSessionHere((now, before) => {
  if (now.profile?.id !== before.profile?.id) queryClient.clear();
  // Signed in again over the page: what was refused meanwhile is asked for once more.
  else if (now.state === 'AUTHENTICATED') void queryClient.invalidateQueries();
});
