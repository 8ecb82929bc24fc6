/** What requests of a span of time were like, by service: the figures behind the monitoring. */

import { dayOf } from '#mocks/domain/lists/days.ts';
import { dayNumber, midnightOf } from '#mocks/domain/usage/calendar.ts';
import { FAILED } from '#mocks/domain/usage/day-requests.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database } from '#mocks/store/database.ts';

export interface Measure {
  readonly requests: number;
  readonly failed: number;
  /** Durations of the answers, ms. */
  readonly durations: readonly number[];
}

interface Collected {
  requests: number;
  failed: number;
  readonly durations: number[];
}

export const MINUTE = 60_000;

const nothing: Measure = { requests: 0, failed: 0, durations: [] };

/** The measure of a service, zeros when nobody asked it. */
export const measureOf = (measures: ReadonlyMap<string, Measure>, service: string): Measure =>
  measures.get(service) ?? nothing;

/** All measures as one. */
export function together(measures: ReadonlyMap<string, Measure>): Measure {
  const all = [...measures.values()];
  return {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    durations: all.flatMap(({ durations }) => durations),
  };
}

/** The requests from `begin` until `end` (ms since 1970), by service. */
export function measuresOf(database: Database, begin: number, end: number): Map<string, Measure> {
  const usage = usageOf(database);
  const found = new Map<string, Collected>();
  const days = usage.days(dayNumber(dayOf(begin)), dayNumber(dayOf(end)));
  for (const { day, size, service, second, result, duration } of days) {
    const midnight = midnightOf(day);
    for (let index = 0; index < size; index++) {
      const moment = midnight + (second[index] ?? 0) * 1000;
      if (moment < begin || moment > end) continue;
      const name = usage.services[service[index] ?? 0] ?? '';
      const measure = found.get(name) ?? { requests: 0, failed: 0, durations: [] };
      found.set(name, measure);
      measure.requests++;
      const time = duration[index] ?? 0;
      if (result[index] === FAILED) measure.failed++;
      // An answer that is being written has no duration yet.
      else if (time > 0) measure.durations.push(time);
    }
  }
  return found;
}

/** The duration that this share of the answers did not exceed; null without answers. */
export function percentile(durations: readonly number[], share: number): number | null {
  const ordered = Float64Array.from(durations).sort();
  return ordered[Math.ceil(ordered.length * share) - 1] ?? null;
}

/** Share of the requests that failed, four digits; null without requests. */
export const failedShare = ({ requests, failed }: Measure): number | null =>
  requests === 0 ? null : Math.round((failed / requests) * 10_000) / 10_000;
