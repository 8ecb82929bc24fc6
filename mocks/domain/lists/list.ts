/** Filters, order and pages of the administration's lists. */

import type { Schemas } from '#mocks/store/database.ts';
import { searchTest } from '#mocks/store/search.ts';
import { startOf } from './days.ts';

/** Whether a row passes the filter. Undefined without a filter. */
export type RowTest<Row> = ((row: Row) => boolean) | undefined;

/** The rows whose folded text contains the words of the search text. */
export function containing<Row>(searchText: string | undefined, textOf: (row: Row) => string): RowTest<Row> {
  const hasWords = searchTest(searchText);
  return hasWords && ((row) => hasWords(textOf(row)));
}

/** The rows with one of these values. */
export function among<Row, T>(
  values: readonly T[] | undefined,
  fieldOf: (row: Row) => T | null | undefined,
): RowTest<Row> {
  return amongAny(values, (row) => [fieldOf(row)]);
}

/** The rows one of whose values is one of these. */
export function amongAny<Row, T>(
  values: readonly T[] | undefined,
  fieldsOf: (row: Row) => readonly (T | null | undefined)[],
): RowTest<Row> {
  if (values === undefined || values.length === 0) return undefined;
  const wanted = new Set<T | null | undefined>(values);
  return (row) => fieldsOf(row).some((value) => wanted.has(value));
}

/** The rows with this value. */
export function equal<Row, T>(value: T | undefined, of: (row: Row) => T): RowTest<Row> {
  return value === undefined ? undefined : (row) => of(row) === value;
}

/** The rows with a number from `min` to `max`, both included. */
export function between<Row>(
  min: number | undefined,
  max: number | undefined,
  numberOf: (row: Row) => number,
): RowTest<Row> {
  if (min === undefined && max === undefined) return undefined;
  return (row) => {
    const number = numberOf(row);
    return number >= (min ?? number) && number <= (max ?? number);
  };
}

/** The rows with a time within the days `from` to `to` in Moscow, both included; rows without a time do not match. */
export function withinDays<Row>(
  from: string | undefined,
  to: string | undefined,
  momentOf: (row: Row) => string | null,
): RowTest<Row> {
  if (from === undefined && to === undefined) return undefined;
  const first = from === undefined ? '' : startOf(from);
  const end = to === undefined ? undefined : startOf(to, 1);
  return (row) => {
    const moment = momentOf(row);
    return moment !== null && moment >= first && (end === undefined || moment < end);
  };
}

/** The rows that pass every test. */
export function narrowed<Row>(rows: Iterable<Row>, tests: readonly RowTest<Row>[]): Row[] {
  const asked = tests.filter((test) => test !== undefined);
  return [...rows].filter((row) => asked.every((test) => test(row)));
}

/** The sort key of a row. Texts are compared directly, so they must be folded; missing values come last in both orders. */
type SortKey = string | number | null;

/** The sort keys of a list by the names that its `sort` parameter takes. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => SortKey>>;

/** The names of the fields of a row that can be sort keys. */
type SortField<Row> = { [K in keyof Row]-?: Row[K] extends SortKey ? K : never }[keyof Row];

/** A key of an order, by the name of its field or computed: texts must be folded. */
export interface OrderKey<Row> {
  readonly of: SortField<Row> | ((row: Row) => SortKey);
  readonly isDescending?: boolean;
}

/** Ascending by a key. */
export const by = <Row>(of: OrderKey<Row>['of']): OrderKey<Row> => ({ of });
/** Descending by a key, so newest first. */
export const byLatest = <Row>(of: OrderKey<Row>['of']): OrderKey<Row> => ({ of, isDescending: true });

const keyIn = <Row>(of: OrderKey<Row>['of'], row: Row): SortKey =>
  typeof of === 'function' ? of(row) : (row[of] as SortKey); // only such fields can be named

function compared<Row>({ of, isDescending }: OrderKey<Row>, one: Row, other: Row): number {
  const [a, b] = [keyIn(of, one), keyIn(of, other)];
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b === !isDescending ? -1 : 1;
}

/** The rows ordered by the keys in turn (`x-order`); the last key has to be unique. */
export function inOrder<Row>(rows: Iterable<Row>, ...keys: readonly OrderKey<Row>[]): Row[] {
  return [...rows].sort((one, other) => {
    for (const key of keys) {
      const difference = compared(key, one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** The rows in the order of `sort` (`field,asc` or `field,desc`), equal ones by their id. */
export function sorted<Row>(
  rows: readonly Row[],
  sort: string,
  keys: SortKeys<Row>,
  idOf: (row: Row) => string | number,
): Row[] {
  const [field = '', direction] = sort.split(',');
  const keyOf = keys[field];
  if (!keyOf) throw new TypeError(`The list has no order by ${field}`);
  // Keys and ids are computed once and compared directly, because a list can have 100,000 rows.
  const keyed = rows.map((row) => ({ row, key: keyOf(row), id: idOf(row) }));
  const sign = direction === 'desc' ? -1 : 1;
  return keyed
    .sort((a, b) => {
      if (a.key === b.key) return a.id < b.id ? -1 : 1;
      if (a.key === null || b.key === null) return a.key === null ? 1 : -1;
      return a.key < b.key ? -sign : sign;
    })
    .map(({ row }) => row);
}

export type Page<T> = Schemas['PageInfo'] & { content: T[] };

/** The place of a page as the contract's parameters have it. `page` counts from 0. */
export interface PageQuery {
  readonly page?: number;
  readonly size?: number;
}

/**
 * A page as Spring Data writes it, of a list whose rows are read when they are asked for. One beyond the end is empty and
 * the last.
 */
export function pageFrom<Row>(
  totalElements: number,
  slice: (start: number, end: number) => Row[],
  { page = 0, size = 30 }: PageQuery,
): Page<Row> {
  const [start, end] = [page * size, (page + 1) * size];
  return {
    content: slice(start, end),
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    number: page,
    size,
    last: end >= totalElements,
  };
}

/** A page of rows, each as it is or converted. */
export function pageOf<Row>(rows: readonly Row[], query: PageQuery): Page<Row>;
export function pageOf<Row, T>(rows: readonly Row[], query: PageQuery, toAnswer: (row: Row) => T): Page<T>;
export function pageOf<Row>(
  rows: readonly Row[],
  query: PageQuery,
  toAnswer: (row: Row) => unknown = (row) => row,
): Page<unknown> {
  return pageFrom(rows.length, (start, end) => rows.slice(start, end).map((row) => toAnswer(row)), query);
}
