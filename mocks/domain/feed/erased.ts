/** Notes what was erased from the logs, so that a caller who has not read it yet gets `cursor-expired`. */
import { Failure } from '#mocks/contract/failures.ts';
import type { Database, Erasure, FeedKind, FeedRow } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

const keyOf = (kind: FeedKind, company: string): string => `${kind} ${company}`;

/** The erasures of a list, the latest last. An earlier one that reached less far than a later one is left out. */
export const erasuresOf = ({ feedErasures }: Database, kind: FeedKind, company: string): readonly Erasure[] =>
  feedErasures.get(keyOf(kind, company))?.erasures ?? [];

/** Throws `cursor-expired` when something behind the place was erased after the place was given. */
export function checkErasures(
  database: Database,
  kind: FeedKind,
  company: string,
  { number, erasures }: { readonly number: number; readonly erasures: number },
): void {
  const isMissed = erasuresOf(database, kind, company).some(
    (one) => one.serial > erasures && one.number > number,
  );
  if (isMissed) throw new Failure('cursor-expired');
}

/** Deletes the places of entries, and notes in each list how far it was erased. */
export function eraseRows(database: Database, transaction: Transaction, rows: readonly FeedRow[]): void {
  const farthest = new Map<string, { kind: FeedKind; company: string; number: number }>();
  for (const row of rows) {
    transaction.delete(database.feed, database.feed.keyOf(row));
    for (const company of ['', ...row.companies]) {
      const key = keyOf(row.kind, company);
      const number = Math.max(row.number, farthest.get(key)?.number ?? 0);
      farthest.set(key, { kind: row.kind, company, number });
    }
  }
  for (const [key, { kind, company, number }] of farthest) {
    const before = erasuresOf(database, kind, company);
    const serial = (before.at(-1)?.serial ?? 0) + 1;
    const erasures = [...before.filter((one) => one.number > number), { serial, number }];
    transaction.put(database.feedErasures, { key, erasures });
  }
}
