import type { QueryClient } from '@tanstack/react-query';
import { area } from '#api/area.ts';
import { followChats } from '#features/chat/index.ts';
import { invalidateHistory } from '#features/history/index.ts';
import { notificationsOf } from '#platform/notifications.ts';
import { createQueryClient } from './query-client.ts';

/** The cache of server state and the calls that other modules make through it. */
export interface ServerState {
  queryClient: QueryClient;
  /** Makes a call that needs a session, to detect an ended one. */
  checkSession(): void;
  /** True after the poll of the notifications has failed, which ends it (PRE-04). */
  isPollOver(): boolean;
  /** Loads the lists of chats again. */
  refreshHistory(): void;
  /** Follows the running chats, which need a session as this module does. Returns a function that ends it. */
  followChats(): () => void;
}

/** Creates the server state of a portal. Its module is loaded with the first page that needs it. */
export function createServerState(): ServerState {
  const queryClient = createQueryClient();
  const notifications = () => notificationsOf(area.get());
  return {
    queryClient,
    checkSession: () =>
      void queryClient.fetchQuery({ ...notifications(), staleTime: 0 }).catch(() => undefined),
    isPollOver: () => queryClient.getQueryState(notifications().queryKey)?.status === 'error',
    refreshHistory: () => invalidateHistory(queryClient),
    followChats,
  };
}
