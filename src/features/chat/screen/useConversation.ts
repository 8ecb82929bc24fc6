import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { chatAt } from '../conversation/chat-at.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatPlace } from '../model/chat-place.ts';
import { restoreQueue } from '../queue/load-queue.ts';

/**
 * Opens the conversation of an address.
 *
 * @param chatUuid absent for a new chat; the address changes as soon as the chat has its id
 */
export function useConversation(place: ChatPlace, chatUuid: string | undefined): Conversation {
  const navigate = useNavigate();
  // Kept while the address stays: a new chat has its id before its address.
  const [kept, setKept] = useState(place);
  const here = kept.key === place.key ? kept : place;
  if (here !== kept) setKept(here);
  const conversation = useMemo(() => chatAt(here, chatUuid), [here, chatUuid]);
  const named = useStore(conversation.state, (state) => state.chatUuid);

  useEffect(() => {
    void conversation.open();
    restoreQueue(conversation);
    return () => conversation.draft.dismissNotice();
  }, [conversation]);

  useEffect(() => {
    const { link } = conversation.place;
    if (named === null || named === chatUuid || !link) return;
    void navigate({ ...link(named), replace: true });
  }, [navigate, conversation, named, chatUuid]);

  return conversation;
}
