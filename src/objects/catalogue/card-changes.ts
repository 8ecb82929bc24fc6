import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { announce } from '#platform/announcer.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { toast } from '#ui/index.ts';

/** Refusals that are told in a toast: the object is gone, or is still in use (lab.md §1). */
const meta = { inline: [404, 409] };
/** How long «Отменить» is offered, ms (lab.md §4). */
const undoTime = 8000;

const linkOf = (uuid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`li[data-card="${CSS.escape(uuid)}"] a`);

/**
 * Options of the mutations of a kind of card: refusals are told in a toast, and `queryKeys` are read again. Mutations
 * with the same `id` go one after another: the undo must not overtake the change.
 */
export function useCardMutation(id: string, queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return {
    meta,
    scope: { id },
    onError(error: unknown) {
      const text = inlineText(error, meta);
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
    onSettled: () => Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  };
}

interface Mutation<Data> {
  mutate: (variables: { data: Data }, options?: { onSuccess: () => void }) => void;
  mutateAsync: (variables: { data: Data }) => Promise<unknown>;
}

interface Card {
  uuid: string;
  name: string;
  pinned: boolean;
}

interface CardMutations {
  pinning: Mutation<{ uuid: string; pinned: boolean }>;
  hiding: Mutation<{ uuid: string; hidden: boolean }>;
  /** Title of the toast after moving to the archive. */
  archived: string;
  /** What is announced after the way back. */
  restored: (name: string) => string;
}

/** What is done with a card of the catalogue: pinning, and the archive with its way back. */
export function cardChanges({ pinning, hiding, archived, restored }: CardMutations) {
  const restore = ({ uuid, name }: Card): void =>
    hiding.mutate({ data: { uuid, hidden: false } }, { onSuccess: () => announce(restored(name)) });
  return {
    pin: ({ uuid, name, pinned }: Card): void =>
      pinning.mutate(
        { data: { uuid, pinned: !pinned } },
        { onSuccess: () => announce(pinned ? `Убрано из избранного: ${name}` : `В избранном: ${name}`) },
      ),
    restore,
    async archive(card: Card): Promise<void> {
      const { uuid, name } = card;
      const isDone = await hiding.mutateAsync({ data: { uuid, hidden: true } }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      toast.show({
        tone: 'positive',
        title: archived,
        text: name,
        timeout: undoTime,
        action: { label: 'Отменить', onPress: () => restore(card), restored: () => linkOf(uuid) },
      });
    },
  };
}
