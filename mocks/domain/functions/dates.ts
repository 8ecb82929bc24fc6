/** Days after or before a date: calendar days, or working days of Russia (lab.md §6). */
import { dayOf } from '#mocks/domain/lists/days.ts';
import { dayNamed, dayNumber, isWorkingDay, weekdayOf } from '#mocks/domain/usage/calendar.ts';

const weekdays = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'];

function afterWorkingDays(start: number, days: number): number {
  const step = Math.sign(days);
  let day = start;
  for (let left = Math.abs(days); left > 0; ) {
    day += step;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * The day that is `days` after a date, `2026-12-04, пятница`; before it for a negative number.
 *
 * @param from `YYYY-MM-DD`. @default today in Moscow
 */
export function dayAfter(
  { days, from, working = false }: { days: number; from?: string | undefined; working?: boolean | undefined },
  now: Date,
): string {
  const start = dayNumber(from ?? dayOf(now.getTime()));
  const day = working ? afterWorkingDays(start, days) : start + days;
  return `${dayNamed(day)}, ${weekdays[weekdayOf(day) - 1]}`;
}
