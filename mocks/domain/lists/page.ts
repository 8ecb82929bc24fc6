/** Pages of lists. */
import type { Schemas } from '#mocks/store/database.ts';

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
