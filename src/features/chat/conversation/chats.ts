import { unavailable } from '#platform/availability.ts';
import { guestSession, type SessionStore, session, sessionHere } from '#platform/session/session.ts';
import type { ChatPlace } from '../model/chat-place.ts';
// A type import only: the class must not be in the first load.
import type { Conversation } from './conversation.ts';

/** Maximum number of conversations in memory. Older idle ones are fetched again when they are opened. */
const MAX_CHATS = 30;

let chats: readonly Conversation[] = [];

/** Id of the user of a session, 0 without one. */
export const idOf = ({ get }: SessionStore): number => get().profile?.id ?? 0;

/** Whether the conversation has a running answer, a queue, or chosen files, which are stored nowhere else. */
const isBusy = ({ isRunning, draft, queue }: Conversation): boolean =>
  isRunning || draft.state.get().files.length > 0 || queue.get().rows.length > 0;

/** The conversations in memory; the most recently used one is last. */
export const chatsNow = (): readonly Conversation[] => chats;

/** Adds a conversation as the most recently used one, and removes the oldest idle ones above the limit. */
export function keepChat(chat: Conversation): void {
  const others = chats.filter((other) => other !== chat);
  const surplus = new Set(
    others.filter((other) => !isBusy(other)).slice(0, Math.max(0, others.length + 1 - MAX_CHATS)),
  );
  chats = [...others.filter((other) => !surplus.has(other)), chat];
}

function forget(isForgotten: (chat: Conversation) => boolean): void {
  for (const chat of chats.filter(isForgotten)) chat.release();
  chats = chats.filter((chat) => !isForgotten(chat));
}

/** Removes a conversation from memory, after its chat was hidden. */
export function forgetChat(place: ChatPlace, chatUuid: string): void {
  const userId = idOf(sessionHere());
  forget((chat) => chat.userId === userId && chat.place.key === place.key && chat.chatUuid === chatUuid);
}

/** Removes one conversation from memory. */
export const forgetConversation = (conversation: Conversation): void =>
  forget((chat) => chat === conversation);

const recoverAll = (): void => {
  for (const chat of chats) chat.recover();
};

/**
 * Resumes interrupted answers when the network is back, after an outage or a new sign-in, and removes a user's conversations when another user
 * signs in, so that nobody sees the chats of another. Chats of the other area stay (PRE-07).
 *
 * @returns a function that stops this and removes all conversations
 */
export function followChats(): () => void {
  const ends = [
    unavailable.subscribe(() => {
      if (!unavailable.get()) recoverAll();
    }),
    ...[session, guestSession].map((store) => {
      let userId = idOf(store);
      return store.subscribe(() => {
        const before = userId;
        userId = idOf(store);
        if (userId !== before) forget((chat) => chat.userId === before);
        else if (store.get().state === 'AUTHENTICATED') recoverAll();
      });
    }),
  ];
  addEventListener('online', recoverAll);
  return () => {
    removeEventListener('online', recoverAll);
    for (const end of ends) end();
    forget(() => true);
  };
}
