import { formatDate, isSameDay } from '#lib/dates.ts';
import { draftMoment as momentOf } from '#lib/draft-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';

/** When a draft was kept, after its name: « от 12:40» of today, else the day; empty for no timestamp. */
export function draftMoment(text: string, now = new Date()): string {
  const date = parseTimestamp(text);
  return date ? ` от\u00a0${momentOf(date, now)}` : '';
}

/** When something was saved: «в 14:05» of today, else «20.11.2026 в 14:05». */
export const savedMoment = (date: Date, now = new Date()): string =>
  `${isSameDay(date, now) ? '' : `${formatDate(date)} `}в\u00a0${momentOf(date, date)}`;
