/** Which kind of chart suits data, for presentations made without an upstream. */
import type { Schemas } from '#mocks/store/database.ts';

type Chart = Schemas['ChartBlock'];

const TIME =
  /^(?:(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|пн|вт|ср|чт|пт|сб|вс|понед|вторн|сред|четв|пятн|субб|воскр|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[\p{L}.]*(?:\s+\d{2,4})?|(?:[ivx]+|\d)[\s-]*(?:й\s*)?(?:кв|квартал|quarter|полугодие)\.?(?:\s*\d{4})?|q[1-4](?:\s*\d{4})?|(?:19|20)\d\d(?:\s*(?:г\.?|год))?|\d{1,2}\.\d{1,2}(?:\.\d{2,4})?|(?:неделя|день|месяц|week|day|month)\s*\d+)$/iu;

/** From so many characters on a name is easier to read beside a horizontal bar than below a column. */
const LONG_NAME = 16;
const MOST_COLUMNS = 7;
const MOST_SECTORS = 6;
/** From so many moments on a line shows a change better than columns. */
const LINE_FROM = 6;

const areEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Whether a row or a series has sums, by its name. */
export const isTotal = (name: string): boolean => /^(?:всего|итого|total)/iu.test(name.trim());

/** Whether the first value and the changes after it lead to the last one, with a fall among them. */
function isWay(values: readonly number[]): boolean {
  const [first, ...rest] = values;
  const last = rest.at(-1);
  const changes = rest.slice(0, -1);
  return (
    first !== undefined &&
    last !== undefined &&
    changes.some((value) => value < 0) &&
    areEqual(first + sum(changes), last)
  );
}

/** Whether a name is that of a time: a month, a quarter, a year, a date. */
export const isTime = (name: string): boolean => TIME.test(name.trim());

/** The kind for one or more series with all their values. */
export function chartKindFor({ categories, series, unit }: Omit<Chart, 'kind' | 'type'>): Chart['type'] {
  const rows = series.map(({ values }) => values.flatMap((value) => value ?? []));
  const [only = []] = rows;
  const isRow = categories.every(isTime);
  const isLong = categories.some((name) => name.length >= LONG_NAME);
  if (rows.length === 1 && isWay(only)) return 'waterfall';
  const isWhole = unit.trim() === '%' && Math.abs(sum(only) - 100) <= 1;
  if (rows.length === 1 && isWhole && only.every((value) => value >= 0) && !isRow)
    return categories.length > MOST_SECTORS ? 'bar' : 'doughnut';
  if (isRow) return categories.length >= LINE_FROM ? 'line' : 'column';
  return isLong || categories.length > MOST_COLUMNS ? 'bar' : 'column';
}

/** All series but the one that has the sums of the others; undefined if no series has their sums. */
export function partsOfSum(series: Chart['series']): Chart['series'] | undefined {
  const total = series.find(({ name }) => isTotal(name));
  const parts = series.filter((one) => one !== total);
  const isSum = total?.values.every((value, at) =>
    areEqual(value ?? 0, sum(parts.flatMap(({ values }) => values[at] ?? []))),
  );
  return isSum && parts.length > 1 ? parts : undefined;
}
