/** The chart of an item of the plan: from a table of the materials, or from its theses. */
import type { OutlineItem, Schemas } from '#mocks/store/database.ts';
import { highlighted } from './chart-highlight.ts';
import { chartKindFor, isTotal, partsOfSum } from './chart-kind.ts';
import type { DeckTexts } from './deck-texts.ts';
import { fitted } from './fitted.ts';
import type { MaterialTable } from './materials.ts';

type Chart = Schemas['ChartBlock'];

const MAX_CATEGORIES = 12;
const MAX_SERIES = 3;
const MAX_UNIT = 12;

/** «+1 250,5 млн ₽» as its number and unit; undefined for a text that begins with no number. */
function measureOf(text: string): { value: number; unit: string } | undefined {
  const [, digits = '', unit = ''] =
    /^\s*([-−+]?\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?)\s*(\D*)$/u.exec(text) ?? [];
  const value = Number(
    digits
      .replace(/[\s\u00a0\u202f]/gu, '')
      .replace(',', '.')
      .replace('−', '-'),
  );
  return digits === '' || !Number.isFinite(value) ? undefined : { value, unit: unit.trim() };
}

/** «Выручка, млн ₽» as its name and unit; the name of a unit is short. */
function headOf(name: string): { name: string; unit: string } {
  const at = name.lastIndexOf(', ');
  const unit = name.slice(at + 2).trim();
  return at > 0 && unit.length <= MAX_UNIT ? { name: name.slice(0, at), unit } : { name, unit: '' };
}

const onlyOf = (units: readonly string[]): string => {
  const [unit = '', ...others] = [...new Set(units)];
  return others.length === 0 && unit.length <= MAX_UNIT ? unit : '';
};

const withKind = (data: Omit<Chart, 'kind' | 'type'>): Chart => ({
  kind: 'chart',
  type: chartKindFor(data),
  ...data,
});

function ofTable({ rows: [head = [], ...rows] }: MaterialTable): Chart {
  const named = rows.filter(([name = '']) => name.trim() !== '');
  const details = named.filter(([name = '']) => !isTotal(name));
  const shown = (details.length > 0 ? details : named).slice(0, MAX_CATEGORIES);
  const numeric = head.flatMap((name, at) => {
    const measures = shown.map((row) => measureOf(row[at] ?? ''));
    return at > 0 && measures.every((one) => one !== undefined) ? [{ ...headOf(name), measures }] : [];
  });
  const unit = onlyOf(numeric.flatMap((one) => one.measures.map((cell) => cell.unit || one.unit)));
  const series = numeric.map((one) => ({
    name: fitted(one.name, 60),
    values: one.measures.map(({ value }) => value),
  }));
  const categories = shown.map((row) => fitted(row[0] ?? '', 60));
  const parts = partsOfSum(series);
  if (parts) {
    const data = { unit, categories, series: parts.slice(0, 6) };
    return { kind: 'chart', type: chartKindFor(data) === 'bar' ? 'stackedBar' : 'stackedColumn', ...data };
  }
  return withKind({ unit, categories, series: series.slice(0, MAX_SERIES) });
}

/** True for theses «name: number», which are the data of a chart. */
export const areMeasured = (halves: readonly (readonly [string, string])[]): boolean =>
  halves.every(([, value]) => measureOf(value) !== undefined);

/**
 * A chart whose kind suits its data. What the title of its slide names is highlighted.
 *
 * @param table of the materials; without one the theses «name: number» are the data, or the beginnings of an example
 * @param halves «name: value» as two texts
 */
export function chartBlock(
  item: OutlineItem,
  table: MaterialTable | undefined,
  halves: readonly (readonly [string, string])[],
  texts: DeckTexts,
): Chart {
  if (table) return highlighted(item.title, ofTable(table));
  const categories = halves.map(([name]) => fitted(name, 60) || texts.chartPart);
  const measures = halves.flatMap(([, value]) => measureOf(value) ?? []);
  const isMeasured = areMeasured(halves);
  const values = isMeasured ? measures.map(({ value }) => value) : halves.map((_, at) => halves.length - at);
  const unit = isMeasured ? onlyOf(measures.map((one) => one.unit)) || headOf(item.title).unit : '';
  const chart = withKind({ unit, categories, series: [{ name: texts.chartSeries, values }] });
  // Values of an example say nothing about the title.
  return isMeasured ? highlighted(item.title, chart) : chart;
}
