import { lazily } from './lazily.ts';

const dateFormat = lazily(
  () => new Intl.DateTimeFormat('ru-RU', { day: '2-digit', month: '2-digit', year: 'numeric' }),
);
const timeFormat = lazily(
  () => new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);
const monthFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { month: 'long' }));

/** `DD.MM.YYYY` in local time (APP-15). */
export const formatDate = (date: Date): string => dateFormat().format(date);

/** `HH:mm:ss` in local time (APP-15). */
export const formatTime = (date: Date): string => timeFormat().format(date);

/** `DD.MM.YYYY, HH:mm:ss` in local time (APP-15). */
export const formatDateTime = (date: Date): string => `${formatDate(date)}, ${formatTime(date)}`;

/** `DD.MM.YYYY, HH:mm:ss` in a time zone such as `Europe/Moscow`. */
export const formatInZone = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  }).format(date);

/**
 * The heading of a month, in the nominative case and with a capital letter: `Май 2026` (PRE-14). Intl alone returns
 * «май 2026 г.».
 */
export function formatMonth(date: Date): string {
  const month = monthFormat().format(date);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${date.getFullYear()}`;
}

/** Returns true if both moments are on the same local day. */
export const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();
