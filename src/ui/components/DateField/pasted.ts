/** Dates and times in pasted texts, in the forms that people and programs write. */
import { toDate, toTime } from './values.ts';

const months = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Day, month and year in either order; a year of two digits is of this century. */
const numeric =
  /(?<!\d)(?:(\d{4})[-./](\d{1,2})[-./](\d{1,2})|(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2}))(?!\d)/;
const worded = /(?<!\d)(\d{1,2})\s+([а-яё]{3,9})\.?\s+(\d{4})(?!\d)/i;
const either = new RegExp(`${numeric.source}|${worded.source}`, 'gi');
const clock = /(?<![\d.:])(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])/;

/** An ISO date if there is such a day. */
function iso(year = '', month: string | number = '', day = ''): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = [whole, `${month}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return toDate(text) && text;
}

/** The first date of a text, as an ISO date; null without one. */
export function dateIn(text: string): string | null {
  const [found] = text.match(either) ?? [];
  if (found === undefined) return null;
  const [, y1, m1, d1, d2, m2, y2] = numeric.exec(found) ?? [];
  if (y1 !== undefined) return iso(y1, m1, d1);
  if (y2 !== undefined) return iso(y2, m2, d2);
  const [, day, name = '', year] = worded.exec(found) ?? [];
  // «мар» stands before «ма» in the list, so that «ма» finds only «май» and «мая».
  const month = months.findIndex((start) => name.toLowerCase().startsWith(start));
  return month < 0 ? null : iso(year, month + 1, day);
}

/** The first and the last date of a text of two; null otherwise. */
export function rangeIn(text: string): { start: string; end: string } | null {
  const [start, end, ...more] = (text.match(either) ?? []).map(dateIn);
  return start && end && more.length === 0 && start <= end ? { start, end } : null;
}

/** The first time of a text, as an ISO time; null without one. */
export function timeIn(text: string): string | null {
  const [, hour = '', minute, second = '00'] = clock.exec(text) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`;
  return toTime(time) && time;
}

/** A date with its time, or at midnight; null without a date. */
export function dateTimeIn(text: string): string | null {
  const date = dateIn(text);
  return date && `${date}T${timeIn(text) ?? '00:00:00'}`;
}
