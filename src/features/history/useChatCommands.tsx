import { useNavigate } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHistoryChatList } from '#api/generated/hooks/history/history.ts';
import { linkOfChat } from '#platform/chat-links.ts';
import type { CommandGroup } from '#platform/commands.ts';
import { chatsOf } from './model/pages.ts';
import { snippetText } from './model/snippet-text.ts';

/** Delay between the last key press and the search, ms. */
const SEARCH_DELAY_MS = 300;

/**
 * Chats for the command palette: the latest ones, or those that match the text. Answers to earlier texts are not shown.
 */
export function useChatCommands(text: string): CommandGroup {
  const navigate = useNavigate();
  const wanted = text.trim();
  const [searchText, setSearchText] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSearchText, SEARCH_DELAY_MS, wanted);
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
      title: snippetText(chat.content, searchText) || 'Без названия',
      icon: <MessageSquare />,
      run: () => void navigate(linkOfChat(chat, chat.uuid)),
    })),
  };
}
