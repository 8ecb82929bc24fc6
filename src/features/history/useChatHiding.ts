import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { plural } from '#lib/text.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import { refreshHistory } from './model/history-keys.ts';
import { rowLink } from './row-keys.ts';

interface PendingToggle {
  chats: readonly HistoryChat[];
  hidden: boolean;
}

const mutationKey = ['historyChatHide'];

const linkOf = (chat: HistoryChat | undefined): HTMLElement | null => (chat && rowLink(chat.uuid)) ?? null;

/**
 * Removes chats from the history and restores them (CHAT-08). A chat disappears at once and reappears if the server
 * refuses. The pages in the query cache are not changed, because the last page is recognised by their lengths.
 *
 * @param hideChat hides a chat of this list, or shows it again
 * @param onHidden called when the server has removed a chat
 * @param onRestored called when the server has restored a chat
 */
export function useChatHiding({
  hideChat,
  onHidden,
  onRestored,
}: {
  hideChat: (chat: HistoryChat, hidden: boolean) => Promise<unknown>;
  onHidden: (chat: HistoryChat) => void;
  onRestored: (chat: HistoryChat) => void;
}) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // One after another: the undo must not overtake the removal.
    scope: { id: 'historyChatHide' },
    /** Returns the chats that were changed: a failure ends the rest. */
    mutationFn: async ({ chats, hidden }: PendingToggle) => {
      const done: HistoryChat[] = [];
      for (const chat of chats) {
        try {
          await hideChat(chat, hidden);
          done.push(chat);
        } catch (error) {
          if (done.length === 0) throw error;
          reportError(error);
          break;
        }
      }
      return done;
    },
    onSuccess(done, { hidden }) {
      if (!hidden) {
        for (const chat of done) onRestored(chat);
        return;
      }
      const [first] = done;
      const isOne = done.length === 1;
      toast.show({
        tone: 'positive',
        title: isOne ? 'Чат удалён' : `Удалено: ${plural(done.length, 'чат', 'чата', 'чатов')}`,
        ...(isOne && first && { text: first.content }),
        timeout: 8000,
        action: {
          label: 'Отменить',
          onPress: () => mutate({ chats: done, hidden: false }),
          restored: () => linkOf(first),
        },
      });
      for (const chat of done) onHidden(chat);
    },
    onSettled: () => refreshHistory(queryClient),
  });

  const toggles = useMutationState<PendingToggle | undefined>({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
    select: ({ state }) => {
      const wanted = state.variables as PendingToggle | undefined;
      return wanted && { ...wanted, chats: (state.data as HistoryChat[] | undefined) ?? wanted.chats };
    },
  });
  const hidden = new Set<string>();
  for (const toggle of toggles) {
    for (const { uuid } of toggle?.chats ?? []) {
      if (toggle?.hidden) hidden.add(uuid);
      else hidden.delete(uuid);
    }
  }

  return {
    hidden: hidden as ReadonlySet<string>,
    hide: (chats: readonly HistoryChat[]): void => mutate({ chats, hidden: true }),
  };
}
