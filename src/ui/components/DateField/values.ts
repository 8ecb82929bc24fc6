import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/**
 * Values are ISO texts without an offset: `2026-11-20`, `2026-11-20T09:30:00`, `09:30:00`. They are local time and are
 * never converted to a `Date`, so a day cannot shift (PRE-15).
 */

function parsed<T>(text: string | null | undefined, parse: (text: string) => T): T | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Parses the date of an ISO text; null if it is empty or invalid. */
export const toDate = (text: string | null | undefined): CalendarDate | null => parsed(text, parseDate);

/** Parses an ISO date and time without an offset; null if it is empty or invalid. */
export const toDateTime = (text: string | null | undefined): CalendarDateTime | null =>
  parsed(text, parseDateTime);

/** Parses an ISO time; null if it is empty or invalid. */
export const toTime = (text: string | null | undefined): Time | null => parsed(text, parseTime);
