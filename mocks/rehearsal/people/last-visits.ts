/** Last visits of the synthetic people at the first start. */
import { DAY } from '#mocks/domain/lists/days.ts';
import { midnightOf } from '#mocks/domain/usage/calendar.ts';
import { DayBuilder } from '#mocks/domain/usage/day-requests.ts';
import { FIRST_ID, usedUntil } from './synthetic.ts';
import { addRequests, seedDays, usageSeed } from './usage.ts';

/** How far back the last request of a person is looked for, days. */
const LOOKED_BACK = 31;

/** Moments (ms) of the last requests since `first` by person, for people with one. */
function lastRequests(start: Date, count: number): Map<number, number> {
  const seed = usageSeed(start, count);
  const moments = new Map<number, number>();
  const builder = new DayBuilder();
  const { last } = seedDays(seed);
  for (let day = last - LOOKED_BACK; day <= last; day++) {
    addRequests(seed, day, builder);
    const { size, person, second } = builder.build(day);
    const midnight = midnightOf(day);
    for (let index = 0; index < size; index++) {
      const id = person[index] ?? 0;
      const moment = midnight + (second[index] ?? 0) * 1000;
      if (moment > (moments.get(id) ?? 0)) moments.set(id, moment);
    }
  }
  return moments;
}

/**
 * The last visit of each person by id; people who never came are absent. Who still uses the portal was here with the last
 * request, or a month ago; others until the day on which they stopped.
 */
export function lastVisits(start: Date, count: number): ReadonlyMap<number, string> {
  const requests = lastRequests(start, count);
  const monthAgo = start.getTime() - LOOKED_BACK * DAY;
  const visits = new Map<number, string>();
  for (let id = FIRST_ID; id < FIRST_ID + count; id++) {
    const until = usedUntil(id, start);
    if (until === null) continue;
    const isGone = until < start.toISOString();
    visits.set(id, isGone ? until : new Date(requests.get(id) ?? monthAgo).toISOString());
  }
  return visits;
}
