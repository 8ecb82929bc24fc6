import { parseTimestamp } from '#lib/timestamp.ts';
import { isUuid } from '#lib/uuid.ts';
import { namingColumn, type Sort } from '#ui/index.ts';
import type { AdminTypes, ListPart } from '../kit/admin-scope.ts';
import type { AdminColumn, AdminFilter, AdminPageDefinition } from '../kit/define-admin-page.ts';
import { uuidPattern } from '../kit/patterns.ts';
import { daysAfter, daysBefore, reportingToday } from '../kit/reporting-days.ts';

/** Sizes of a page that a user can choose. */
export const pageSizes = [25, 50, 100] as const;
const defaultSize = 50;
const maxValues = 100;
const maxText = 200;
const maxNumber = 1e9;
/** Largest number of a page in the contract. */
const maxPage = 1e8;

/** The state of a list; all of it is in the address, except a personal search text (ADM-09, ADM-10). */
export interface ListState {
  /** From 1. */
  page: number;
  size: number;
  /** Column and direction, `email,asc`; null: the gateway's order. */
  sort: string | null;
  searchText: string;
  /** Values of the filters by their names in the query; no empty lists. */
  filters: Filters;
  /** Ids of the shown columns; null: the account's last choice. */
  columns: readonly string[] | null;
  /** Key of the row in the drawer. */
  row: string | null;
  /** Tab of the drawer. */
  tab: string | null;
  /** Key of the view that was opened. */
  view: string | null;
}

export type Filters = Readonly<Record<string, readonly string[]>>;
/** A search of the router: what looks like a number is one. */
export type Search = Record<string, string | number>;

type Page<T extends AdminTypes> = Pick<
  AdminPageDefinition<T>,
  'columns' | 'filters' | 'search' | 'sort' | 'part' | 'keyPattern'
>;

