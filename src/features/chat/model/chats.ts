import { session } from '#platform/session/session.ts';
import { ChatSession } from './chat-session.ts';

const chats = new Map<string, ChatSession>();
const newKey = (serviceType: string): string => `new:${serviceType}`;
const startedListeners = new Set<() => void>();

/** Tells of every chat that the gateway has just begun, so that the history can show it. Returns the way out. */
export function onChatStarted(listener: () => void): () => void {
  startedListeners.add(listener);
  return () => startedListeners.delete(listener);
}

/** The conversation of an address: the one with this id, or the service's new one. */
export function chatAt(serviceType: string, chatUuid: string | undefined): ChatSession {
  const key = chatUuid ?? newKey(serviceType);
  const known = chats.get(key);
  if (known) return known;
  const chat = new ChatSession((started, uuid) => {
    if (chats.get(newKey(serviceType)) === started) chats.delete(newKey(serviceType));
    chats.set(uuid, started);
    for (const listener of startedListeners) listener();
  });
  chats.set(key, chat);
  return chat;
}

/** Forgets a conversation, after it was hidden. */
export function forgetChat(chatUuid: string): void {
  chats.get(chatUuid)?.release();
  chats.delete(chatUuid);
}

let owner = session.get().profile?.id;
session.subscribe(() => {
  const next = session.get().profile?.id;
  if (next === owner) return;
  owner = next;
  // What one person talked about is not there for the next.
  for (const chat of chats.values()) chat.release();
  chats.clear();
});
