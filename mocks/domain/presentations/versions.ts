/** Versions of presentations: the last 50 are kept (presentations.md §6). */

import { ownerOf } from '#mocks/domain/lab/rights.ts';
import type {
  Database,
  Schemas,
  StoredPresentation,
  StoredPresentationVersion,
} from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

const KEPT = 50;
/** A change after this time without a kept version keeps the state before it, ms. */
const AUTO_MS = 10 * 60_000;

interface Keeping {
  readonly deck: StoredPresentation;
  readonly authorId: number;
  readonly reason: Schemas['PresentationVersionReason'];
  readonly now: Date;
  /** @default that of the version, if it is kept already */
  readonly note?: string;
}

/**
 * Keeps the current state of a presentation as a version, and forgets the oldest ones.
 *
 * @returns the presentation, to be stored by the caller
 */
export function keepVersion(
  { presentationVersions }: Database,
  transaction: Transaction,
  { deck, authorId, reason, now, note }: Keeping,
): StoredPresentation {
  const { uuid, version, date, content } = deck;
  const before = presentationVersions.get(`${uuid} ${version}`);
  transaction.put(presentationVersions, {
    presentationUuid: uuid,
    version,
    date,
    content,
    authorId: note === undefined ? (before?.authorId ?? authorId) : authorId,
    note: note ?? before?.note ?? '',
    reason: note === undefined ? (before?.reason ?? reason) : reason,
  });
  const kept = presentationVersions.group(uuid).filter((one) => one.version !== version);
  const old = kept.sort((one, other) => other.version - one.version).slice(KEPT - 1);
  for (const one of old) transaction.delete(presentationVersions, presentationVersions.keyOf(one));
  return { ...deck, kept: now.toISOString() };
}

/** Keeps the state before a change when ten minutes have gone since one was kept. */
export function keepInTime(
  database: Database,
  transaction: Transaction,
  keeping: Omit<Keeping, 'reason' | 'note'>,
): StoredPresentation {
  const { deck, now } = keeping;
  if (now.getTime() - Date.parse(deck.kept) < AUTO_MS) return deck;
  return keepVersion(database, transaction, { ...keeping, reason: 'auto' });
}

/** A version as lists have it. */
export function toPresentationVersion(
  database: Database,
  { version, date, authorId, note, reason, content }: StoredPresentationVersion,
): Schemas['PresentationVersion'] {
  const author = ownerOf(database, authorId);
  return { version, date, author, note, reason, slideCount: content.slides.length };
}
