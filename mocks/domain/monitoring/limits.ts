/** Limits of companies, tariffs and connections, and how much of them is used. */
import type { paths } from '#api/generated/gateway.d.ts';
import { countMonth } from '#mocks/domain/companies/company.ts';
import { numbersOf } from '#mocks/domain/connections/usage.ts';
import { nextMonth } from '#mocks/domain/limits/overall-limits.ts';
import { dayOf, startOf } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';

/** A limit of the contract with known words. */
export type LimitRow = Schemas['LimitRow'] & {
  readonly scope: Schemas['LimitScope'];
  readonly period: Schemas['LimitRowPeriod'];
  readonly unit: Schemas['LimitRowUnit'];
};

const shareOf = (used: number, limit: number): number =>
  limit === 0 ? 1 : Math.round((used / limit) * 10_000) / 10_000;

/** The most requests of one person by tariff, of a span of days. */
function mostByTariff(database: Database, from: string, to: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { size, person } of usageOf(database).days(dayNumber(from), dayNumber(to)))
    for (let index = 0; index < size; index++) {
      const id = person[index] ?? 0;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  const most = new Map<number, number>();
  for (const { tariffId, profile } of database.users.values())
    if (tariffId !== undefined)
      most.set(tariffId, Math.max(most.get(tariffId) ?? 0, counts.get(profile.id) ?? 0));
  return most;
}

type Query = NonNullable<paths['/admin/monitoring/getListLimit']['get']['parameters']['query']>;

const sortKeys: SortKeys<LimitRow> = {
  title: ({ title }) => folded(title),
  share: ({ share }) => share,
  resets: ({ resets }) => resets,
};

/** The limits that the query finds, in its order. */
export function listLimits(
  { database, now }: Rows & Clock,
  { scope, searchText, sort = 'share,desc' }: Query,
): LimitRow[] {
  const today = dayOf(now().getTime());
  const tomorrow = startOf(today, 1);
  const monthEnd = startOf(nextMonth(today));
  const used = countMonth(database, now());
  const ofMonth = mostByTariff(database, `${today.slice(0, 8)}01`, today);
  const ofDay = mostByTariff(database, today, today);
  const row = (limit: number | null, rest: Omit<LimitRow, 'limit' | 'share' | 'resets'>): LimitRow[] =>
    limit === null
      ? []
      : [
          {
            ...rest,
            limit,
            share: shareOf(rest.used, limit),
            resets: rest.period === 'day' ? tomorrow : monthEnd,
          },
        ];
  const all = [
    ...[...database.companies.values()].flatMap(({ uuid, name, monthLimit }) =>
      row(monthLimit, {
        scope: 'company',
        key: uuid,
        title: name,
        period: 'month',
        unit: 'requests',
        used: used(uuid),
      }),
    ),
    ...[...database.tariffs.values()].flatMap(({ id, title, dayLimit, monthLimit }) => [
      ...row(dayLimit, {
        scope: 'tariff',
        key: `${id} day`,
        title,
        period: 'day',
        unit: 'requests',
        used: ofDay.get(id) ?? 0,
      }),
      ...row(monthLimit, {
        scope: 'tariff',
        key: `${id} month`,
        title,
        period: 'month',
        unit: 'requests',
        used: ofMonth.get(id) ?? 0,
      }),
    ]),
    ...[...database.connections.values()].flatMap((connection) =>
      row(connection.budget, {
        scope: 'connection',
        key: connection.uuid,
        title: connection.title,
        period: 'month',
        unit: 'money',
        used: numbersOf(database, connection, now()).spent,
      }),
    ),
  ];
  const found = narrowed(all, [
    among(scope, (row) => row.scope),
    containing(searchText, ({ title }) => folded(title)),
  ]);
  return sorted(found, sort, sortKeys, ({ key }) => key);
}
