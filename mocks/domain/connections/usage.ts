/** Numbers of a connection from the usage of its services: cost of the month, durations and failures of a day. */

import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { dayNumber, midnightOf } from '#mocks/domain/usage/calendar.ts';
import { FAILED, NONE } from '#mocks/domain/usage/day-requests.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database, StoredConnection } from '#mocks/store/database.ts';
import { isRehearsal } from './connections.ts';
import { type ConnectionCounts, countsOf } from './counts.ts';

/** What the requests to a service add up to. */
interface ServiceNumbers {
  /** Cost of the present month, kopecks. */
  spent: number;
  /** Durations of the answers of the last 24 hours, ms. */
  readonly durations: number[];
  /** Failed ones among them. */
  failed: number;
}

export type ConnectionNumbers = Omit<ConnectionCounts, 'tokens' | 'isEstimated'> & {
  /** Null for a rehearsal. */
  readonly tokens: number | null;
  readonly isEstimated: boolean;
};

/** How long the numbers of a database are kept, ms: the list asks for those of every connection. */
const KEPT = 60_000;

type Numbers = ReadonlyMap<string, ServiceNumbers>;
const known = new WeakMap<Database, { readonly until: number; readonly numbers: Numbers }>();

function countNow(database: Database, now: Date): Numbers {
  const usage = usageOf(database);
  const today = dayOf(now.getTime());
  const begin = now.getTime() - DAY;
  const firstOfMonth = dayNumber(`${today.slice(0, 8)}01`);
  const first = Math.min(firstOfMonth, dayNumber(dayOf(begin)));
  const byService = usage.services.map((): ServiceNumbers => ({ spent: 0, durations: [], failed: 0 }));
  for (const { day, size, service, cost, duration, second, result } of usage.days(first, dayNumber(today))) {
    const midnight = midnightOf(day);
    for (let index = 0; index < size; index++) {
      const numbers = byService[service[index] ?? 0];
      if (!numbers) continue;
      const price = cost[index] ?? NONE;
      if (day >= firstOfMonth && price !== NONE) numbers.spent += price;
      const moment = midnight + (second[index] ?? 0) * 1000;
      if (moment < begin || moment > now.getTime()) continue;
      numbers.durations.push(duration[index] ?? 0);
      if (result[index] === FAILED) numbers.failed++;
    }
  }
  return new Map(
    usage.services.map((name, index) => [name, byService[index] ?? { spent: 0, durations: [], failed: 0 }]),
  );
}

/** The counted numbers of a connection; for a rehearsal the invented ones of its services, at most a minute old. */
export function numbersOf(database: Database, connection: StoredConnection, now: Date): ConnectionNumbers {
  if (!isRehearsal(database, connection)) return countsOf(database, connection.uuid, now);
  const services = database.tileConnections.group(connection.uuid).map(({ value }) => value);
  const moment = now.getTime();
  let kept = known.get(database);
  if (!kept || kept.until <= moment || kept.until > moment + KEPT) {
    kept = { until: moment + KEPT, numbers: countNow(database, now) };
    known.set(database, kept);
  }
  const found = services.flatMap((service) => kept.numbers.get(service) ?? []);
  const durations = found.flatMap((one) => one.durations).sort((a, b) => a - b);
  const failed = found.reduce((sum, one) => sum + one.failed, 0);
  return {
    spent: found.reduce((sum, one) => sum + one.spent, 0),
    p95: durations[Math.ceil(durations.length * 0.95) - 1] ?? null,
    tokens: null,
    isEstimated: false,
    failed,
    errorShare: durations.length === 0 ? null : Math.round((failed / durations.length) * 10_000) / 10_000,
  };
}
