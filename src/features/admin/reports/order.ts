/** The order of a report: values of its form, faults, and what is sent. */

import { parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import type { ReportKind } from '#api/generated/model/reportKind.ts';
import type { ReportOrder } from '#api/generated/model/reportOrder.ts';
import type { SchedulePeriod } from '#api/generated/model/schedulePeriod.ts';
import type { UsageDimension } from '#api/generated/model/usageDimension.ts';
import type { FieldErrors } from '#forms/index.ts';
import { isKeyOf } from '#lib/options.ts';
import { type Days, daysBetween } from '#lib/periods.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { type Filters, filterQuery, readState } from '../state/list-state.ts';
import { dimensions } from '../statistics/query.ts';
import { isComparison, isFormat, isKind, isPeriod, kindText } from '../words/report-words.ts';
import { choicesIn, choicesOf, type KindChoices, type RowTypes } from './kinds.ts';

/** Longest period, both ends included. */
const maxDays = 366;
const msOfDay = 86_400_000;

/** Made now and once. */
export const once = 'once';

export interface OrderValues {
  kind: ReportKind;
  title: string;
  from: string | null;
  to: string | null;
  groupBy: string | null;
  compare: string | null;
  searchText: string;
  filters: Filters;
  columns: readonly string[];
  format: string | null;
  /** `once`, or how often. */
  repeat: string | null;
  hour: string | null;
  isMailed: boolean;
}

const isDimension = (id: string | null): id is UsageDimension => isKeyOf(dimensions, id);

/** What a list with these filters keeps in its address. */
const listOf = ({ filters, hasPeriod }: KindChoices) => ({
  columns: [],
  search: { label: '', isPersonal: true },
  filters: hasPeriod
    ? [...filters, { kind: 'days', title: 'Период', from: 'from', to: 'to', preset: 30 } as const]
    : filters,
});

/** Columns that a report has in place of those of the list: the earlier number in place of the change. */
const columnNames: Readonly<Record<string, string>> = { change: 'previous' };

/** The columns of a list, `email,name` in its address, as far as the report has them. */
function columnsIn(text: unknown, { columns }: KindChoices): string[] {
  const asked = typeof text === 'string' ? text.split(',').map((id) => columnNames[id] ?? id) : [];
  return columns.flatMap(({ id }) => (asked.includes(id) ? id : []));
}

/**
 * The values with which the form begins: those of an address, which is untrusted, and defaults.
 *
 * @param search the address: the kind as `report`, and filters, choices and columns as the list with the same rows has them
 * @param text search text, which is in no address
 * @param area kinds and filters of the other one are passed over
 */
export function initialValues(
  search: Readonly<Record<string, unknown>>,
  text: string,
  area: AdminArea = 'admin',
): OrderValues {
  const textOf = (name: string): string | null => {
    const value = search[name];
    return typeof value === 'string' ? value : null;
  };
  const asked = textOf('report');
  const kind = isKind(asked) && choicesIn(area, asked) ? asked : 'usage';
  const choices = choicesIn(area, kind);
  const [groupBy, compare] = [textOf('groupBy'), textOf('compare')];
  const { filters, searchText } = choices
    ? readState<RowTypes & { query: Days }>(listOf(choices), search, text)
    : { filters: {} as Filters, searchText: '' };
  const { from, to, ...rest } = filters;
  return {
    kind,
    title: kindText(kind),
    from: from?.[0] ?? null,
    to: to?.[0] ?? null,
    groupBy: isDimension(groupBy) ? groupBy : 'department',
    compare: isComparison(compare) ? compare : 'none',
    searchText,
    filters: rest,
    format: 'xlsx',
    columns: choices ? columnsIn(search['cols'], choices) : [],
    repeat: once,
    hour: '9',
    isMailed: false,
  };
}

/** Values that change with the kind: the filters and columns of another kind mean nothing. */
export const withKind = (values: OrderValues, kind: ReportKind): Partial<OrderValues> => ({
  kind,
  filters: {},
  columns: [],
  searchText: '',
  ...(values.title.trim() === kindText(values.kind) && { title: kindText(kind) }),
  ...(values.from === null && choicesOf(kind)?.hasPeriod && { from: lastDays('monthly').from }),
  ...(values.to === null && choicesOf(kind)?.hasPeriod && { to: lastDays('monthly').to }),
});

/** The days of the report that a schedule would make today: the day, week or month before. */
export function lastDays(period: SchedulePeriod, today = reportingToday()): Days {
  const now = parseDate(today);
  const [begin, length] = {
    daily: [now, { days: 1 }],
    weekly: [startOfWeek(now, 'ru-RU', 'mon'), { weeks: 1 }],
    monthly: [startOfMonth(now), { months: 1 }],
  }[period] as [typeof now, { days?: number; weeks?: number; months?: number }];
  return daysBetween(begin.subtract(length), begin.subtract({ days: 1 }));
}

/** Faults that the gateway would find, told while the form is filled in. */
export function orderErrors({ kind, from, to, repeat }: OrderValues): FieldErrors<OrderValues> {
  if (repeat !== once || !choicesOf(kind)?.hasPeriod) return {};
  if (from === null) return { from: 'Укажите первый день' };
  if (to === null) return { to: 'Укажите последний день' };
  const days = (Date.parse(to) - Date.parse(from)) / msOfDay + 1;
  if (days < 1) return { to: 'Этот день раньше первого' };
  return days > maxDays ? { to: `Выберите не\u00a0больше ${maxDays} дней` } : {};
}

/** The order; that of a schedule has no period. `isPreview`: a repeated one has the days of the report of today. */
export function orderOf(values: OrderValues, { isPreview = false } = {}): ReportOrder {
  const { kind, title, groupBy, compare, format, repeat, columns, isMailed } = values;
  const choices = choicesOf(kind);
  const repeated = isPeriod(repeat) ? repeat : null;
  const days = repeated === null ? values : isPreview ? lastDays(repeated) : { from: null, to: null };
  const { from, to } = choices?.hasPeriod ? days : { from: null, to: null };
  const isGrouped = choices?.isGrouped ?? false;
  return {
    title: title.trim(),
    kind,
    format: isFormat(format) ? format : 'xlsx',
    isMailed,
    parameters: {
      from,
      to,
      groupBy: isGrouped && isDimension(groupBy) ? groupBy : null,
      compare: isGrouped && isComparison(compare) ? compare : 'none',
      filter: filterQuery<RowTypes>({ filters: choices?.filters ?? [], columns: [] }, values),
      // In the order of the choice, not of the presses.
      columns: (choices?.columns ?? []).flatMap(({ id }) => (columns.includes(id) ? id : [])),
    },
  };
}

/** The fields of the form by their paths in the body: `report.parameters.filter.role` is `filters`. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^report\./, '')
    .replace(/^parameters\./, '')
    .replace(/^filter\..*$/, 'filters');
