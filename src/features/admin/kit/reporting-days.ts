import { parseDate } from '@internationalized/date';
import { formatDate, formatInZone } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { config } from '#platform/config.ts';

/** Today in the time zone of the reports, `YYYY-MM-DD` (administration.md §2.4). */
export const reportingToday = (now = new Date()): string =>
  // The Swedish format of a day is that of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.reportTimeZone }).format(now);

/** A day as people read it, `20.11.2026`; a text that is no day as it is. */
export function dayText(day: string): string {
  const date = parseTimestamp(day);
  return date ? formatDate(date) : day;
}

/** The day so many days before another one. */
export const daysBefore = (day: string, days: number): string => parseDate(day).subtract({ days }).toString();

/** The day so many days after another one. */
export const daysAfter = (day: string, days: number): string => parseDate(day).add({ days }).toString();

/** A moment in the time zone of the reports: `Europe/Moscow: 12.11.2026, 14:03:20`. */
export const inReportingZone = (moment: Date): string =>
  `${config.reportTimeZone}: ${formatInZone(moment, config.reportTimeZone)}`;
