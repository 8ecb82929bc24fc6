import { formatMoment } from '#lib/format-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';

/** A day does not continue on the next line. */
const bound = (text: string): string => text.replaceAll(' ', '\u00a0');

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });

/** «2 декабря», of a day or a moment; another text as it is. */
export function dayWords(timestamp: string): string {
  const date = parseTimestamp(timestamp);
  return date ? bound(dayFormat.format(date)) : timestamp;
}

/** A past or coming moment, «вчера, 16:11»; empty without one. */
export function momentWords(timestamp: string | null): string {
  const date = timestamp === null ? null : parseTimestamp(timestamp);
  return date ? bound(formatMoment(date)) : '';
}
