import type { QueryClient } from '@tanstack/react-query';
import {
  getHistoryChatListInfiniteQueryKey,
  getHistoryChatListQueryKey,
} from '#api/generated/hooks/history/history.ts';

/** Asks for the lists of chats anew, whatever service or text they are of: a chat began, went or came back. */
export function invalidateHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getHistoryChatListInfiniteQueryKey() });
  void queryClient.invalidateQueries({ queryKey: getHistoryChatListQueryKey() });
}
