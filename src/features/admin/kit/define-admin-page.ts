import type { ComponentType, ReactNode } from 'react';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { OptionKind } from '#api/generated/model/optionKind.ts';
import type { ReportKind } from '#api/generated/model/reportKind.ts';
import type { Field, FieldErrors, LookupSource } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import type { Column } from '#ui/index.ts';
import type { AdminArea, AdminScope, AdminTypes, CallOptions } from './admin-scope.ts';

/** A column of the list. Its `id` is the name that sorting and downloads use. */
export interface AdminColumn<Row> extends Column<Row> {
  /** True when the column is hidden by default. */
  isHidden?: boolean;
  /** Shown by default on phones, too, where a row is a card; the column that names the rows always is. */
  isFact?: true;
  /** Shown only in this area. @default both */
  area?: AdminArea;
  /** Whether rows have this column under these filters. @default always */
  isIn?: (filter: Readonly<Record<string, unknown>>) => boolean;
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
        /** Any of a few values. */
        kind: 'choice';
        name: Name;
        options: readonly { id: string; label: string }[];
        /** True when the contract has numbers. */
        isNumeric?: true;
      }
    | {
        /** Any of many values, found by a part of their name. */
        kind: 'lookup';
        name: Name;
        source: OptionKind;
        /** Pattern of the values in the contract; other values in an address are ignored. */
        pattern?: RegExp;
        /** True when the contract has numbers. */
        isNumeric?: true;
      }
    | {
        kind: 'days';
        from: Name;
        to: Name;
        /** The list always has a period; without a choice it is so many days up to today. */
        preset?: number;
        /** Longest period that the gateway answers, both ends included; only with a preset. */
        maxDays?: number;
        /** True when `Above` names the period; its preset is then no chip. */
        isAbove?: true;
      }
    | { kind: 'range'; min: Name; max: Name }
    | { kind: 'yesNo'; name: Name; yes: string; no: string }
    | {
        /** One of a few values, always; it is chosen above the list (`Above`) and is no filter for the reader. */
        kind: 'one';
        name: Name;
        options: readonly { id: string; label: string }[];
        preset: string;
      }
  );

/** Confirmation before an action (administration.md §2.3). An action on more than 100 rows always has a dialog. */
export type ActionLevel =
  /** No dialog; «Отменить» is offered for 10 s. */
  | 'now'
  /** A dialog with the effect and the number of rows. */
  | 'ask'
  /** As `ask`, and the name of the row has to be typed, or the number of several rows. */
  | 'type';

interface ActionCommon<T extends AdminTypes> {
  id: string;
  /** Label of the button: «Заблокировать». */
  title: string;
  /** Offered only in this area. @default both */
  area?: AdminArea;
  /** True, or the reason why it cannot be done with this row; `viewer`: id of the signed-in person. @default true */
  allowed?: (row: T['row'], viewer?: number) => true | string;
  level: ActionLevel;
  /** Title of the dialog: `Заблокировать 12 пользователей?`, `Удалить группу «Закупки»?` */
  question: (count: number, rows: readonly T['row'][]) => string;
  /** Its other effects: «Открытые сессии завершатся». */
  effect?: string | ((rows: readonly T['row'][]) => string);
  isDanger?: boolean;
  /** Fields of the dialog: a reason, groups. */
  fields?: (sources: Sources) => readonly Field<T['actionForm']>[];
  validate?: (values: T['actionForm']) => FieldErrors<T['actionForm']>;
}

/** An action on one row or on the selected rows, a batch change of the contract. */
export interface BatchAction<T extends AdminTypes> extends ActionCommon<T> {
  on: 'one' | 'many' | 'both';
  /** Rows that the gateway takes at a time. @default all that can be selected */
  most?: number;
  call?: undefined;
  run: (values: T['actionForm']) => T['action'];
  /** The action that undoes it for every changed row, which need not be loaded; null where there is none. */
  undoAll?: (values: T['actionForm']) => T['action'] | null;
  /**
   * The action that undoes it for one row, where it depends on the row before the change; null where there is none.
   * Rows with equal actions are undone together.
   */
  undo?: (values: T['actionForm'], row: T['row']) => T['action'] | null;
}

/** An action on one row that is an operation of its own: a removal, a check, a new secret. */
export interface CallAction<T extends AdminTypes> extends ActionCommon<T> {
  on: 'one';
  call: (row: T['row'], values: T['actionForm'], options: CallOptions) => Promise<unknown>;
  /** What came of it, for a notice: «Группа удалена». Null where the notice is a failure of its own or `Answer` tells it. */
  done: (row: T['row'], answer: unknown) => string | null;
  /** Shows the answer in a dialog. */
  Answer?: ComponentType<{ answer: unknown; row: T['row'] } & DialogProps>;
  /** True when the row does not exist afterwards. */
  isRemoval?: boolean;
  /** True when it changes nothing: it is offered also with `access: read` of the tile. */
  isReading?: boolean;
}

export type AdminAction<T extends AdminTypes> = BatchAction<T> | CallAction<T>;

/** Look-ups of the page's area by what they find: `sources('company')`. */
export type Sources = (kind: OptionKind) => LookupSource;

