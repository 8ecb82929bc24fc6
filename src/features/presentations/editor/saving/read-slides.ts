import { operations } from '#api/generated/calls/presentation.ts';
import { read } from '#api/read.ts';
import type { AnySlide, Deck } from '../../model/deck.ts';

/** Checks a stored presentation like an answer of the gateway; null when it is none. */
export const readDeck = (stored: unknown): Deck | null =>
  read<Deck>(operations.presentationRead.answer, stored) ?? null;

/** Checks stored slides; those that cannot be read are left out. @param deck any presentation */
export const readSlides = (deck: Deck, stored: unknown): AnySlide[] =>
  Array.isArray(stored) ? (readDeck({ ...deck, slides: stored })?.slides ?? []) : [];
