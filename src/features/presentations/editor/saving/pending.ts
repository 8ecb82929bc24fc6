import { isRecord } from '#lib/guards.ts';
import { readRecord, writeRecord } from '#platform/records.ts';
import type { Deck } from '../../model/deck.ts';

/**
 * Changes that are not at the gateway yet: the presentation as it was saved last, and as it is now. The merge compares each
 * slide and item with both. Those that did not change since it was opened are the same objects in both, which IndexedDB
 * stores once.
 */
export interface Pending {
  saved: Deck;
  now: Deck;
}

const keyOf = (uuid: string): string => `deck:${uuid}`;

/**
 * Unsaved changes of a person (PRES-16).
 *
 * @param readDeck checks a stored presentation; null when it is none
 */
export async function readPending(
  userId: number,
  uuid: string,
  readDeck: (stored: unknown) => Deck | null,
): Promise<Pending | null> {
  const stored = await readRecord(userId, keyOf(uuid));
  if (!isRecord(stored)) return null;
  const [saved, now] = [readDeck(stored['saved']), readDeck(stored['now'])];
  return saved?.uuid === uuid && now?.uuid === uuid ? { saved, now } : null;
}

/** Without `spare`, which is needed only while the presentation is open. */
function stored({ spare: _, ...deck }: Deck): Deck {
  return deck;
}

/**
 * Stores unsaved changes; null removes them.
 *
 * @param isClosing whether the page may be closing
 * @returns false when they are only in memory
 */
export const writePending = (
  userId: number,
  uuid: string,
  pending: Pending | null,
  isClosing: boolean,
): Promise<boolean> =>
  writeRecord(
    userId,
    keyOf(uuid),
    pending ? { saved: stored(pending.saved), now: stored(pending.now) } : undefined,
    isClosing,
  );
