/** Durations, errors and load over time, for the charts of the monitoring. */
import type { paths } from '#api/generated/gateway.d.ts';
import { checkPeriod, dayOf } from '#mocks/domain/lists/days.ts';
import { dayNamed, dayNumber, weekdayOf } from '#mocks/domain/usage/calendar.ts';
import { type DayRequests, FAILED } from '#mocks/domain/usage/day-requests.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { percentile } from './measures.ts';

type Query = paths['/admin/monitoring/getSeries']['get']['parameters']['query'];
type Metric = Schemas['HealthMetric'];
type Point = Schemas['Point'];

/** Longest period by the length of its buckets, days. */
const MAX_DAYS = { hour: 7, day: 366, weekHour: 366 };
/** Series with a name. */
const MOST = { p50: 5, p95: 5, errors: 10, requests: 10 };
const OTHER = 'other';

/** What was measured in a bucket of a series. */
interface Cell {
  requests: number;
  errors: number;
  readonly durations: number[];
}

/** The place of a request in the chart; undefined leaves it out. */
interface Axis {
  readonly starts: readonly string[];
  readonly keys: readonly string[];
  readonly startOf: (requests: DayRequests, index: number) => number;
  readonly keyOf: (requests: DayRequests, index: number) => number | undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const hourOf = ({ second }: DayRequests, index: number): number => Math.floor((second[index] ?? 0) / 3600);

function valueIn({ requests, errors, durations }: Cell, metric: Metric): number | null {
  if (metric === 'requests') return requests;
  return metric === 'errors' ? errors : percentile(durations, metric === 'p50' ? 0.5 : 0.95);
}

function cellsOf(days: readonly DayRequests[], { starts, keys, startOf, keyOf }: Axis): Cell[] {
  const cells = Array.from(
    { length: starts.length * keys.length },
    (): Cell => ({ requests: 0, errors: 0, durations: [] }),
  );
  for (const day of days)
    for (let index = 0; index < day.size; index++) {
      const key = keyOf(day, index);
      const cell = key === undefined ? undefined : cells[startOf(day, index) * keys.length + key];
      if (!cell) continue;
      cell.requests++;
      const duration = day.duration[index] ?? 0;
      if (day.result[index] === FAILED) cell.errors++;
      else if (duration > 0) cell.durations.push(duration);
    }
  return cells;
}

/** The services with the most of a metric have their own series; durations of the rest have no common meaning. */
function serviceAxis(
  days: readonly DayRequests[],
  services: readonly string[],
  isAsked: (service: string) => boolean,
  metric: Metric,
): Pick<Axis, 'keys' | 'keyOf'> {
  const counts = services.map(() => 0);
  const isOfErrors = metric === 'errors';
  for (const { size, service, result } of days)
    for (let index = 0; index < size; index++) {
      const at = service[index] ?? 0;
      if (!isOfErrors || result[index] === FAILED) counts[at] = (counts[at] ?? 0) + 1;
    }
  const used = counts.flatMap((count, at) =>
    count > 0 && isAsked(services[at] ?? '') ? [{ count, at }] : [],
  );
  used.sort((a, b) => b.count - a.count || a.at - b.at);
  const top = used.slice(0, MOST[metric]);
  const hasRest = top.length < used.length && (metric === 'errors' || metric === 'requests');
  const places = new Map(top.map(({ at }, place) => [at, place]));
  if (hasRest) for (const { at } of used.slice(top.length)) places.set(at, top.length);
  return {
    keys: [...top.map(({ at }) => services[at] ?? ''), ...(hasRest ? [OTHER] : [])],
    keyOf: ({ service }, index) => places.get(service[index] ?? 0),
  };
}

/** The points of a query by their start, then by their key. Throws `fields-invalid` for a wrong period. */
export function healthSeries({ database, now }: Rows & Clock, query: Query): Point[] {
  const { metric = 'p95', step = 'day', service } = query;
  checkPeriod(query.from, query.to, MAX_DAYS[step]);
  const [from, to] = [dayNumber(query.from), dayNumber(query.to)];
  const usage = usageOf(database);
  const days = usage.days(from, to);
  const isAsked = (name: string): boolean => service === undefined || service.includes(name);
  if (step === 'weekHour') {
    const axis: Axis = {
      starts: hours,
      keys: ['1', '2', '3', '4', '5', '6', '7'],
      startOf: hourOf,
      keyOf: ({ day, service: column }, index) =>
        isAsked(usage.services[column[index] ?? 0] ?? '') ? weekdayOf(day) - 1 : undefined,
    };
    return pointsOf(axis, cellsOf(days, axis), metric, '~');
  }
  const names = Array.from({ length: to - from + 1 }, (_, index) => dayNamed(from + index));
  const isHourly = step === 'hour';
  const axis: Axis = {
    ...serviceAxis(days, usage.services, isAsked, metric),
    starts: isHourly ? names.flatMap((day) => hours.map((hour) => `${day}T${hour}`)) : names,
    startOf: (requests, index) =>
      isHourly ? (requests.day - from) * 24 + hourOf(requests, index) : requests.day - from,
  };
  const moment = now().getTime();
  const hour = new Date(moment + 3 * 3_600_000).getUTCHours();
  const today = dayOf(moment);
  return pointsOf(axis, cellsOf(days, axis), metric, isHourly ? `${today}T${twoDigits(hour)}` : today);
}

/** Buckets after the last one are not known yet. */
const pointsOf = ({ starts, keys }: Axis, cells: readonly Cell[], metric: Metric, last: string): Point[] =>
  starts.flatMap((start, bucket) =>
    keys
      .map((key, place): Point => {
        const cell = cells[bucket * keys.length + place];
        return { start, key, value: !cell || start > last ? null : valueIn(cell, metric) };
      })
      .sort(({ key: a }, { key: b }) => (a < b ? -1 : 1)),
  );
