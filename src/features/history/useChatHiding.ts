import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { historyChatHide } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { toast } from '#ui/index.ts';
import { invalidateHistory } from './model/history-keys.ts';

interface PendingToggle {
  chat: HistoryChat;
  hidden: boolean;
}

const mutationKey = ['historyChatHide'];

/**
 * Removes chats from the history and restores them (CHAT-08). A chat disappears at once and reappears if the server
 * refuses. The pages in the query cache are not changed, because the last page is recognised by their lengths.
 *
 * @param onHidden called when the server has removed a chat
 * @param onRestored called when the server has restored a chat
 */
export function useChatHiding({
  onHidden,
  onRestored,
}: {
  onHidden: (uuid: string) => void;
  onRestored: (uuid: string) => void;
}) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // One after another: the undo must not overtake the removal.
    scope: { id: 'historyChatHide' },
    mutationFn: ({ chat, hidden }: PendingToggle) => historyChatHide({ uuid: chat.uuid, hidden }),
    onSuccess(_nothing, { chat, hidden }) {
      if (!hidden) {
        onRestored(chat.uuid);
        return;
      }
      toast.show({
        tone: 'positive',
        title: 'Чат удалён',
        text: chat.content,
        timeout: 8000,
        action: {
          label: 'Отменить',
          onPress: () => mutate({ chat, hidden: false }),
          restored: () => document.querySelector<HTMLElement>(`li > a[href$="/${chat.uuid}"]`),
        },
      });
      onHidden(chat.uuid);
    },
    onSettled: () => invalidateHistory(queryClient),
  });

  const toggles = useMutationState<PendingToggle | undefined>({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
    select: ({ state }) => state.variables as PendingToggle | undefined,
  });
  const hidden = new Set<string>();
  for (const toggle of toggles) {
    if (toggle?.hidden) hidden.add(toggle.chat.uuid);
    else if (toggle) hidden.delete(toggle.chat.uuid);
  }

  return {
    hidden: hidden as ReadonlySet<string>,
    hide: (chat: HistoryChat): void => mutate({ chat, hidden: true }),
  };
}
