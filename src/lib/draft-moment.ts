import { formatDate, formatTime, isSameDay } from './dates.ts';
import { parseTimestamp } from './timestamp.ts';

/** When a draft was changed, after «от»: the time of today without seconds, else the day. */
export const draftMoment = (date: Date, now = new Date()): string =>
  isSameDay(date, now) ? formatTime(date).replace(/:\d\d$/, '') : formatDate(date);

/** When a draft was kept, after its name: « от 12:40» of today, else the day; empty for no timestamp. */
export function draftSince(text: string, now = new Date()): string {
  const date = parseTimestamp(text);
  return date ? ` от\u00a0${draftMoment(date, now)}` : '';
}
