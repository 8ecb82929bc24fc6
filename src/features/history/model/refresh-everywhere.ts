import type { QueryClient } from '@tanstack/react-query';
import { thisTab } from '#platform/tabs.ts';
import { invalidateHistory } from './history-keys.ts';

/** Refetches all lists of chats here and in the other tabs of the user. Apart, because every page loads the keys. */
export function refreshHistoryEverywhere(queryClient: QueryClient, userId: number): void {
  thisTab().tell({ type: 'history', userId });
  invalidateHistory(queryClient);
}
