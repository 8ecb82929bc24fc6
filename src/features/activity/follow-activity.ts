import type { ChatActivity } from '#api/generated/model/chatActivity.ts';
import { requestsTaken, resultsArrived } from '#platform/chat-activity.ts';
import { runningChats, unreadChats } from '#platform/running-chats.ts';
import { session } from '#platform/session/session.ts';

/** Delay of the look after a sent request or another person's sign-in, ms: most answers are complete by then. */
const lookDelay = 2000;

/**
 * Looks for running answers now, after the start of a session, and after each sent request; while there are some,
 * `watch-activity.ts` polls (CHAT-26). Its code is loaded at the first look.
 *
 * @param open opens the chat of an answer
 * @returns a function that stops it
 */
export function followActivity(open: (activity: ChatActivity) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  let hasEnded = false;
  const look = async (): Promise<void> => {
    // Without its code running answers are not listed; the chats themselves work.
    const code = await import('./watch-activity.ts').catch(() => null);
    if (hasEnded || !code || session.get().state !== 'AUTHENTICATED') return;
    stop?.();
    stop = code.watchActivity(open);
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    if (session.get().state === 'AUTHENTICATED') timer = setTimeout(look, lookDelay);
  };
  let person = session.get().profile?.id;
  const ends = [
    requestsTaken.subscribe(lookSoon),
    // An answer that is complete here is not listed until the next look.
    resultsArrived.subscribe(() => {
      if (runningChats.get().length > 0) void look();
    }),
    session.subscribe(() => {
      const { profile } = session.get();
      if (profile?.id === person) return;
      person = profile?.id;
      stop?.();
      runningChats.set([]);
      unreadChats.set(new Set());
      lookSoon();
    }),
  ];
  void look();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop?.();
    for (const end of ends) end();
  };
}
