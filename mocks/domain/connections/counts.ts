/** The calls of connections, their tokens and their costs, added up by the hour (ADM-42). */
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import type { ConnectionHour, Database, StoredConnection } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { costOf, priceOn } from './prices.ts';

const HOUR = 60 * 60 * 1000;
/** How long the hours are kept, ms: longer than a month, because budgets are for a month. */
const KEPT = 62 * DAY;
/** Durations are counted in steps of 5 %. */
const STEP = Math.log(1.05);

/** A call of a provider that has ended. */
export interface CountedCall {
  /** When it ended, ms. */
  readonly moment: number;
  /** Time from the request to the end of the answer, ms. */
  readonly duration: number;
  /** `stopped`: the person has stopped the answer, so its duration is not counted. */
  readonly end: 'complete' | 'failed' | 'stopped';
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** The model that was asked for, null where none was named. */
  readonly model: string | null;
  /** Whether the tokens were estimated, because the provider has not sent them. */
  readonly isEstimated: boolean;
  /** The answer in a chat that it was for, if any. */
  readonly answerId?: string | undefined;
}

export interface ConnectionCounts {
  /** Cost of the present month, kopecks. */
  readonly spent: number;
  /** Tokens of the present month. */
  readonly tokens: number;
  /** Whether some of these tokens were estimated. */
  readonly isEstimated: boolean;
  /** The duration that 95 of 100 answers of the last 24 hours did not exceed, ms; null without answers. */
  readonly p95: number | null;
  readonly errorShare: number | null;
  readonly failed: number;
}

/** Adds a call to its answer: that of an agent takes several, and that of a failed provider another one. */
function addToAnswer(
  { answerCosts }: Database,
  transaction: Transaction,
  id: string,
  { tokensIn, tokensOut }: CountedCall,
  cost: number | undefined,
): void {
  const old = answerCosts.get(id) ?? { tokensIn: 0, tokensOut: 0, cost: null };
  transaction.put(answerCosts, {
    id,
    tokensIn: old.tokensIn + tokensIn,
    tokensOut: old.tokensOut + tokensOut,
    cost: cost === undefined ? old.cost : (old.cost ?? 0) + cost,
  });
}

/** Adds a call to its hour. A full disk does not change the answer of the call: the count is written later. */
export function countCall(
  database: Database,
  connection: Pick<StoredConnection, 'uuid'>,
  call: CountedCall,
): void {
  const { uuid } = connection;
  const { connectionHours, store } = database;
  const hour = Math.floor(call.moment / HOUR) * HOUR;
  const hourKey = `${uuid} ${new Date(hour).toISOString()}`;
  const known = connectionHours.get(hourKey);
  const old: ConnectionHour = known ?? {
    key: hourKey,
    uuid,
    hour,
    requests: 0,
    failed: 0,
    tokens: 0,
    isEstimated: false,
    cost: 0,
    durations: {},
  };
  const step = String(Math.round(Math.log(Math.max(1, call.duration)) / STEP));
  const isTimed = call.end !== 'stopped';
  const key = { connectionUuid: uuid, model: call.model };
  const price = priceOn(database, key, dayOf(call.moment));
  const cost = costOf(price, call);
  store.writeOrKeep((transaction) => {
    transaction.put(connectionHours, {
      ...old,
      requests: old.requests + 1,
      failed: old.failed + (call.end === 'failed' ? 1 : 0),
      tokens: old.tokens + call.tokensIn + call.tokensOut,
      isEstimated: old.isEstimated || call.isEstimated,
      cost: old.cost + cost,
      durations: isTimed ? { ...old.durations, [step]: (old.durations[step] ?? 0) + 1 } : old.durations,
    });
    if (call.answerId !== undefined) addToAnswer(database, transaction, call.answerId, call, price && cost);
    if (known) return;
    for (const one of connectionHours.group(uuid))
      if (one.hour < hour - KEPT) transaction.delete(connectionHours, one.key);
  });
}

/** The duration that 95 of 100 answers did not exceed, ms. */
function percentile95(hours: readonly ConnectionHour[]): number | null {
  const steps = new Map<number, number>();
  for (const { durations } of hours)
    for (const [step, count] of Object.entries(durations))
      steps.set(Number(step), (steps.get(Number(step)) ?? 0) + count);
  let left = Math.ceil([...steps.values()].reduce((sum, count) => sum + count, 0) * 0.95);
  for (const [step, count] of [...steps].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return Math.round(Math.exp(step * STEP));
  }
  return null;
}

/** The counts of a connection at the time `now`. */
export function countsOf({ connectionHours }: Database, uuid: string, now: Date): ConnectionCounts {
  const all = connectionHours.group(uuid);
  const monthOf = (moment: number): string => dayOf(moment).slice(0, 7);
  const month = all.filter(({ hour }) => monthOf(hour) === monthOf(now.getTime()));
  const day = all.filter(({ hour }) => hour > now.getTime() - DAY && hour <= now.getTime());
  const sum = (hours: readonly ConnectionHour[], of: (one: ConnectionHour) => number): number =>
    hours.reduce((total, one) => total + of(one), 0);
  const requests = sum(day, (one) => one.requests);
  const failed = sum(day, (one) => one.failed);
  return {
    spent: Math.round(sum(month, ({ cost }) => cost)),
    tokens: sum(month, ({ tokens }) => tokens),
    isEstimated: month.some(({ isEstimated }) => isEstimated),
    p95: percentile95(day),
    errorShare: requests === 0 ? null : Math.round((failed / requests) * 10_000) / 10_000,
    failed,
  };
}
