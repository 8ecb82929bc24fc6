import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getHistoryAgentListQueryKey,
  getHistoryChatListInfiniteQueryKey,
  getHistoryChatListQueryKey,
  getHistoryMessageListQueryKey,
  getHistoryTemplateListQueryKey,
} from '#api/generated/hooks/history/history.ts';
import { invalidateHistory } from './history-keys.ts';

test('[CHAT-08] the lists of chats of every service are refetched, and nothing else', () => {
  const client = new QueryClient();
  const chats = [
    getHistoryChatListInfiniteQueryKey({ page: 0, size: 30, serviceType: 'claude' }),
    getHistoryChatListQueryKey({ page: 0, size: 5 }),
    getHistoryTemplateListQueryKey(),
    getHistoryAgentListQueryKey(),
  ];
  const other = getHistoryMessageListQueryKey();
  for (const key of [...chats, other]) client.setQueryData(key, []);
  invalidateHistory(client);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(chats.map(isStale)).toEqual([true, true, true, true]);
  expect(isStale(other)).toBe(false);
});
