/** From the points of the gateway to the series of a chart; pure. The portal adds nothing up anew (administration.md §2.4). */
import { changeWords } from '#lib/change-words.ts';
import { formatNumber } from '#lib/numbers.ts';
import type { ChartSeries } from './shapes.ts';

/** A value as the gateway gives it. */
export interface ChartPoint {
  /** First day of the bucket, `2026-11-01`, or its hour, `2026-11-01T14`; of a heat map the hour, `00` to `23`; other texts are shown as they are. */
  start: string;
  /** The series; `other` is «Остальные». */
  key: string;
  /** Null is a gap. */
  value: number | null;
}

export type ChartStep = 'hour' | 'day' | 'week' | 'month';

/** So many series can be told apart at once. */
export const mostSeries = 5;
const REST = 'other';

/** With more series than can be told apart: the series with the most first, and as parts of a whole the others as one. */
export function ranked(points: readonly ChartPoint[], isSum: boolean): readonly ChartPoint[] {
  const byKey = Map.groupBy(points, ({ key }) => key);
  byKey.delete(REST);
  if (byKey.size <= mostSeries) return points;
  const total = (key: string): number => sum((byKey.get(key) ?? []).map(({ value }) => value));
  const keys = [...byKey.keys()].sort((a, b) => total(b) - total(a));
  const shown = keys.slice(0, isSum ? mostSeries : keys.length);
  const named = shown.flatMap((key) => byKey.get(key) ?? []);
  const rest = points.filter(({ key }) => !shown.includes(key));
  const byStart = Map.groupBy(rest, ({ start }) => start);
  const folded = [...byStart].map(([start, all]) => {
    const values = all.map(({ value }) => value);
    return { start, key: REST, value: values.some(isKnown) ? sum(values) : null };
  });
  return [...named, ...folded];
}

/** The categories, days in their order and others in that of the points, and the series; «Остальные» is the last. */
export function seriesOf(
  points: readonly ChartPoint[],
  names: Readonly<Record<string, string>> = {},
): { starts: string[]; keys: string[]; series: ChartSeries[] } {
  const given = [...new Set(points.map(({ start }) => start))];
  const starts = given.every((start) => /^\d/.test(start)) ? given.sort() : given;
  const found = [...new Set(points.map(({ key }) => key))];
  const keys = [...found.filter((key) => key !== REST), ...found.filter((key) => key === REST)];
  const byKey = new Map<string, Map<string, number | null>>();
  for (const { start, key, value } of points) {
    const values = byKey.get(key) ?? new Map<string, number | null>();
    byKey.set(key, values.set(start, value));
  }
  const series = keys.map((key) => ({
    name: names[key] ?? (key === REST ? 'Остальные' : key),
    values: starts.map((start) => byKey.get(key)?.get(start) ?? null),
    isRest: key === REST,
  }));
  return { starts, keys, series };
}

const utc = { timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('ru-RU', { ...utc, day: 'numeric', month: 'long' });
const monthFormat = new Intl.DateTimeFormat('ru-RU', { ...utc, month: 'long' });
const shortMonth = new Intl.DateTimeFormat('ru-RU', { ...utc, month: 'short' });

/** The name of a bucket: below the chart short, in texts and tables in full. */
export function bucketNames(
  starts: readonly string[],
  step: ChartStep = 'day',
): { short: string; long: string }[] {
  const years = new Set(starts.map((start) => start.slice(0, 4)));
  return starts.map((start) => {
    if (/^\d{2}$/.test(start)) return { short: start, long: `${start}:00` };
    const [, year = '', month = '', day = '', hour = '00'] =
      /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}))?/.exec(start) ?? [];
    if (!year) return { short: start, long: start };
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (step === 'month')
      return {
        short: `${shortMonth.format(date).replace('.', '')} ${year.slice(2)}`,
        long: `${monthFormat.format(date)} ${year}`,
      };
    const long = `${dayFormat.format(date)}${years.size > 1 ? ` ${year}` : ''}`;
    if (step === 'hour') return { short: `${day}.${month} ${hour}:00`, long: `${long}, ${hour}:00` };
    const short = `${day}.${month}${years.size > 1 ? `.${year.slice(2)}` : ''}`;
    return { short, long: step === 'week' ? `неделя с ${long}` : long };
  });
}

/**
 * The series of the period before: its points in their order beside those of the period.
 *
 * @returns the series, and the buckets in which only a longer period before has values
 */
export function beforeSeries(
  starts: readonly string[],
  points: readonly ChartPoint[],
  name = 'Прошлый период',
): { series: ChartSeries; further: string[] } {
  const sorted = [...points].sort((a, b) => a.start.localeCompare(b.start));
  const further = sorted.slice(starts.length).map(({ start }) => start);
  const values = [...starts, ...further].map((_, at) => sorted[at]?.value ?? null);
  return { series: { name, values, isBefore: true }, further };
}

const isKnown = (value: number | null): value is number => value !== null;
const sum = (values: readonly (number | null)[]): number =>
  values.filter(isKnown).reduce((total, value) => total + value, 0);

interface Told {
  names: readonly string[];
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** Layers of one whole, whose sum counts. */
  isSum?: boolean;
  /** The sum of the period before; undefined without a comparison. */
  previous?: number | null | undefined;
}

/** «Больше всего 5 214 — 12 ноября; на 12,4 % больше прошлого периода». */
export function sentenceOf({ names, series, format = formatNumber, isSum, previous }: Told): string {
  const current = series.filter(({ isBefore }) => !isBefore);
  const values = isSum ? [{ name: '', values: names.map((_, at) => columnSum(current, at)) }] : current;
  let best: { value: number; at: number; name: string } | null = null;
  for (const one of values)
    for (const [at, value] of one.values.entries())
      if (value !== null && (!best || value > best.value)) best = { value, at, name: one.name };
  if (!best) return 'Значений нет.';
  const where = [names[best.at], values.length > 1 && best.name].filter(Boolean).join(', ');
  const isEmpty = values.every((one) => one.values.every((value) => !value));
  const most = isEmpty ? 'За\u00a0период ничего нет' : `Больше всего ${format(best.value)} — ${where}`;
  return previous === undefined
    ? `${most}.`
    : `${most}; ${changeWords(sum(current.flatMap((one) => one.values)), previous).text}.`;
}

function columnSum(series: readonly ChartSeries[], at: number): number | null {
  const known = series.map(({ values }) => values[at] ?? null).filter(isKnown);
  return known.length > 0 ? sum(known) : null;
}
