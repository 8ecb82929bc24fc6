import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { sessionHere } from '#platform/session/session.ts';

export interface Draft {
  text: string;
  change: (text: string) => void;
  /** Empties the field and keeps the text aside until `sent` or `giveBack`: a crash in between loses nothing. */
  send: () => { sent: () => void; giveBack: () => void };
  /** Takes what is typed along to another place: a new chat that has got its address. */
  moveTo: (next: string) => void;
}

const asideOf = (place: string): string => `${place}#sending`;

/** What is kept for a place; a text that was on its way when the page died comes back. */
const restore = (userId: number, place: string): string =>
  readDraft(userId, place) || readDraft(userId, asideOf(place));

/**
 * What the person has typed at a place, kept through reloads, expired sessions and crashes until the gateway has it.
 *
 * @param place the chat's address
 * @param isSending whether a request is under way there: its text then is not offered again
 */
export function useDraft(place: string, isSending: boolean): Draft {
  const userId = useStore(sessionHere()).profile?.id ?? 0;
  const kept = () => ({ place, text: isSending ? readDraft(userId, place) : restore(userId, place) });
  const [draft, setDraft] = useState(kept);
  const current = draft.place === place ? draft : kept();
  if (current !== draft) setDraft(current);

  const change = (text: string): void => {
    writeDraft(userId, place, text);
    setDraft((now) => (now.place === place ? { place, text } : now));
  };
  const send = () => {
    const { text } = current;
    writeDraft(userId, asideOf(place), text);
    change('');
    const sent = (): void => writeDraft(userId, asideOf(place), '');
    const giveBack = (): void => {
      sent();
      const typed = readDraft(userId, place);
      change(typed === '' ? text : `${text}\n${typed}`);
    };
    return { sent, giveBack };
  };
  const moveTo = (next: string): void => {
    writeDraft(userId, next, readDraft(userId, place));
    writeDraft(userId, place, '');
  };
  return { text: current.text, change, send, moveTo };
}
