import { unavailable } from '#platform/availability.ts';
import { guestSession, type SessionStore, session, sessionHere } from '#platform/session/session.ts';
import { ChatSession } from './chat-session.ts';

/** Conversations in memory; one that is idle and long out of sight costs more than fetching it again. */
const most = 30;

const chats = new Map<string, ChatSession>();
/** How the keys of a person's chats begin. */
const ownerOf = ({ get }: SessionStore): string => `${get().profile?.id ?? ''}/`;

/** A chat belongs to a person and a service: under another service's address it is another, missing one. */
const keyOf = (serviceType: string, chatUuid: string | undefined, owner = ownerOf(sessionHere())): string =>
  `${owner}${serviceType}/${chatUuid ?? 'new'}`;

function forgetOldest(): void {
  for (const [key, chat] of chats) {
    if (chats.size <= most) return;
    if (!chat.isRunning) chats.delete(key);
  }
}

/** The conversation of an address: the one with this id, or the service's new one. */
export function chatAt(serviceType: string, chatUuid: string | undefined): ChatSession {
  const owner = ownerOf(sessionHere());
  const key = keyOf(serviceType, chatUuid, owner);
  const known = chats.get(key);
  const chat =
    known ??
    new ChatSession(serviceType, chatUuid ?? null, (started, uuid) => {
      if (chats.get(key) === started) chats.delete(key);
      chats.set(keyOf(serviceType, uuid, owner), started);
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

const recoverAll = (): void => {
  for (const chat of chats.values()) chat.recover();
};

unavailable.subscribe(() => {
  if (!unavailable.get()) recoverAll();
});

for (const store of [session, guestSession]) {
  let owner = ownerOf(store);
  store.subscribe(() => {
    const before = owner;
    owner = ownerOf(store);
    if (owner === before) {
      if (store.get().state === 'AUTHENTICATED') recoverAll();
      return;
    }
    // What one person talked about is not there for the next; the other session's chats stay (PRE-07).
    for (const [key, chat] of chats) {
      if (!key.startsWith(before)) continue;
      chat.release();
      chats.delete(key);
    }
  });
}
