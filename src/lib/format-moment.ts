import { isSameDay } from './dates.ts';
import { lazily } from './lazily.ts';

const dayFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }));
const clockFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { hour: 'numeric', minute: '2-digit' }));

/**
 * A past moment as people say it, for notices and lists: `сегодня, 9:05`, `вчера, 15:30`, `12 ноября`, of other years
 * `12 ноября 2025`. Tables and files have the full form of `dates.ts`
 * (APP-15). A file of its own, because the login does not need it.
 *
 * @param now the moment of «сегодня»
 */
export function formatMoment(date: Date, now = new Date()): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = isSameDay(date, now) ? 'сегодня' : isSameDay(date, yesterday) ? 'вчера' : '';
  if (day) return `${day}, ${clockFormat().format(date)}`;
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`;
  return dayFormat().format(date) + year;
}