/** The form of the drawer, for new and for existing rows. */
export interface AdminForm<T extends AdminTypes> {
  /** `row` is null for a new one. */
  fields: (sources: Sources, row: T['row'] | null, area: AdminArea) => readonly Field<T['form']>[];
  /** Initial values; `row` is null for a new row. */
  toValues: (row: T['row'] | null) => T['form'];
  /** Checks in addition to `isRequired` of the fields. */
  validate?: (values: T['form'], row: T['row'] | null) => FieldErrors<T['form']>;
  toBody: (values: T['form'], row: T['row'] | null) => T['body'];
  /** Asks before a save with a wide effect; resolves to false when nothing shall be saved. */
  confirm?: (values: T['form'], row: T['row'] | null) => Promise<boolean>;
  /** Shown above the form of an existing row, for example an unconfirmed address. */
  Notice?: ComponentType<NoticeProps<T['row']>>;
  /** Shown above the fields: a way to begin the values, for example with a template. */
  Begin?: ComponentType<BeginProps<T>>;
  /** Shown below the fields: the result of the values, for example a letter. */
  Preview?: ComponentType<PreviewProps<T>>;
}

/** Props of a notice above a form. `refresh` and `canChange` are those of `AdminTab`. */
export interface NoticeProps<Row> {
  row: Row;
  area: AdminArea;
  canChange: boolean;
  refresh: () => void;
}

/** What the beginning of a form gets. */
export interface BeginProps<T extends AdminTypes> {
  /** The values now. */
  now: () => T['form'];
  set: (values: Partial<T['form']>) => void;
}

/** What a preview of a form gets; `row` is null for a new one. */
export interface PreviewProps<T extends AdminTypes> {
  values: T['form'];
  row: T['row'] | null;
}

/** A tab of the drawer, in addition to «Данные» with the form. */
export interface AdminTab<Row> {
  id: string;
  title: string;
  /** True when it stands before «Данные». */
  isFirst?: true;
  /** Shown only in this area. @default both */
  area?: AdminArea;
  /**
   * `refresh` reads the row and the list again, after the tab has changed something. `canChange` is false where the row
   * is only read (`access: read` of the tile): the tab then shows nothing that changes data.
   */
  render: (row: Row, refresh: () => void, canChange: boolean) => ReactNode;
}

/** What a page shows above its list, for the same rows. */
export interface AboveProps<Query> {
  query: Query;
  /** Sets values of filters by their names in the query; Back undoes it. */
  change: (values: Readonly<Record<string, readonly string[]>>) => void;
  /** Values of the look-ups of the page. */
  sources: Sources;
  area: AdminArea;
}

/** Why a list is empty. What is proposed in `text` and `link` is left out for those who only read. */
export type EmptyText =
  | string
  | {
      title: string;
      text?: string;
      /** The way to another page: the first one of these names that is in the menu. */
      link?: { title: string; pages: readonly string[] };
    };

/** A page of the administration: its list, its filters, its form and its actions. */
export interface AdminPageDefinition<T extends AdminTypes> {
  /** `value` of its tile, and of its page below: `users/users-table`; of a part of a page also its id: `logs/audit`. */
  page: string;
  /** Name of this list in the address of a page that has several; absent for the first one. */
  part?: string;
  /** What the audit calls the rows: the drawer then has «История». */
  entity?: AuditEntity;
  title: string;
  idOf: (row: T['row']) => string;
  /** Pattern of the rows' keys in the contract; another `row` in an address is ignored. @default a UUID */
  keyPattern?: RegExp;
  /** Name of a row, for titles and screen readers. */
  nameOf: (row: T['row']) => string;
  /** What tells rows of the same name apart in the questions of actions, such as an address. */
  addressOf?: (row: T['row']) => string;
  /** The areas that have the page. */
  scopes: { [Area in AdminArea]?: AdminScope<T> };
  /** `isPersonal`: the text may name people and is not put into the address (ADM-10). */
  search?: { label: string; isPersonal?: boolean };
  /** The first one names the row. */
  columns: readonly AdminColumn<T['row']>[];
  filters?: readonly AdminFilter<keyof T['query'] & string>[];
  /** @default the gateway's order */
  sort?: string;
  /** Kind of report that has the same rows: it is offered when there are too many of them for a download. */
  report?: ReportKind;
  /** True while the gateway changes the rows by itself; they are then read again every two seconds. */
  refreshWhile?: (rows: readonly T['row'][]) => boolean;
  /** True when `Above` renews the rows, and nothing else does: they are not read again when the page is seen again. */
  isLive?: true;
  /** Shown above the table: sums, charts and choices for the rows of the filters. */
  Above?: ComponentType<AboveProps<T['query']>>;
  /** For lists without a drawer: values of filters that show what a row consists of; null where it cannot be opened. */
  drill?: (key: string, query: T['query']) => Readonly<Record<string, readonly string[]>> | null;
  actions?: readonly AdminAction<T>[];
  /** Initial values of the forms of all actions. */
  actionValues?: T['actionForm'];
  /** `newTitle`: title of the drawer for a new row. The button «Добавить» is shown when the scope has `add`. */
  drawer?: { form?: AdminForm<T>; tabs?: readonly AdminTab<T['row']>[]; newTitle?: string };
  /** Text of an empty list without filters. Where rows can be added, their button stands below. */
  empty: EmptyText;
}

/** Defines a page of the administration. `pages/index.ts` lists all of them. */
export const defineAdminPage = <T extends AdminTypes>(
  definition: AdminPageDefinition<T>,
): AdminPageDefinition<T> => definition;
