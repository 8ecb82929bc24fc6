import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import {
  getPresentationCommentListQueryKey,
  presentationCommentList,
} from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationThread } from '#api/generated/model/presentationThread.ts';
import { plural } from '#lib/text.ts';
import { useSession } from '#platform/session/useSession.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useOrder } from '../store/deck-store.ts';

export type Thread = PresentationThread;

/** Interval in which comments of others are asked for while the editor is seen, ms. */
const pollInterval = 15_000;

/** The query of the comments of a presentation. */
export const threadsOf = (uuid: string) =>
  queryOptions({
    queryKey: getPresentationCommentListQueryKey({ presentationId: uuid }),
    queryFn: ({ signal }) => presentationCommentList({ presentationId: uuid }, { signal }),
    staleTime: pollInterval,
    retry: false,
    meta: { inline: [404] },
  });

const none: readonly Thread[] = [];

/** Asks for the comments again and again; a refusal ends it, a lost connection does not. */
export function useThreadPoll(): void {
  const { uuid } = useOpenEditor().session.store.deck;
  const { state } = useSession();
  useQuery({
    ...threadsOf(uuid),
    enabled: state === 'AUTHENTICATED',
    refetchInterval: ({ state: { error } }) =>
      error === null || (error instanceof ApiError && error.kind === 'network') ? pollInterval : false,
  });
}

/** The comments on slides that are there at present. */
export function useThreads() {
  const { store } = useOpenEditor().session;
  const order = useOrder(store);
  const { data, isError, isFetching, refetch } = useQuery({ ...threadsOf(store.deck.uuid), enabled: false });
  const threads = (data ?? none).filter(({ slideId }) => order.includes(slideId));
  return { threads, isLoaded: data !== undefined, isError, isFetching, refetch };
}

/** Number of the open comments on a slide. */
export function useOpenCount(slideId: string): number {
  const { uuid } = useOpenEditor().session.store.deck;
  const { data = 0 } = useQuery({
    ...threadsOf(uuid),
    enabled: false,
    select: (threads) => threads.filter((one) => one.slideId === slideId && !one.isResolved).length,
  });
  return data;
}

/** «3 комментария». */
export const commentsText = (count: number): string =>
  plural(count, 'комментарий', 'комментария', 'комментариев');
