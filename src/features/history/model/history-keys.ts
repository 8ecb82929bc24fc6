import type { QueryClient } from '@tanstack/react-query';
import {
  getHistoryChatListInfiniteQueryKey,
  getHistoryChatListQueryKey,
} from '#api/generated/hooks/history/history.ts';

/** Refetches all lists of chats, after a chat was added, removed or restored. */
export function invalidateHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getHistoryChatListInfiniteQueryKey() });
  void queryClient.invalidateQueries({ queryKey: getHistoryChatListQueryKey() });
}