/** Names that a filter has in the query. */
export function namesOf(filter: AdminFilter): readonly string[] {
  if (filter.kind === 'days') return [filter.from, filter.to];
  return filter.kind === 'range' ? [filter.min, filter.max] : [filter.name];
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && parseTimestamp(text) !== null;
const isCount = (text: string, most = maxNumber): boolean => /^\d{1,10}$/.test(text) && Number(text) <= most;

/** The values of a filter that always has some; undefined for any other filter. */
function presetOf(filter: AdminFilter): [string, string[]][] | undefined {
  if (filter.kind === 'one') return [[filter.name, [filter.preset]]];
  if (filter.kind !== 'days' || !filter.preset) return undefined;
  const today = reportingToday();
  return [
    [filter.from, [daysBefore(today, filter.preset - 1)]],
    [filter.to, [today]],
  ];
}

/** Whether the page itself shows these values, because they are those that its period always begins with. */
export const isShownAbove = (filter: AdminFilter, chosen: Filters): boolean =>
  filter.kind === 'days' &&
  filter.isAbove === true &&
  (presetOf(filter) ?? []).every(([name, values]) => String(chosen[name]) === String(values));

/** False for a period that the gateway would refuse: it is too long or ends before it begins. */
function isPeriod(filter: AdminFilter, [from, to]: readonly (string | undefined)[]): boolean {
  if (filter.kind !== 'days' || !from || !to) return true;
  return from <= to && (!filter.maxDays || to <= daysAfter(from, filter.maxDays - 1));
}

/** True for a valid value of the filter; an address is untrusted. */
function accepts(filter: AdminFilter, value: string): boolean {
  switch (filter.kind) {
    case 'choice':
    case 'one':
      return filter.options.some(({ id }) => id === value);
    case 'lookup':
      return value !== '' && value.length <= maxText && (filter.pattern?.test(value) ?? true);
    case 'days':
      return isDay(value);
    case 'range':
      return isCount(value);
    case 'yesNo':
      return value === 'true' || value === 'false';
  }
}

const isList = (filter: AdminFilter): boolean => filter.kind === 'choice' || filter.kind === 'lookup';

// Commas separate the values of a list, so a comma inside a value is escaped.
const joined = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
const parted = (text: string): string[] =>
  text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function sortOf<Row>(columns: readonly AdminColumn<Row>[], text: string): string | null {
  const [id, direction] = text.split(',');
  const isKnown = columns.some((column) => column.id === id && column.isSortable);
  return isKnown && (direction === 'asc' || direction === 'desc') ? `${id},${direction}` : null;
}

/**
 * Reads the state of a list from an address; malformed values count as absent (ADM-09).
 *
 * @param raw the parsed search of the address
 * @param personalText search text that the history entry keeps instead of the address
 */
export function readState<T extends AdminTypes>(
  { columns, filters = [], search, sort, keyPattern = uuidPattern }: Page<T>,
  raw: Readonly<Record<string, unknown>>,
  personalText: string,
): ListState {
  const given = (name: string): string => textOf(raw[name]);
  const page = given('page');
  const size = pageSizes.find((one) => String(one) === given('size'));
  const shown = given('cols')
    .split(',')
    .filter((id) => columns.some((column) => column.id === id));
  const chosen = filters.flatMap((filter) => {
    const own = namesOf(filter).map((name): [string, string[]] => {
      const text = given(name);
      const values = (isList(filter) ? parted(text) : [text]).filter((value) => accepts(filter, value));
      return [name, [...new Set(values)].slice(0, maxValues)];
    });
    return isPeriod(
      filter,
      own.map(([, [value]]) => value),
    )
      ? own
      : [];
  });
  const presets = filters.flatMap((filter) => {
    const isGiven = namesOf(filter).every((name) =>
      chosen.some(([own, values]) => own === name && values.length > 0),
    );
    return (!isGiven && presetOf(filter)) || [];
  });
  const searchText = search?.isPersonal ? personalText : given('searchText');
  return {
    page: isCount(page, maxPage) ? Math.max(1, Number(page)) : 1,
    size: size ?? defaultSize,
    sort: sortOf(columns, given('sort')) ?? sort ?? null,
    searchText: search ? searchText.slice(0, maxText) : '',
    filters: Object.fromEntries([...chosen, ...presets].filter(([, values]) => values.length > 0)),
    columns: shown.length > 0 ? shown : null,
    row: keyPattern.test(given('row')) ? given('row') : null,
    tab: given('tab') || null,
    view: isUuid(given('view')) ? given('view') : null,
  };
}

/** The search parameters for a state. Defaults and a personal search text are left out. */
export function searchOf<T extends AdminTypes>(
  { filters = [], search, sort, part }: Page<T>,
  state: ListState,
): Search {
  const chosen = filters.flatMap((filter) => {
    const values = namesOf(filter).map((name) => [name, joined(state.filters[name] ?? [])]);
    const preset = presetOf(filter)?.map(([name, days]) => [name, joined(days)]);
    return String(values) === String(preset) ? [] : values;
  });
  const texts: Record<string, string | null | undefined> = {
    part,
    ...(search?.isPersonal ? {} : { searchText: state.searchText }),
    ...Object.fromEntries(chosen),
    sort: state.sort === sort ? null : state.sort,
    page: state.page === 1 ? null : String(state.page),
    size: state.size === defaultSize ? null : String(state.size),
    cols: state.columns?.join(','),
    row: state.row,
    tab: state.tab,
    view: state.view,
  };
  const entries = Object.entries(texts).flatMap(([name, text]): [string, string | number][] =>
    // The router would quote a text that looks like a number.
    text ? [[name, /^[1-9]\d{0,9}$/.test(text) ? Number(text) : text]] : [],
  );
  return Object.fromEntries(entries);
}

function queryValue(filter: AdminFilter, values: readonly string[]): unknown {
  switch (filter.kind) {
    case 'choice':
    case 'lookup':
      return filter.isNumeric ? values.map(Number) : values;
    case 'days':
    case 'one':
      return values[0];
    case 'range':
      return Number(values[0]);
    case 'yesNo':
      return values[0] === 'true';
  }
}

/** Search and filters of a state, as the contract's query. */
export function filterQuery<T extends AdminTypes>(
  { filters = [] }: Page<T>,
  state: Pick<ListState, 'filters' | 'searchText'>,
): T['query'] {
  const searchText = state.searchText.trim();
  const chosen = filters.flatMap((filter) =>
    namesOf(filter).flatMap((name): [string, unknown][] => {
      const values = state.filters[name];
      return values ? [[name, queryValue(filter, values)]] : [];
    }),
  );
  // The filters of the definition are named after the query's fields.
  return { ...(searchText && { searchText }), ...Object.fromEntries(chosen) } as T['query'];
}

/** The order of a state, as the contract's query. */
export const sortText = ({ sort }: Pick<ListState, 'sort'>): { sort?: string } => (sort ? { sort } : {});

/** Order and page of a state, as the contract's query. */
export const listPart = (state: ListState): ListPart => ({
  ...sortText(state),
  page: state.page - 1,
  size: state.size,
});

/** The order as the table shows it. */
export function sortIn(sort: string | null): Sort | null {
  const [column, direction] = sort?.split(',') ?? [];
  return column ? { column, direction: direction === 'desc' ? 'descending' : 'ascending' } : null;
}

/** True when a search or filters are in use; a period or choice that the list always has is none. */
export function isFiltered<T extends AdminTypes>(
  { filters = [] }: Pick<Page<T>, 'filters'>,
  { filters: chosen, searchText }: Pick<ListState, 'filters' | 'searchText'>,
): boolean {
  const always = filters.filter((filter) => presetOf(filter)).flatMap(namesOf);
  return searchText.trim() !== '' || Object.keys(chosen).some((name) => !always.includes(name));
}

/** The state with the new values of one filter, on the first page. */
export const withFilter = (
  { filters }: Pick<ListState, 'filters'>,
  filter: AdminFilter,
  values: Filters,
): Pick<ListState, 'filters' | 'page'> => {
  const others = Object.entries(filters).filter(([name]) => !namesOf(filter).includes(name));
  const own = Object.entries(values).filter(([, list]) => list.length > 0);
  return { filters: Object.fromEntries([...others, ...own]), page: 1 };
};

/**
 * Ids of the columns that are not shown.
 *
 * @param remembered the account's last choice, where the address has none
 * @param isNarrow true on a phone: without a choice only the facts of the rows are shown
 */
export function hiddenColumns<Row>(
  columns: readonly AdminColumn<Row>[],
  chosen: readonly string[] | null,
  remembered: readonly string[] | null,
  isNarrow: boolean,
): ReadonlySet<string> {
  const shown = chosen ?? remembered;
  const naming = namingColumn(columns);
  const isHidden = ({ id, isHidden: atFirst = false, isFact }: AdminColumn<Row>): boolean =>
    shown ? !shown.includes(id) : atFirst || (isNarrow && !isFact && id !== naming?.id);
  return new Set(columns.filter(isHidden).map(({ id }) => id));
}
