import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { session } from '#platform/session/session.ts';

/**
 * What the person has typed at a place, kept through reloads, expired sessions and crashes until it is sent.
 *
 * @param place the chat's address
 */
export function useDraft(place: string): [string, (next: string | ((typed: string) => string)) => void] {
  const userId = useStore(session).profile?.id ?? 0;
  const [draft, setDraft] = useState({ place, text: readDraft(userId, place) });
  const current = draft.place === place ? draft : { place, text: readDraft(userId, place) };
  if (current !== draft) setDraft(current);
  const change = (next: string | ((typed: string) => string)): void => {
    const text = typeof next === 'function' ? next(readDraft(userId, place)) : next;
    writeDraft(userId, place, text);
    setDraft((now) => (now.place === place ? { place, text } : now));
  };
  return [current.text, change];
}
