/** What every list of the administration does with its rows: filters of many values, order, pages. */
import { type Page, pageOf } from '../db/database.ts';
import { folded } from '../db/search.ts';

/** What a row is sorted by. Texts are compared without regard to case; a missing value comes last either way. */
export type SortKey = string | number | null;

/** The sort keys of a list by the names that its `sort` parameter takes. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => SortKey>>;

/** Whether a filter lets a value through; an absent filter and one without values let everything through. */
export function admits<T>(filter: readonly T[] | undefined, value: T): boolean {
  return filter === undefined || filter.length === 0 || filter.includes(value);
}

/** Whether a filter of many values lets a row with several values through: one of them is enough. */
export function admitsAny<T>(filter: readonly T[] | undefined, values: readonly T[]): boolean {
  return filter === undefined || filter.length === 0 || values.some((value) => filter.includes(value));
}

/** A test for rows whose text, folded by `folded`, contains what a person typed. */
export function containing(searchText: string | undefined): (text: string) => boolean {
  const wanted = folded(searchText ?? '').trim();
  return (text) => text.includes(wanted);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The rows in the order of `sort` (`field,asc` or `field,desc`); equal ones in the order in which they were given.
 * Every key is computed once.
 */
export function sorted<Row>(rows: readonly Row[], sort: string, keys: SortKeys<Row>): Row[] {
  const [field = '', direction] = sort.split(',');
  const keyOf = keys[field];
  if (!keyOf) throw new TypeError(`The list has no order by ${field}`);
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => {
    const key = keyOf(row);
    return { row, key: typeof key === 'string' ? folded(key) : key };
  });
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return sign * compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}

/** A page of rows, each turned into what the contract answers. */
export function pageWith<Row, T>(
  rows: readonly Row[],
  { page, size }: { page?: number; size?: number },
  toAnswer: (row: Row) => T,
): Page<T> {
  const { content, ...info } = pageOf(rows, page, size);
  return { ...info, content: content.map(toAnswer) };
}
