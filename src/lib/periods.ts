/** Periods of whole days, and the periods with which they are compared (administration.md §2.4). */
import { type CalendarDate, endOfMonth, parseDate } from '@internationalized/date';

/** Days of the reporting zone, both ends included. */
export interface Days {
  from: string;
  to: string;
}

/** The days from one to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): Days => ({
  from: from.toString(),
  to: to.toString(),
});
/** Moves both ends back by months or years; a day that a month does not have becomes its last one. */
const back = ({ from, to }: Days, by: { months?: number; years?: number }): Days =>
  daysBetween(parseDate(from).subtract(by), parseDate(to).subtract(by));

/**
 * The period before (administration.md §2.4): before a whole month the whole month before it, before the beginning of a
 * month the same days of the month before, else as many days directly before.
 */
export function periodBefore(period: Days): Days {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  const isOfOneMonth = from.day === 1 && to.compare(endOfMonth(from)) <= 0;
  if (!isOfOneMonth) {
    const length = to.compare(from) + 1;
    return daysBetween(from.subtract({ days: length }), from.subtract({ days: 1 }));
  }
  const before = from.subtract({ months: 1 });
  return to.compare(endOfMonth(from)) === 0
    ? daysBetween(before, endOfMonth(before))
    : back(period, { months: 1 });
}

/** The same days of the year before; a whole month stays one, so that February of a leap year has its 29th. */
export function yearBefore(period: Days): Days {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  const earlier = back(period, { years: 1 });
  const isToMonthEnd = from.day === 1 && to.compare(endOfMonth(to)) === 0;
  return isToMonthEnd ? { ...earlier, to: endOfMonth(parseDate(earlier.to)).toString() } : earlier;
}
