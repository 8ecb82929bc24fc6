/** The order in which entries of the audit and of the log of sign-ins were written, for systems that fetch them (ADM-43). */
import { refuseField } from '#mocks/contract/failures.ts';
import type { Database, FeedKind, FeedRow } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { checkErasures, erasuresOf } from './erased.ts';
import { rowsInOrder } from './order.ts';

/** The last number that was given to an entry of each log. */
const lastNumbers = new WeakMap<Database, Map<FeedKind, number>>();

/**
 * The number of a new entry. It is the time, so that a number is not given twice after a restart, or the next number when
 * the clock has not moved on or was set back.
 */
function nextNumber({ database, now }: Rows & Clock, kind: FeedKind): number {
  const last = lastNumbers.get(database) ?? new Map<FeedKind, number>();
  lastNumbers.set(database, last);
  const known =
    last.get(kind) ?? Math.max(database.feed.group(kind).at(-1)?.number ?? 0, lastErased(database, kind));
  const number = Math.max(known + 1, now().getTime());
  last.set(kind, number);
  return number;
}

const lastErased = (database: Database, kind: FeedKind): number =>
  Math.max(0, ...erasuresOf(database, kind, '').map(({ number }) => number));

/** Writes the place of an entry that the same transaction writes. `about`: its companies, and whose act it was. */
export function putPlace(
  deps: Rows & Clock,
  transaction: Transaction,
  kind: FeedKind,
  { uuid, moment }: { readonly uuid: string; readonly moment: string },
  about: Pick<FeedRow, 'companies' | 'isByPlatform'>,
): void {
  transaction.put(deps.database.feed, { kind, number: nextNumber(deps, kind), uuid, moment, ...about });
}

/** Which list is read: of everything, or of a company. */
interface Reading {
  readonly kind: FeedKind;
  /** Uuid of the company; empty for everything. */
  readonly company: string;
  readonly cursor?: string | undefined;
  /** Only without a cursor: the first moment. */
  readonly since?: string | undefined;
  readonly size?: number | undefined;
}

/** A position in a log: the number of the last entry read, and how many erasures there had been at that time. */
interface Place {
  readonly number: number;
  readonly erasures: number;
}

const cursorOf = ({ kind, company }: Reading, { number, erasures }: Place): string =>
  Buffer.from([kind, company, number, erasures].join('.')).toString('base64url');

function placeOf(reading: Reading, cursor: string): Place {
  const [kind, company, number = '', erasures = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  const isOfThis = kind === reading.kind && company === reading.company;
  if (!isOfThis || !/^\d{1,16}$/.test(number) || !/^\d{1,16}$/.test(erasures))
    refuseField('cursor', 'unknown', 'Такого места в\u00a0этом списке нет');
  return { number: Number(number), erasures: Number(erasures) };
}

/** The index of the first row behind a number; the rows are in the order of their numbers. */
function firstBehind(rows: readonly FeedRow[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

const DEFAULT_SIZE = 100;

/**
 * The next rows of a list.
 *
 * @throws Failure `fields-invalid` for another list's cursor, and for `since` with a cursor; `cursor-expired` when rows
 *   behind the cursor were erased after it was given
 */
export function readFeed(
  database: Database,
  reading: Reading,
): { rows: FeedRow[]; cursor: string; hasMore: boolean } {
  const { kind, company, cursor, since, size = DEFAULT_SIZE } = reading;
  const rows = rowsInOrder(database, kind, company);
  const erasures = erasuresOf(database, kind, company).at(-1)?.serial ?? 0;
  if (cursor !== undefined && since !== undefined)
    refuseField('since', 'unfit', 'Момент задают только без\u00a0cursor');
  let start = 0;
  let number = 0;
  if (cursor !== undefined) {
    const place = placeOf(reading, cursor);
    checkErasures(database, kind, company, place);
    start = firstBehind(rows, place.number);
    number = place.number;
  } else if (since !== undefined) {
    // `Date` cannot read a leap second (23:59:60), which RFC 3339 allows.
    const moment = new Date(since.replace(':60', ':59')).toISOString();
    const found = rows.findIndex((row) => row.moment >= moment);
    start = found < 0 ? rows.length : found;
    number = rows[start - 1]?.number ?? 0;
  }
  const part = rows.slice(start, start + size);
  return {
    rows: part,
    cursor: cursorOf(reading, { number: part.at(-1)?.number ?? number, erasures }),
    hasMore: start + size < rows.length,
  };
}
