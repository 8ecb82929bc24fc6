/** Days in the reporting time zone, Moscow, which has had no summer time since 2014. */

const HOUR = 60 * 60 * 1000;
/** Offset from UTC, ms. */
const MOSCOW = 3 * HOUR;
/** Length of a day, ms. */
export const DAY = 24 * HOUR;

/** The day of a time (ms) in Moscow, `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return new Date(moment + MOSCOW).toISOString().slice(0, 10);
}

/** Start of a day in Moscow, or of the day `daysAfter` later, as `toISOString` writes it. */
export function startOf(day: string, daysAfter = 0): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW + daysAfter * DAY).toISOString();
}

/** A time as shown in tables, `20.11.2026 12:41`, Moscow time. */
export function shownMoment(date: string): string {
  const [day = '', time = ''] = new Date(Date.parse(date) + MOSCOW).toISOString().split('T');
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}
