import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useStore } from '#lib/store.ts';
import { restoreQueue } from '../queue/load-queue.ts';
import { chatAt } from './chat-at.ts';
import type { ChatServiceView } from './chat-service.ts';
import type { Conversation } from './conversation.ts';

/**
 * Opens the conversation of an address.
 *
 * @param chatUuid absent for a new chat; the address changes as soon as the chat has its id
 */
export function useConversation(
  { name, route }: Pick<ChatServiceView, 'name' | 'route'>,
  chatUuid: string | undefined,
): Conversation {
  const navigate = useNavigate();
  // Kept while the address stays: a new chat has its id before its address.
  const conversation = useMemo(() => chatAt(name, chatUuid), [name, chatUuid]);
  const named = useStore(conversation.state, (state) => state.chatUuid);

  useEffect(() => {
    void conversation.open();
    restoreQueue(conversation);
    return () => conversation.draft.dismissNotice();
  }, [conversation]);

  useEffect(() => {
    if (named === null || named === chatUuid) return;
    void navigate({ to: route, params: { name, chatUuid: named }, replace: true });
  }, [navigate, route, name, named, chatUuid]);

  return conversation;
}
