import { unavailable } from '#platform/availability.ts';
import { guestSession, type SessionStore, session, sessionHere } from '#platform/session/session.ts';
// Only the type: the conversations themselves are not for the first load.
import type { Conversation } from './conversation.ts';

/** Conversations in memory; one that is idle and long out of sight costs more than fetching it again. */
const most = 30;

let chats: readonly Conversation[] = [];

/** Id of the person of a session, 0 for nobody. */
export const idOf = ({ get }: SessionStore): number => get().profile?.id ?? 0;

/** Whether it has something that is not stored elsewhere. */
const isBusy = ({ isRunning, draft }: Conversation): boolean =>
  isRunning || draft.state.get().files.length > 0;

/** The conversations in memory, the one asked for last at the end. */
export const chatsNow = (): readonly Conversation[] => chats;

/** Keeps a conversation as the one asked for last; too many of them lose the oldest idle ones. */
export function keepChat(chat: Conversation): void {
  const others = chats.filter((other) => other !== chat);
  const surplus = new Set(
    others.filter((other) => !isBusy(other)).slice(0, Math.max(0, others.length + 1 - most)),
  );
  chats = [...others.filter((other) => !surplus.has(other)), chat];
}

function forget(isForgotten: (chat: Conversation) => boolean): void {
  for (const chat of chats.filter(isForgotten)) chat.release();
  chats = chats.filter((chat) => !isForgotten(chat));
}

/** Forgets a conversation, after it was hidden. */
export function forgetChat(serviceType: string, chatUuid: string): void {
  const userId = idOf(sessionHere());
  forget((chat) => chat.userId === userId && chat.serviceType === serviceType && chat.chatUuid === chatUuid);
}

const recoverAll = (): void => {
  for (const chat of chats) chat.recover();
};

/**
 * Goes on with interrupted answers after an outage or a new sign-in, and forgets a person's conversations when another
 * one takes over: what one person talked about is not there for the next. The other area's chats stay (PRE-07).
 *
 * @returns the function that ends it and forgets all conversations
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
  return () => {
    for (const end of ends) end();
    forget(() => true);
  };
}
