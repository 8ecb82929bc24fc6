import { formatDate, isSameDay } from '#lib/dates.ts';
import { lazily } from '#lib/lazily.ts';
import { parseTimestamp } from '#lib/timestamp.ts';

const timeFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }));

/**
 * Accessible name of a message, which tells it from the others: «Вы, 14:05», «Вы, 20.11.2026, 14:05».
 *
 * @param author `Вы` or the title of the service
 * @param date the message's timestamp; the name has no time if it is unreadable
 * @param now the day of this moment is left out
 */
export function messageName(author: string, date: string, now = new Date()): string {
  const moment = parseTimestamp(date);
  if (!moment) return author;
  const day = isSameDay(moment, now) ? [] : [formatDate(moment)];
  return [author, ...day, timeFormat().format(moment)].join(', ');
}
