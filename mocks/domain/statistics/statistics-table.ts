/** The usage by day, person and service, for the download of the statistics. */
import type { Table } from '#lib/office/cell.ts';
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { dayCell } from '#mocks/domain/tables/cells.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';
import { dayNamed, dayNumber } from '#mocks/domain/usage/calendar.ts';
import type { DayRequests } from '#mocks/domain/usage/day-requests.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database } from '#mocks/store/database.ts';
import { type UsageFilter, UsageView } from './grouping.ts';

export interface StatisticsQuery extends UsageFilter {
  /** First day, `YYYY-MM-DD`; @default 30 days before the last one */
  readonly from?: string;
  /** Last day. @default today */
  readonly to?: string;
  /** @default all */
  readonly columns?: readonly string[] | undefined;
}

interface Row {
  readonly day: string;
  readonly email: string;
  readonly service: string;
  count: number;
}

/** A day as tables show it, `20.11.2026`. */
export const shownDay = (day: string): string => day.split('-').reverse().join('.');

const columns: TableColumns<Row> = {
  day: { title: 'Дата', cell: ({ day }) => dayCell(day) },
  user: { title: 'Сотрудник', cell: ({ email }) => email },
  service: { title: 'Сервис', cell: ({ service }) => service },
  requests: { title: 'Запросов', cell: ({ count }) => count },
};

/** Rows of the days by day, person and service. */
function rowsOf(days: readonly DayRequests[], view: UsageView, filter: UsageFilter): Row[] {
  const passes = view.test(filter);
  const rows = new Map<string, Row>();
  for (const requests of days) {
    const day = dayNamed(requests.day);
    for (let index = 0; index < requests.size; index++) {
      if (passes && !passes(requests, index)) continue;
      const person = requests.person[index] ?? 0;
      const service = requests.service[index] ?? 0;
      const key = `${requests.day} ${person} ${service}`;
      const row = rows.get(key);
      if (row) row.count++;
      else {
        const email = view.accounts[person]?.email ?? '';
        rows.set(key, { day, email, service: view.services[service] ?? '', count: 1 });
      }
    }
  }
  return [...rows.values()];
}

/**
 * The table with its header, newest day first; undefined when the period ends before it starts. Throws
 * `export-too-large` for more than 100,000 rows, `fields-invalid` for an unknown column.
 */
export function statisticsOf(
  database: Database,
  { from, to, columns: chosen, ...filter }: StatisticsQuery,
  now: Date,
): Table | undefined {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(`${last}T00:00:00Z`) - 30 * DAY);
  if (first > last) return undefined;
  const usage = usageOf(database);
  const days = usage.days(dayNumber(first), dayNumber(last));
  const rows = rowsOf(days, new UsageView(database, usage), filter).sort(
    (a, b) => b.day.localeCompare(a.day) || a.email.localeCompare(b.email) || b.count - a.count,
  );
  return tableWith(columns, rows, chosen);
}
