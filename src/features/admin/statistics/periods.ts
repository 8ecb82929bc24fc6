import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { type Days, daysBetween, periodBefore } from '#lib/periods.ts';

export { type Days, yearBefore } from '#lib/periods.ts';

/** Periods that are chosen often. `today` is that of the reporting zone. */
export function commonPeriods(today: string): { id: string; label: string; days: Days }[] {
  const now = parseDate(today);
  const month = startOfMonth(now);
  const last = (count: number): Days => daysBetween(now.subtract({ days: count - 1 }), now);
  return [
    { id: 'today', label: 'Сегодня', days: last(1) },
    { id: 'week', label: '7 дней', days: last(7) },
    // Whole weeks, so that the period before has the same weekdays.
    { id: 'days28', label: '28 дней', days: last(28) },
    { id: 'month', label: 'Этот месяц', days: daysBetween(month, now) },
    {
      id: 'lastMonth',
      label: 'Прошлый месяц',
      days: daysBetween(month.subtract({ months: 1 }), month.subtract({ days: 1 })),
    },
    { id: 'year', label: '12 месяцев', days: daysBetween(now.subtract({ years: 1 }).add({ days: 1 }), now) },
  ];
}

/** Longer periods are drawn by weeks, and then by months; days. */
const mostDays = 92;
const mostWeekDays = 183;
const msOfDay = 86_400_000;

/** How long the buckets of a chart of the period are. */
export function stepOf({ from, to }: Days): 'day' | 'week' | 'month' {
  const days = (Date.parse(to) - Date.parse(from)) / msOfDay + 1;
  if (days <= mostDays) return 'day';
  return days <= mostWeekDays ? 'week' : 'month';
}

/**
 * The period before that statistics compare with: whole weeks with as many weeks directly before, so that the weekdays
 * are the same, also where they are the beginning of a month; anything else by administration.md §2.4.
 */
export function comparableBefore(period: Days): Days {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  const length = to.compare(from) + 1;
  const isMonth = from.day === 1 && to.compare(endOfMonth(from)) === 0;
  return length % 7 === 0 && !isMonth
    ? daysBetween(from.subtract({ days: length }), from.subtract({ days: 1 }))
    : periodBefore(period);
}

/** Whether two periods begin on the same weekday, so that the same days of the week are compared. */
export const haveSameWeekdays = (one: Days, other: Days): boolean =>
  ((Date.parse(one.from) - Date.parse(other.from)) / msOfDay) % 7 === 0;
