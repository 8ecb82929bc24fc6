import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/*
 * Values go in and out as ISO texts without an offset: `2026-11-20`, `2026-11-20T09:30:00`, `09:30:00`. They are the
 * reader's wall clock; no `Date` is made of them on the way, so a day never shifts (PRE-15).
 */

function parsed<T>(text: string | null | undefined, parse: (text: string) => T): T | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** The day of an ISO text; null for an empty or a broken one. */
export const toDate = (text: string | null | undefined): CalendarDate | null => parsed(text, parseDate);

/** The day and time of an ISO text without an offset; null for an empty or a broken one. */
export const toDateTime = (text: string | null | undefined): CalendarDateTime | null =>
  parsed(text, parseDateTime);

/** The time of an ISO text; null for an empty or a broken one. */
export const toTime = (text: string | null | undefined): Time | null => parsed(text, parseTime);
