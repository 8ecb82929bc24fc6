import { parseDate, startOfMonth } from '@internationalized/date';
import { type Days, daysBetween } from '#lib/periods.ts';

export { type Days, periodBefore, yearBefore } from '#lib/periods.ts';

/** Periods that are chosen often. `today` is that of the reporting zone. */
export function commonPeriods(today: string): { id: string; label: string; days: Days }[] {
  const now = parseDate(today);
  const month = startOfMonth(now);
  const last = (count: number): Days => daysBetween(now.subtract({ days: count - 1 }), now);
  return [
    { id: 'today', label: 'Сегодня', days: last(1) },
    { id: 'week', label: '7 дней', days: last(7) },
    { id: 'days30', label: '30 дней', days: last(30) },
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
