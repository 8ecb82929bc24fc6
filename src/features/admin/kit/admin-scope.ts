import type { AdminOptionListParams } from '#api/generated/model/adminOptionListParams.ts';
import type { Job } from '#api/generated/model/job.ts';
import type { Option } from '#api/generated/model/option.ts';
import type { PageInfo } from '#api/generated/model/pageInfo.ts';
import type { Downloaded } from '#platform/downloading.ts';

/** The two areas of the administration, as their addresses name them. */
export type AdminArea = 'admin' | 'companyAdmin';

/** The types of a page. All but `row` and `query` are `object` or `never` where the page has no such part. */
export interface AdminTypes {
  /** A row of the list: an entity of the contract. */
  row: object;
  /** Filters of the list, as the contract names them; `searchText` where the page has a search. */
  query: object;
  /** Values of the drawer's form. */
  form: object;
  /** What saving the form sends. */
  body: unknown;
  /** Actions on the selected rows: `action` of the contract's batch change. */
  action: unknown;
  /** Values of the forms of all actions together. */
  actionForm: object;
}

/** Order and part of a list, as the contract names them; `page` is counted from 0. */
export interface ListPart {
  /** Column and direction: `email,asc`. */
  sort?: string;
  page: number;
  size: number;
}

/** The query of a download. */
export interface TableChoice {
  sort?: string;
  columns: string[];
  format: 'csv' | 'xlsx';
}

/** The rows of an action: single keys, or all rows of a filter. */
export type Selection<Query> =
  | { keys: readonly string[] }
  /** `expectedCount`: the number of rows that was shown, without the exceptions (ADM-11). */
  | { filter: Query; except: readonly string[]; expectedCount: number };

/** Options of a call; `headers` has the `Idempotency-Key` if the call needs one. */
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** The calls of the contract behind a page in one area. All reject with `ApiError`. */
export interface AdminScope<T extends AdminTypes> {
  list: (query: T['query'] & ListPart, options: CallOptions) => Promise<PageInfo & { content: T['row'][] }>;
  /** Reads one row. @param id its key, see `idOf` */
  read?: (id: string, options: CallOptions) => Promise<T['row']>;
  /** Whether a row may be changed in this area, or why not: its form is then for reading, its actions say so. @default true */
  mayChange?: (row: T['row']) => true | string;
  add?: (body: T['body'], options: CallOptions) => Promise<T['row']>;
  /** Saves a row. @param row as it was when the form was opened */
  change?: (row: T['row'], body: T['body']) => Promise<T['row']>;
  changeMany?: (selection: Selection<T['query']>, action: T['action'], options: CallOptions) => Promise<Job>;
  /** `changeMany` where the contract takes keys only: «Выбрать все по фильтру» is then not offered. */
  changeKeys?: (keys: string[], action: T['action'], options: CallOptions) => Promise<Job>;
  /**
   * Moves a row to a place from 0 on. The page then has a column `position` and is sorted by it; rows are moved by
   * dragging, Alt+↑/↓ and their menu, only in that order and without filters.
   */
  move?: (id: string, position: number) => Promise<unknown>;
  /** Values for filters and fields of kind `lookup`; a page without them needs none. */
  options?: (query: AdminOptionListParams, options: CallOptions) => Promise<Option[]>;
  /** Saves the whole filtered list as a file (ADM-15). Resolves to false after a failure, which has been shown. */
  download?: (query: T['query'] & TableChoice) => Promise<Downloaded>;
}
