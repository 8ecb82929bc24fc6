/** The statistics of the administration: rows, numbers of a period, series (ADM-05, ADM-31). */
import type { paths } from '#api/generated/gateway.d.ts';
import { refuseField } from '#mocks/contract/failures.ts';
import { checkPeriod, dayOf } from '#mocks/domain/lists/days.ts';
import { containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { type Usage, usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { byWeekHour, type Days, paired, type UsageFilter, UsageView } from './grouping.ts';
import { type Grouping, type Totals, totalsOf } from './totals.ts';

type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query: infer Q } } }
  ? Q
  : never;
type ListQuery = Omit<QueryOf<'/admin/statistics/getListUsage'>, 'page' | 'size'>;
type SummaryQuery = QueryOf<'/admin/statistics/getSummary'>;
type SeriesQuery = QueryOf<'/admin/statistics/getSeries'>;
type Row = Schemas['UsageRow'];

/** The zone of all days. */
const TIME_ZONE = 'Europe/Moscow';
/** Longest period, days. */
const MAX_DAYS = 366;
/** Series with a name; the rest is one series. */
const SERIES = 10;
const OTHER = 'other';

/** The days of a period. Throws `fields-invalid` for one that is too long or ends before it begins. */
function daysOf(from: string, to: string): Days {
  checkPeriod(from, to, MAX_DAYS);
  return { from: dayNumber(from), to: dayNumber(to) };
}

/** The days to compare with, undefined without any. Throws `fields-invalid` for one end alone. */
function comparedDays({ compareFrom, compareTo }: SummaryQuery): Days | undefined {
  if (compareFrom !== undefined && compareTo !== undefined) return daysOf(compareFrom, compareTo);
  if (compareFrom === undefined && compareTo === undefined) return undefined;
  const field = compareTo === undefined ? 'compareTo' : 'compareFrom';
  refuseField(field, 'required', 'Укажите оба дня периода для сравнения');
}

const filterOf = (query: SummaryQuery): UsageFilter => {
  const { service, company, department, group, tariff, source, user } = query;
  return { service, company, department, group, tariff, source, user };
};

/** What a query works with. */
class Statistics {
  readonly #usage: Usage;
  readonly #filter: UsageFilter;
  readonly view: UsageView;

  constructor({ database }: Rows, query: SummaryQuery) {
    this.#usage = usageOf(database);
    this.#filter = filterOf(query);
    this.view = new UsageView(database, this.#usage);
  }

  totals({ from, to }: Days, grouping: Grouping, isWithPeople = true): Totals[] {
    const days = this.#usage.days(from, to);
    return totalsOf(
      days,
      this.view.test(this.#filter),
      grouping,
      isWithPeople ? this.view.accounts.length : 0,
    );
  }

  /** Accounts that may sign in. */
  get seats(): number {
    return this.view.people(this.#filter).filter(({ isActive }) => isActive).length;
  }
}

const all: Grouping = { count: 1, of: () => 0 };
const noRequests: Totals = { requests: 0, users: 0, tokens: null, errors: 0, good: 0, bad: 0, cost: null };

/** Growth since the period to compare with, as a share; null without a number to compare with. */
export const changeOf = ({ requests, previous }: Row): number | null =>
  previous === null || previous === 0 ? null : requests / previous - 1;

const sortKeys: SortKeys<Row> = {
  title: ({ title }) => folded(title),
  requests: ({ requests }) => requests,
  users: ({ users }) => users,
  tokens: ({ tokens }) => tokens,
  errors: ({ errors }) => errors,
  cost: ({ cost }) => cost,
  change: changeOf,
};

/** The rows of a query in its order. */
export function listUsage(deps: Rows & Clock, query: ListQuery): Row[] {
  const { groupBy, searchText, sort } = query;
  const period = daysOf(query.from, query.to);
  const before = comparedDays(query);
  const statistics = new Statistics(deps, query);
  const grouping = statistics.view.by(groupBy, period);
  const current = statistics.totals(period, grouping);
  // The days of another period are other groups.
  const previous = before && groupBy !== 'day' ? statistics.totals(before, grouping) : undefined;
  const rows = grouping.keys.map((key, place): Row => {
    return {
      key,
      title: grouping.titles[place] ?? key,
      ...(groupBy === 'user' && statistics.view.personOf(Number(key), period, filterOf(query))),
      ...(current[place] ?? noRequests),
      previous: previous ? (previous[place]?.requests ?? 0) : null,
    };
  });
  const used = rows.filter(({ requests, previous: old }) => groupBy === 'day' || requests > 0 || old);
  const found = narrowed(used, [
    containing(searchText, ({ title, email }) => folded(`${title}\n${email ?? ''}`)),
  ]);
  return sorted(found, sort ?? 'requests,desc', sortKeys, ({ key }) => key);
}

/** The numbers of a period as a whole. */
export function summarise(deps: Rows & Clock, query: SummaryQuery): Schemas['UsageSummary'] {
  const { from, to } = query;
  const period = daysOf(from, to);
  const before = comparedDays(query);
  const statistics = new Statistics(deps, query);
  const [current = noRequests] = statistics.totals(period, all);
  const [previous = null] = before ? statistics.totals(before, all) : [];
  return {
    period: { from, to, timeZone: TIME_ZONE },
    current,
    previous,
    seats: statistics.seats,
    isPartial: to >= dayOf(deps.now().getTime()),
  };
}

/** The ten groups with the most of a metric keep their names, the others become one. */
function topOf(grouping: Grouping & { keys: readonly string[] }, values: readonly number[]) {
  const used = values.flatMap((value, place) => (value > 0 ? [{ place, value }] : []));
  const top = used.sort((a, b) => b.value - a.value || a.place - b.place).slice(0, SERIES);
  const isAll = top.length === used.length;
  const places = new Int32Array(grouping.count).fill(isAll ? -1 : top.length);
  for (const [index, { place }] of top.entries()) places[place] = index;
  const keys = [...top.map(({ place }) => grouping.keys[place] ?? ''), ...(isAll ? [] : [OTHER])];
  const of: Grouping['of'] = (requests, index) => places[grouping.of(requests, index)] ?? -1;
  return { count: keys.length, keys, of };
}

/** The series of a query by their start, then by their key. */
export function seriesOf(deps: Rows & Clock, query: SeriesQuery): Schemas['Point'][] {
  const { groupBy, step = 'day', metric = 'requests' } = query;
  const period = daysOf(query.from, query.to);
  const statistics = new Statistics(deps, query);
  const isWithPeople = metric === 'users';
  const valuesOf = (grouping: Grouping): number[] =>
    statistics.totals(period, grouping, isWithPeople).map((totals) => totals[metric] ?? 0);
  if (step === 'weekHour') return weekHours(valuesOf(byWeekHour));
  const buckets = statistics.view.bySteps(step, period);
  const named = groupBy && statistics.view.by(groupBy, period);
  const series = named ? topOf(named, valuesOf(named)) : { ...all, keys: ['all'] };
  const values = valuesOf(paired(buckets, series));
  const today = dayOf(deps.now().getTime());
  return buckets.keys.flatMap((start, bucket) =>
    series.keys
      .map((key, place) => ({
        start,
        key,
        value: start > today ? null : (values[bucket * series.count + place] ?? 0),
      }))
      .sort(({ key: a }, { key: b }) => (a < b ? -1 : 1)),
  );
}

function weekHours(values: readonly number[]): Schemas['Point'][] {
  return Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      start: String(hour).padStart(2, '0'),
      key: String(weekday),
      value: values[(weekday - 1) * 24 + hour] ?? 0,
    })),
  );
}
