import { useState } from 'react';
import type { ChatSession } from './chat-session.ts';
import { chatAt } from './chats.ts';

/**
 * The conversation of an address, held while the address stays: a new chat that the gateway has just named is still
 * the one on the screen, though its service already has another new one.
 */
export function useChat(serviceType: string, chatUuid: string | undefined): ChatSession {
  const open = () => ({ serviceType, chatUuid, chat: chatAt(serviceType, chatUuid) });
  const [held, setHeld] = useState(open);
  const isSame = held.serviceType === serviceType && held.chatUuid === chatUuid;
  const current = isSame ? held : open();
  if (!isSame) setHeld(current);
  return current.chat;
}
