/** How busy days and hours are. Days are numbers here: days since 1 January 1970. */
import { DAY, startOf } from '#mocks/domain/lists/days.ts';

/** Public holidays of Russia, `MM-DD`. */
const holidays = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

/** The number of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The day `YYYY-MM-DD` of a number. */
export const dayNamed = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** Start of a day in Moscow, ms. */
export const midnightOf = (number: number): number => Date.parse(startOf(dayNamed(number)));

/** The weekday, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (number: number): number => ((number + 3) % 7) + 1;

export const isWorkingDay = (number: number): boolean =>
  weekdayOf(number) < 6 && !holidays.has(dayNamed(number).slice(5));

/** How many of a working day's requests a day has, as a share. */
export function busyness(number: number): number {
  if (holidays.has(dayNamed(number).slice(5))) return 0.08;
  return [1, 1.06, 1.04, 1, 0.86, 0.2, 0.14][weekdayOf(number) - 1] ?? 1;
}

/** Requests of the hours 0 to 23 compared with each other: a lunch break on working days, a late start on others. */
const workingHours = [1, 1, 1, 1, 1, 2, 5, 14, 40, 82, 100, 96, 70, 62, 90, 94, 86, 62, 30, 18, 12, 8, 5, 2];
const freeHours = [2, 1, 1, 1, 1, 1, 2, 5, 14, 30, 50, 60, 60, 56, 54, 52, 50, 50, 46, 40, 34, 24, 14, 6];

/** An hour for each of 256 equally likely numbers. */
function hourTable(weights: readonly number[]): Uint8Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const table = new Uint8Array(256);
  let hour = 0;
  let reached = weights[0] ?? 0;
  for (let index = 0; index < 256; index++) {
    while ((index + 0.5) / 256 > reached / sum) reached += weights[++hour] ?? 0;
    table[index] = hour;
  }
  return table;
}

const tables = { working: hourTable(workingHours), free: hourTable(freeHours) };

/** Hours of a day's requests, by a number from 0 to 255. */
export const hoursOf = (number: number): Uint8Array => (isWorkingDay(number) ? tables.working : tables.free);
