import { useNavigate } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHistoryChatList } from '#api/generated/hooks/history/history.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { chatsOf } from './model/pages.ts';

/** ms of silence after the last letter before the history is searched. */
const pause = 300;

/**
 * Chats for the command palette: the latest ones, for a text those that the gateway finds. Every text has an answer of
 * its own: a late one for an earlier text is shown nowhere.
 */
export function useChatCommands(text: string): CommandGroup {
  const navigate = useNavigate();
  const wanted = text.trim();
  const [searchText, setSearchText] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSearchText, pause, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isCurrent = searchText === wanted;
  const { data, isPending } = useHistoryChatList({ size: 8, searchText: searchText || undefined });
  const chats = isCurrent && data ? chatsOf([data]) : [];
  return {
    title: 'Чаты',
    isFound: true,
    isLoading: !isCurrent || isPending,
    commands: chats.map((chat) => ({
      id: `chat:${chat.uuid}`,
      title: chat.content || 'Без названия',
      icon: <MessageSquare />,
      run: () =>
        void navigate({
          to: '/chat/neuron/$name/{-$chatUuid}',
          params: { name: chat.value, chatUuid: chat.uuid },
        }),
    })),
  };
}
