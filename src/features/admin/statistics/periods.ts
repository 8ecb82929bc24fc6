import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** Days of the reporting zone, both ends included. */
export interface Days {
  from: string;
  to: string;
}

const days = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() });
/** Moves both ends back by months or years; a day that a month does not have becomes its last one. */
const back = ({ from, to }: Days, by: { months?: number; years?: number }): Days =>
  days(parseDate(from).subtract(by), parseDate(to).subtract(by));

/**
 * The period before (administration.md §2.4): before a whole month the whole month before it, before the beginning of a
 * month the same days of the month before, else as many days directly before.
 */
export function periodBefore(period: Days): Days {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  const isOfOneMonth = from.day === 1 && to.compare(endOfMonth(from)) <= 0;
  if (!isOfOneMonth) {
    const length = to.compare(from) + 1;
    return days(from.subtract({ days: length }), from.subtract({ days: 1 }));
  }
  const before = from.subtract({ months: 1 });
  return to.compare(endOfMonth(from)) === 0 ? days(before, endOfMonth(before)) : back(period, { months: 1 });
}

/** The same days of the year before; a whole month stays one, so that February of a leap year has its 29th. */
export function yearBefore(period: Days): Days {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  const earlier = back(period, { years: 1 });
  const isToMonthEnd = from.day === 1 && to.compare(endOfMonth(to)) === 0;
  return isToMonthEnd ? { ...earlier, to: endOfMonth(parseDate(earlier.to)).toString() } : earlier;
}

/** Periods that are chosen often. `today` is that of the reporting zone. */
export function commonPeriods(today: string): { id: string; label: string; days: Days }[] {
  const now = parseDate(today);
  const month = startOfMonth(now);
  const last = (count: number): Days => days(now.subtract({ days: count - 1 }), now);
  return [
    { id: 'today', label: 'Сегодня', days: last(1) },
    { id: 'week', label: '7 дней', days: last(7) },
    { id: 'days30', label: '30 дней', days: last(30) },
    { id: 'month', label: 'Этот месяц', days: days(month, now) },
    {
      id: 'lastMonth',
      label: 'Прошлый месяц',
      days: days(month.subtract({ months: 1 }), month.subtract({ days: 1 })),
    },
    { id: 'year', label: '12 месяцев', days: days(now.subtract({ years: 1 }).add({ days: 1 }), now) },
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
