import type { QueryClient } from '@tanstack/react-query';
import {
  getHistoryAgentListQueryKey,
  getHistoryChatListInfiniteQueryKey,
  getHistoryChatListQueryKey,
  getHistoryTemplateListQueryKey,
} from '#api/generated/hooks/history/history.ts';

/**
 * Refetches all lists of chats, after a chat was added, changed, removed or restored.
 *
 * @returns a promise that ends when the lists on the screen are new, also if they could not be loaded
 */
export async function refreshHistory(queryClient: QueryClient): Promise<void> {
  const keys = [
    getHistoryChatListInfiniteQueryKey(),
    getHistoryChatListQueryKey(),
    getHistoryTemplateListQueryKey().slice(0, 1),
    getHistoryAgentListQueryKey().slice(0, 1),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Refetches all lists of chats without waiting for them. */
export const invalidateHistory = (queryClient: QueryClient): void => void refreshHistory(queryClient);
