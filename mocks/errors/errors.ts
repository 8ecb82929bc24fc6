/** The groups of failures as administrators see them: rows, list, table. */
import { Failure } from '../contract/failures.ts';
import type { Database, Schemas, StoredError } from '../db/database.ts';
import { folded } from '../db/search.ts';
import type { Dependencies } from '../dependencies.ts';
import { DAY, dayOf, shownMoment } from '../lists/days.ts';
import { among, containing, narrowed, sorted } from '../lists/list.ts';
import { assigneeOf } from '../people/assignee.ts';
import type { TableColumns } from '../tables/table.ts';

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

/** Failures and people of the days of a period. */
function countedIn({ days }: StoredError, { from = '', to = '9' }: Period): { count: number; users: number } {
  const chosen = days.filter(({ day }) => day >= from && day <= to);
  return {
    count: chosen.reduce((sum, { count }) => sum + count, 0),
    users: new Set(chosen.flatMap(({ users }) => users)).size,
  };
}

function trendOf({ days }: StoredError, now: Date): number[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: TREND }, (_, index) => {
    return counts.get(dayOf(now.getTime() - (TREND - 1 - index) * DAY)) ?? 0;
  });
}

/** A group in the shape of the contract, with the numbers of the period. */
export function errorRow({ database, now }: Dependencies, group: StoredError, period: Period = {}): ErrorRow {
  const { uuid, message, name, source, place, status, first, last, note, version = 1 } = group;
  return {
    ...{ uuid, message, name, source, place, status, ...countedIn(group, period), first, last },
    ...{ trend: trendOf(group, now()), note, ...assigneeOf(database, group.assigneeId), version },
    ...{ created: first, changed: group.changed ?? first, changedBy: group.changedBy ?? null },
  };
}

/** The groups that the query finds, with their numbers, in its order. */
export function listErrors(deps: Dependencies, query: ErrorQuery): ErrorRow[] {
  const { searchText, source, place, status, from, to, sort = 'last,desc' } = query;
  const period = { ...(from && { from }), ...(to && { to }) };
  const found = narrowed(deps.database.errors.values(), [
    among(source, (group) => group.source),
    among(place, (group) => group.place),
    among(status, (group) => group.status),
    containing(searchText, ({ message, name, place: where }) => folded(`${message}\n${name}\n${where}`)),
  ]);
  const rows = found.map((group) => errorRow(deps, group, period)).filter(({ count }) => count > 0);
  const keys = {
    count: ({ count }: ErrorRow) => count,
    users: ({ users }: ErrorRow) => users,
    first: ({ first }: ErrorRow) => first,
    last: ({ last }: ErrorRow) => last,
  };
  return sorted(rows, sort, keys, ({ uuid }) => uuid);
}

/** The group with this key. Throws `not-found`. */
export function findError({ errors }: Database, uuid: string): StoredError {
  const group = errors.get(uuid.toLowerCase());
  if (!group) throw new Failure('not-found');
  return group;
}

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
  first: { title: 'Впервые', cell: ({ first }) => shownMoment(first) },
  last: { title: 'Последний раз', cell: ({ last }) => shownMoment(last) },
  trend: { title: '14 дней', cell: ({ trend }) => trend.join(' ') },
  assignee: { title: 'Ответственный', cell: ({ assignee }) => assignee ?? '' },
  note: { title: 'Заметка', cell: ({ note }) => note },
};
