/**
 * Past sign-ins of the synthetic people: who asked something on a day signed in before the first request, some after a
 * mistyped password; blocked and unconfirmed people try in vain. Computed like their usage and never stored.
 */

import { midnightOf } from '#mocks/domain/usage/calendar.ts';
import { sources } from '#mocks/domain/usage/day-requests.ts';
import type { PastSignIn } from '#mocks/domain/usage/past.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { FIRST_ID, of, pick, standingOf, usedUntil } from './synthetic.ts';

type Result = Schemas['SignInResult'];

const browsers = [
  'Chrome, Windows',
  'Яндекс Браузер, Windows',
  'Chrome, Windows',
  'Edge, Windows',
  'Firefox, Linux',
  'Safari, macOS',
  'Chrome, Android',
  'Safari, iOS',
];
const TOKEN = sources.indexOf('token');
/** Before the first request of a day, seconds. */
const EARLIER = 20;
/** One in so many, of people and days. */
const MISTYPED = 14;
const REFUSED = 20;

const addressOf = (id: number): string =>
  `10.${10 + pick(id, 'network', 20)}.${pick(id, 'subnet', 250)}.${2 + pick(id, 'host', 250)}`;

interface Attempt {
  readonly id: number;
  /** Second of the day. */
  readonly second: number;
  readonly result: Result;
}

/** The sign-ins before the requests of a day. */
function before(database: Database, day: number): Attempt[] {
  const first = new Map<number, number>();
  const [part] = usageOf(database)
    .days(day, day)
    .filter(({ ids }) => !ids);
  for (let index = 0; index < (part?.size ?? 0); index++) {
    if (part?.source[index] === TOKEN) continue;
    const id = part?.person[index] ?? 0;
    const second = part?.second[index] ?? 0;
    if (second < (first.get(id) ?? Number.POSITIVE_INFINITY)) first.set(id, second);
  }
  return [...first].flatMap(([id, second]): Attempt[] => {
    const at = Math.max(1, second - EARLIER - pick(id, `before ${day}`, 120));
    const done = { id, second: at, result: 'done' } as const;
    const isMistyped = pick(id, `mistyped ${day}`, MISTYPED) === 0;
    return isMistyped ? [{ id, second: Math.max(0, at - 18), result: 'wrongPassword' }, done] : [done];
  });
}

/** What people without access try on a day. */
function inVain({ syntheticUsage }: Database, day: number): Attempt[] {
  const { start = '', count = 0 } = syntheticUsage.get('people') ?? {};
  const attempts: Attempt[] = [];
  const midnight = midnightOf(day);
  for (let id = FIRST_ID; id < FIRST_ID + count; id++) {
    const standing = standingOf(id);
    if (standing !== 'blocked' && standing !== 'unconfirmed') continue;
    if (pick(id, `in vain ${day}`, REFUSED) !== 0) continue;
    const until = usedUntil(id, new Date(start));
    const second = 9 * 3600 + pick(id, `in vain at ${day}`, 9 * 3600);
    const isOver = until === null || Date.parse(until) < midnight;
    if (isOver && midnight + second * 1000 < Date.parse(start))
      attempts.push({ id, second, result: standing === 'blocked' ? 'blocked' : 'notConfirmed' });
  }
  return attempts;
}

const computed = new WeakMap<Database, Map<number, readonly PastSignIn[]>>();

/** The sign-ins of a day. */
export function pastSignIns(database: Database, day: number): readonly PastSignIn[] {
  const days = computed.get(database) ?? new Map<number, readonly PastSignIn[]>();
  computed.set(database, days);
  const known = days.get(day);
  if (known) return known;
  const midnight = midnightOf(day);
  const signIns = [...before(database, day), ...inVain(database, day)].map(
    ({ id, second, result }, index) => ({
      uuid: `00000000-0000-4000-8001-${day.toString(16).padStart(5, '0')}${index.toString(16).padStart(7, '0')}`,
      moment: new Date(midnight + second * 1000).toISOString(),
      userId: id,
      result,
      address: addressOf(id),
      browser: of(browsers, id, 'browser'),
    }),
  );
  days.set(day, signIns);
  return signIns;
}
