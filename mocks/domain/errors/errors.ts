/** The groups of failures as administrators see them: rows, list, table. */
import { existing } from '#mocks/contract/failures.ts';
import { checkPeriod, DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, sorted } from '#mocks/domain/lists/list.ts';
import { assigneeOf } from '#mocks/domain/people/assignee.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredError } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { foldedOnce } from '#mocks/store/search.ts';

export type ErrorRow = Schemas['ErrorReport'] & {
  readonly source: Schemas['ErrorSource'];
  readonly status: Schemas['ErrorStatus'];
};

interface Period {
  readonly from?: string;
  readonly to?: string;
}

interface ErrorQuery extends Period {
  readonly searchText?: string;
  readonly source?: Schemas['ErrorSource'][];
  readonly place?: string[];
  readonly status?: Schemas['ErrorStatus'][];
  readonly sort?: string;
}

/** Length of the trend, days. */
const TREND = 14;

const daysIn = ({ days }: StoredError, { from = '', to = '9' }: Period): StoredError['days'] =>
  days.filter(({ day }) => day >= from && day <= to);

/** Failures in a period. */
const countIn = (group: StoredError, period: Period): number =>
  daysIn(group, period).reduce((sum, { count }) => sum + count, 0);

/** People who met them. */
const usersIn = (group: StoredError, period: Period): number =>
  new Set(daysIn(group, period).flatMap(({ users }) => users)).size;

function trendOf({ days }: StoredError, now: Date): number[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: TREND }, (_, index) => {
    return counts.get(dayOf(now.getTime() - (TREND - 1 - index) * DAY)) ?? 0;
  });
}

/** A group in the shape of the contract, with the numbers of the period. */
export function errorRow({ database, now }: Rows & Clock, group: StoredError, period: Period = {}): ErrorRow {
  const { uuid, message, name, source, place, status, first, last, note, version = 1 } = group;
  return {
    uuid,
    message,
    name,
    source,
    place,
    status,
    first,
    last,
    count: countIn(group, period),
    users: usersIn(group, period),
    trend: trendOf(group, now()),
    note,
    ...assigneeOf(database, group.assigneeId),
    version,
    created: first,
    changed: group.changed ?? first,
    changedBy: group.changedBy ?? null,
  };
}

const searched = foldedOnce(({ message, name, place }: StoredError) => `${message}\n${name}\n${place}`);

/** The groups that the query finds, those with failures in its period, in its order. */
export function listErrors({ database }: Rows, query: ErrorQuery): StoredError[] {
  const { searchText, source, place, status, from = '', to = '9', sort = 'last,desc' } = query;
  const found = narrowed(database.errors.values(), [
    among(source, (group) => group.source),
    among(place, (group) => group.place),
    among(status, (group) => group.status),
    containing(searchText, searched),
    ({ days }) => days.some(({ day, count }) => count > 0 && day >= from && day <= to),
  ]);
  const keys = {
    count: (group: StoredError) => countIn(group, query),
    users: (group: StoredError) => usersIn(group, query),
    first: ({ first }: StoredError) => first,
    last: ({ last }: StoredError) => last,
  };
  return sorted(found, sort, keys, ({ uuid }) => uuid);
}

/** Longest period of the chart, days. */
const MAX_DAYS = 366;

type SeriesQuery = Omit<ErrorQuery, 'sort'> & Required<Period>;

/**
 * The failures of the found groups by day and source, by their start, then by their key; null for days to come.
 *
 * @throws Failure `fields-invalid` for a wrong period
 */
export function errorSeries(deps: Rows & Clock, query: SeriesQuery): Schemas['Point'][] {
  const { from, to } = query;
  checkPeriod(from, to, MAX_DAYS);
  const counts = new Map<string, number>();
  for (const group of listErrors(deps, query))
    for (const { day, count } of daysIn(group, query)) {
      const place = `${day} ${group.source}`;
      counts.set(place, (counts.get(place) ?? 0) + count);
    }
  const today = dayOf(deps.now().getTime());
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length }, (_, index) => dayOf(Date.parse(from) + index * DAY)).flatMap((start) =>
    Object.keys(sources)
      .sort()
      .map((key) => ({ start, key, value: start > today ? null : (counts.get(`${start} ${key}`) ?? 0) })),
  );
}

/** The group with this key. Throws `not-found`. */
export const findError = ({ errors }: Database, uuid: string): StoredError =>
  existing(errors.get(uuid.toLowerCase()));

const sources: Readonly<Record<Schemas['ErrorSource'], string>> = {
  portal: 'портал',
  gateway: 'шлюз',
  service: 'сервис',
};

const statuses: Readonly<Record<Schemas['ErrorStatus'], string>> = {
  new: 'новая',
  known: 'известная',
  fixed: 'исправлена',
  again: 'снова',
};

export const errorColumns: TableColumns<ErrorRow> = {
  message: { title: 'Сообщение', cell: ({ message }) => message },
  source: { title: 'Источник', cell: ({ source }) => sources[source] },
  place: { title: 'Место', cell: ({ place }) => place },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  count: { title: 'Случаев', cell: ({ count }) => count },
  users: { title: 'Люди', cell: ({ users }) => users },
  first: { title: 'Впервые', cell: ({ first }) => momentCell(first) },
  last: { title: 'Последний раз', cell: ({ last }) => momentCell(last) },
  trend: { title: '14 дней', cell: ({ trend }) => trend.join(' ') },
  assignee: { title: 'Ответственный', cell: ({ assignee }) => assignee ?? '' },
  note: { title: 'Заметка', cell: ({ note }) => note },
};
