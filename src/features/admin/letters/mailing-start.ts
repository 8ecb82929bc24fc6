/** When a mailing begins (administration.md §3, letters: after 5 minutes at the earliest). */
import { formatDateTime } from '#lib/dates.ts';

const minute = 60_000;
/** The time in which a mailing can be cancelled, ms. */
const notice = 5 * minute;
/** How far ahead a mailing can be planned, days. */
export const mostDays = 30;

/** The wish of an administrator: null is as soon as possible; an empty text is a time that is not complete yet. */
export type Start = string | null;

/**
 * Why a mailing cannot begin then; undefined where it can.
 *
 * @param start local date and time without an offset, `2026-11-28T09:00:00`
 */
export function startFault(start: Start, now: Date): string | undefined {
  if (start === null) return undefined;
  const wait = new Date(start).getTime() - now.getTime();
  if (Number.isNaN(wait)) return 'Укажите дату и\u00a0время';
  if (wait < notice) return 'Не\u00a0раньше чем через 5\u00a0минут';
  return wait > mostDays * 24 * 60 * minute ? `Не\u00a0позже чем через ${mostDays}\u00a0дней` : undefined;
}

/** The start as the contract has it. */
export const startsAtOf = (start: Start): string | null =>
  start === null ? null : new Date(start).toISOString();

/** «Рассылка начнётся через 5 минут», «Рассылка начнётся 28.11.2026, 09:00:00». */
export const startText = (start: Start): string =>
  `Рассылка начнётся ${start === null ? 'через 5\u00a0минут' : formatDateTime(new Date(start))}`;
