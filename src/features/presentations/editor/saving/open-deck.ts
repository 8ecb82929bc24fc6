import { ApiError } from '#api/error.ts';
import { presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import type { Deck } from '../../model/deck.ts';
import { type Pending, readPending } from './pending.ts';
import { readDeck } from './read-slides.ts';

export interface OpenedDeck {
  saved: Deck;
  /** Changes of this person that the gateway does not have yet. */
  pending: Pending | null;
}

/**
 * Reads a presentation with what this person has not saved. Without the gateway it opens from what is in this browser, if
 * something is (PRES-16).
 *
 * @throws ApiError when it cannot be read
 */
export async function openDeck(userId: number, uuid: string): Promise<OpenedDeck> {
  const pending = await readPending(userId, uuid, readDeck);
  try {
    return { saved: await presentationRead({ presentationId: uuid }), pending };
  } catch (error) {
    const isAway = error instanceof ApiError && (error.kind === 'network' || error.status >= 500);
    if (!isAway || !pending) throw error;
    return { saved: pending.saved, pending };
  }
}
