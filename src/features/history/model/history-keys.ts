import type { QueryClient } from '@tanstack/react-query';
import type { paths } from '#api/generated/gateway.d.ts';

/**
 * The calls for lists of chats: the query keys of the generated hooks contain their paths. The keys are not imported,
 * because the hooks would come with them into the first load of every page.
 */
const lists: readonly unknown[] = [
  '/history/getListChatWithSearch',
  '/history/getListChatTemplate',
  '/history/getAgentHistory',
] satisfies (keyof paths)[];

/**
 * Refetches all lists of chats, after a chat was added, changed, removed or restored.
 *
 * @returns a promise that ends when the lists on the screen are new, also if they could not be loaded
 */
export const refreshHistory = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => lists.includes(part)),
  });

/** Refetches all lists of chats without waiting for them. */
export const invalidateHistory = (queryClient: QueryClient): void => void refreshHistory(queryClient);
