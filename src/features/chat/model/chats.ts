import { unavailable } from '#platform/availability.ts';
import { session } from '#platform/session/session.ts';
import { ChatSession } from './chat-session.ts';

/** Conversations in memory; one that is idle and long out of sight costs more than fetching it again. */
const most = 30;

const chats = new Map<string, ChatSession>();
/** A chat belongs to a service: under another service's address it is another, missing one. */
const keyOf = (serviceType: string, chatUuid: string | undefined): string =>
  `${serviceType}/${chatUuid ?? 'new'}`;

function forgetOldest(): void {
  for (const [key, chat] of chats) {
    if (chats.size <= most) return;
    if (!chat.isRunning) chats.delete(key);
  }
}

/** The conversation of an address: the one with this id, or the service's new one. */
export function chatAt(serviceType: string, chatUuid: string | undefined): ChatSession {
  const key = keyOf(serviceType, chatUuid);
  const known = chats.get(key);
  const chat =
    known ??
    new ChatSession(serviceType, chatUuid ?? null, (started, uuid) => {
      if (chats.get(key) === started) chats.delete(key);
      chats.set(keyOf(serviceType, uuid), started);
    });
  // The last one asked for stands last: the first are the oldest.
  chats.delete(key);
  chats.set(key, chat);
  forgetOldest();
  return chat;
}

/** Forgets a conversation, after it was hidden. */
export function forgetChat(serviceType: string, chatUuid: string): void {
  const key = keyOf(serviceType, chatUuid);
  chats.get(key)?.release();
  chats.delete(key);
}

unavailable.subscribe(() => {
  if (unavailable.get()) return;
  for (const chat of chats.values()) chat.recover();
});

let owner = session.get().profile?.id;
session.subscribe(() => {
  const next = session.get().profile?.id;
  if (next === owner) return;
  owner = next;
  // What one person talked about is not there for the next.
  for (const chat of chats.values()) chat.release();
  chats.clear();
});
