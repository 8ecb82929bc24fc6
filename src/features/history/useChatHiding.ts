import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { historyChatHide } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { toast } from '#ui/index.ts';
import { invalidateHistory } from './model/history-keys.ts';

interface Wish {
  chat: HistoryChat;
  hidden: boolean;
}

const mutationKey = ['historyChatHide'];

/**
 * Removing chats from the history, with a way back (CHAT-08). A chat is gone from view at once and comes back by
 * itself when the server refuses: what the calls ask for lies over the cached pages, so that their lengths, by which
 * the last page is known, stay the server's.
 *
 * @param onHidden is told the uuid once the server has agreed
 */
export function useChatHiding(onHidden: (uuid: string) => void) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // One after another: taking back must not overtake the removal.
    scope: { id: 'historyChatHide' },
    mutationFn: ({ chat, hidden }: Wish) => historyChatHide({ uuid: chat.uuid, hidden }),
    onSuccess(_nothing, { chat, hidden }) {
      if (!hidden) return;
      toast.show({
        tone: 'positive',
        title: 'Чат удалён',
        text: chat.content,
        timeout: 8000,
        action: { label: 'Отменить', onPress: () => mutate({ chat, hidden: false }) },
      });
      onHidden(chat.uuid);
    },
    onSettled: () => invalidateHistory(queryClient),
  });

  const wishes = useMutationState<Wish | undefined>({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
    select: ({ state }) => state.variables as Wish | undefined,
  });
  const hidden = new Set<string>();
  for (const wish of wishes) {
    if (wish?.hidden) hidden.add(wish.chat.uuid);
    else if (wish) hidden.delete(wish.chat.uuid);
  }

  return {
    hidden: hidden as ReadonlySet<string>,
    hide: (chat: HistoryChat): void => mutate({ chat, hidden: true }),
  };
}
