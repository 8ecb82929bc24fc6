/** Days of the reporting zone, which is Moscow's: it has had no summer time since 2014. */

const HOUR = 60 * 60 * 1000;
/** Milliseconds ahead of UTC. */
const MOSCOW = 3 * HOUR;
/** Milliseconds. */
export const DAY = 24 * HOUR;

/** The day of a moment (ms) in Moscow, `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return new Date(moment + MOSCOW).toISOString().slice(0, 10);
}

/** The moment at which a day of Moscow begins, or the day so many `daysAfter` it, as `toISOString` writes it. */
export function startOf(day: string, daysAfter = 0): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW + daysAfter * DAY).toISOString();
}

/** A moment as people read it in a table, `20.11.2026 12:41`, Moscow time. */
export function shownMoment(date: string): string {
  const [day = '', time = ''] = new Date(Date.parse(date) + MOSCOW).toISOString().split('T');
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}
