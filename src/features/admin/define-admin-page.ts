import type { ReactNode } from 'react';
import type { AdminOptionListParams } from '#api/generated/model/adminOptionListParams.ts';
import type { Job } from '#api/generated/model/job.ts';
import type { Option } from '#api/generated/model/option.ts';
import type { OptionKind } from '#api/generated/model/optionKind.ts';
import type { PageInfo } from '#api/generated/model/pageInfo.ts';
import type { Field, FieldErrors, LookupSource } from '#forms/index.ts';
import type { Column } from '#ui/index.ts';

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
  /** What is done with the chosen rows: the `action` of the contract's batch change. */
  action: unknown;
  /** Values of the forms that actions ask for, of all actions together. */
  actionForm: object;
}

/** Order and part of a list, as the contract names them; `page` is counted from 0. */
export interface ListPart {
  /** Column and direction: `email,asc`. */
  sort?: string;
  page: number;
  size: number;
}

/** What a download asks for. */
export interface TableChoice {
  sort?: string;
  columns: string[];
  format: 'csv' | 'xlsx';
}

/** Rows that an action is for: named one by one, or everything that a filter finds. */
export type Selection<Query> =
  | { keys: readonly string[] }
  /** `expectedCount`: number of rows that the person was told, without the exceptions (ADM-11). */
  | { filter: Query; except: readonly string[]; expectedCount: number };

/** Options of a call; `headers` carry the `Idempotency-Key` of those that demand one. */
interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** The calls of the contract behind a page in one area. All reject with `ApiError`. */
export interface AdminScope<T extends AdminTypes> {
  list: (query: T['query'] & ListPart, options: CallOptions) => Promise<PageInfo & { content: T['row'][] }>;
  /** Reads one row by the key that `idOf` gives. */
  read?: (id: string, options: CallOptions) => Promise<T['row']>;
  add?: (body: T['body'], options: CallOptions) => Promise<T['row']>;
  /** Saves a row; `row` is the version that the form began with. */
  change?: (row: T['row'], body: T['body']) => Promise<T['row']>;
  changeMany?: (selection: Selection<T['query']>, action: T['action'], options: CallOptions) => Promise<Job>;
  /** Values for filters and fields of kind `lookup`; a page without them needs none. */
  options?: (query: AdminOptionListParams, options: CallOptions) => Promise<Option[]>;
  /** Saves the whole filtered list as a file (ADM-15). Resolves to false when that failed; the person was told. */
  download?: (query: T['query'] & TableChoice) => Promise<boolean>;
}

/** A column of the list. Its `id` is the name that sorting and downloads use. */
export interface AdminColumn<Row> extends Column<Row> {
  /** Not shown until the person chooses it. */
  isHidden?: boolean;
  /** Shown only in this area. @default both */
  area?: AdminArea;
}

interface FilterCommon {
  title: string;
  /** Offered only in this area. @default both */
  area?: AdminArea;
}

/** A filter of the list: which fields of the query it sets, and how its values are chosen. */
export type AdminFilter<Name extends string = string> = FilterCommon &
  (
    | {
        /** Some of a few values. */
        kind: 'choice';
        name: Name;
        options: readonly { id: string; label: string }[];
        /** The contract has numbers. */
        isNumeric?: true;
      }
    | {
        /** Some of many values, found by a part of their name. */
        kind: 'lookup';
        name: Name;
        source: OptionKind;
        /** Pattern of the values in the contract; other values in an address are ignored. */
        pattern?: RegExp;
        /** The contract has numbers. */
        isNumeric?: true;
      }
    | { kind: 'days'; from: Name; to: Name }
    | { kind: 'range'; min: Name; max: Name }
    | { kind: 'yesNo'; name: Name; yes: string; no: string }
  );

/** How much a person is asked before an action (administration.md §2.3). More than 100 rows are always asked about. */
export type ActionLevel =
  /** Done at once, with «Отменить» for 10 s. */
  | 'now'
  /** A dialog names effect and number. */
  | 'ask'
  /** The number is typed as well. */
  | 'type';

/** Something that is done with one row or with the chosen ones. */
export interface AdminAction<T extends AdminTypes> {
  id: string;
  /** On the button: «Заблокировать». */
  title: string;
  on: 'one' | 'many' | 'both';
  /** True, or why it cannot be done with this row. @default always */
  allowed?: (row: T['row']) => true | string;
  level: ActionLevel;
  /** Title of the dialog: `Заблокировать 12 пользователей?` */
  question: (count: number) => string;
  /** What it does beyond its title: «Открытые сессии завершатся». */
  effect?: string;
  isDanger?: boolean;
  /** What the person says before: a reason, groups. */
  fields?: (sources: Sources) => readonly Field<T['actionForm']>[];
  validate?: (values: T['actionForm']) => FieldErrors<T['actionForm']>;
  run: (values: T['actionForm']) => T['action'];
  /** The action that takes it back; null where nothing does. `rows` are as they were before. */
  undo?: (values: T['actionForm'], rows: readonly T['row'][]) => T['action'] | null;
}

/** Look-ups of the page's area by what they find: `sources('company')`. */
export type Sources = (kind: OptionKind) => LookupSource;

/** The form of the drawer, for a new row and for one that exists. */
export interface AdminForm<T extends AdminTypes> {
  /** `row` is null for a new one. */
  fields: (sources: Sources, row: T['row'] | null) => readonly Field<T['form']>[];
  /** Values of a row; of a new one where there is none. */
  toValues: (row: T['row'] | null) => T['form'];
  /** Beside what `isRequired` of the fields checks. */
  validate?: (values: T['form'], row: T['row'] | null) => FieldErrors<T['form']>;
  toBody: (values: T['form'], row: T['row'] | null) => T['body'];
}

/** A tab of the drawer beside «Данные», the form. */
export interface AdminTab<Row> {
  id: string;
  title: string;
  render: (row: Row) => ReactNode;
}

/** A page of the administration: its list, its filters, its form and its actions. */
export interface AdminPageDefinition<T extends AdminTypes> {
  /** `value` of its tile, and of its page below: `users/users-table`. */
  page: string;
  title: string;
  idOf: (row: T['row']) => string;
  /** Name of a row, for titles and screen readers. */
  nameOf: (row: T['row']) => string;
  /** The areas that have the page. */
  scopes: { [Area in AdminArea]?: AdminScope<T> };
  /** `isPersonal`: the text names people and never stands in the address (ADM-10). */
  search?: { label: string; isPersonal?: boolean };
  /** The first one names the row. */
  columns: readonly AdminColumn<T['row']>[];
  filters?: readonly AdminFilter<keyof T['query'] & string>[];
  /** @default the gateway's order */
  sort?: string;
  actions?: readonly AdminAction<T>[];
  /** Values that every action's form begins with. */
  actionValues?: T['actionForm'];
  /** `newTitle`: title of the drawer for a new row. The button «Добавить» stands where the scope has `add`. */
  drawer?: { form?: AdminForm<T>; tabs?: readonly AdminTab<T['row']>[]; newTitle?: string };
  /** When there is no row at all. */
  empty: string;
}

/** Defines a page of the administration. `pages/index.ts` lists all of them. */
export const defineAdminPage = <T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
): AdminPageDefinition<T> => definition;
