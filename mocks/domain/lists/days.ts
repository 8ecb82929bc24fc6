/** Days in the reporting time zone, Moscow, which has had no summer time since 2014. */
import { refuseField } from '#mocks/contract/failures.ts';

const HOUR = 60 * 60 * 1000;
/** Offset from UTC, ms. */
const MOSCOW = 3 * HOUR;
/** Length of a day, ms. */
export const DAY = 24 * HOUR;

/** The day of a time (ms) in Moscow, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => new Date(moment + MOSCOW).toISOString().slice(0, 10);

/** Start of a day in Moscow, or of the day `daysAfter` later, as `toISOString` writes it. */
export const startOf = (day: string, daysAfter = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW + daysAfter * DAY).toISOString();

/**
 * Checks a period of days that has to be given.
 *
 * @param maxDays longest period, both ends included
 * @throws `fields-invalid` when it ends before it begins, or is too long
 */
export function checkPeriod(from: string, to: string, maxDays: number): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days >= 1 && days <= maxDays) return;
  const message =
    days < 1 ? 'Период заканчивается раньше, чем начинается' : `Выберите не больше ${maxDays} дней`;
  refuseField('to', 'period', message);
}

/** A moment in letters, texts and the audit: `20.11.2026 12:41`, Moscow time. Tables use `momentCell`. */
export function shownMoment(date: string): string {
  const [day = '', time = ''] = new Date(Date.parse(date) + MOSCOW).toISOString().split('T');
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}
