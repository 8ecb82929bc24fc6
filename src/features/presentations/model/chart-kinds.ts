/** The kinds of charts and what each of them can show. */
import { withLastLevel } from './chart-steps.ts';
import type { ChartBlock, ChartHighlight } from './deck.ts';
import { isSameUnit, unitInName } from './units.ts';

export type ChartType = ChartBlock['type'];

/** The name of each kind, for people who choose it and for descriptions of charts. */
export const CHART_KINDS: Readonly<Record<ChartType, { readonly label: string; readonly name: string }>> = {
  column: { label: 'Столбцы', name: 'Столбчатая диаграмма' },
  bar: { label: 'Полосы', name: 'Линейчатая диаграмма' },
  stackedColumn: { label: 'Столбцы с\u00a0накоплением', name: 'Столбчатая диаграмма с\u00a0накоплением' },
  stackedBar: { label: 'Полосы с\u00a0накоплением', name: 'Линейчатая диаграмма с\u00a0накоплением' },
  line: { label: 'Линии', name: 'Линейный график' },
  area: { label: 'Области', name: 'Диаграмма с\u00a0областями' },
  combined: { label: 'Столбцы и\u00a0линия', name: 'Комбинированная диаграмма' },
  waterfall: { label: 'Каскад', name: 'Каскадная диаграмма' },
  pie: { label: 'Круг', name: 'Круговая диаграмма' },
  doughnut: { label: 'Кольцо', name: 'Кольцевая диаграмма' },
};
export const CHART_TYPES = Object.keys(CHART_KINDS) as readonly ChartType[];

/** Whether a kind shows shares of one series as sectors. */
export const isRound = (type: ChartType): boolean => type === 'pie' || type === 'doughnut';

/** Whether a kind has one series only. */
export const hasOneSeries = (type: ChartType): boolean => isRound(type) || type === 'waterfall';

/** How a series is drawn in its chart. In columns with a line the last series is the line. */
export function drawnAs({ type, series }: ChartBlock, at: number): 'bar' | 'line' | 'area' {
  if (type === 'combined') return at === series.length - 1 ? 'line' : 'bar';
  return type === 'line' || type === 'area' ? type : 'bar';
}

/**
 * The chart as it is drawn. Areas of one category would have no width and become columns. Several areas with a value below zero
 * would cover each other and become lines. Columns with a line become columns if there is only one series. A missing last
 * level of a waterfall becomes the sum.
 */
export function shownChart(block: ChartBlock): ChartBlock {
  const isOne = block.series.length < 2;
  if (block.type === 'combined' && isOne) return { ...block, type: 'column' };
  if (block.type === 'waterfall')
    return {
      ...block,
      series: block.series.map((one) => ({
        ...one,
        values: withLastLevel(block.categories.map((_, at) => one.values[at] ?? null)),
      })),
    };
  if (block.type !== 'area') return block;
  if (block.categories.length < 2) return { ...block, type: isOne ? 'column' : 'stackedColumn' };
  const hasNegative = block.series.some(({ values }) => values.some((value) => value !== null && value < 0));
  return hasNegative && !isOne ? { ...block, type: 'line' } : block;
}

/**
 * The highlight of a chart. Undefined without one, and for one that the kind of the chart can't show: a series of a pie, a
 * doughnut or a waterfall, and a category of several areas.
 */
export function highlightIn({ type, categories, series, highlight }: ChartBlock): ChartHighlight | undefined {
  if (!highlight) return undefined;
  const { target, index } = highlight;
  const isShown =
    target === 'series'
      ? !hasOneSeries(type) && index < series.length
      : !(type === 'area' && series.length > 1) && index < categories.length;
  return isShown ? highlight : undefined;
}

/** The highlight of a chart in words, with its callout: «Выделено: Сентябрь, +38 %»; '' without a highlight. */
export function highlightWords(block: ChartBlock): string {
  const lit = highlightIn(block);
  if (!lit) return '';
  const isSeries = lit.target === 'series';
  const name = isSeries ? block.series[lit.index]?.name : block.categories[lit.index];
  const words = [name?.trim() || `${isSeries ? 'ряд' : 'точка'} ${lit.index + 1}`, lit.callout.trim()]
    .filter(Boolean)
    .join(', ');
  return `Выделено: ${words}`;
}

/** The line has its own scale if the ratio of the largest values is at least this. */
const MAGNITUDE = 10;

/**
 * The unit of the line in a combined chart if it has its own scale; undefined if all series share one. The line has its own
 * scale if its name has another unit than the chart and the names of the columns, or if its largest value is ten times that of
 * the columns or a tenth of it. With a column below zero the scale is shared: two scales would have their zeros at different
 * heights.
 */
export function secondUnit(block: ChartBlock): string | undefined {
  const line = block.series.at(-1);
  const columns = block.series.slice(0, -1);
  if (block.type !== 'combined' || !line || columns.length === 0) return undefined;
  const known = (values: readonly (number | null)[]): number[] => values.flatMap((value) => value ?? []);
  const stood = columns.flatMap(({ values }) => known(values));
  const drawn = known(line.values);
  if (stood.some((value) => value < 0)) return undefined;
  const [most, other] = [Math.max(0, ...stood), Math.max(0, ...drawn.map(Math.abs))];
  if (most === 0 || other === 0) return undefined;
  const unit = unitInName(line.name);
  const shared = [block.unit, ...columns.flatMap(({ name }) => unitInName(name) ?? [])];
  if (unit !== undefined && !shared.some((one) => isSameUnit(one, unit))) return unit;
  return Math.max(most / other, other / most) >= MAGNITUDE ? block.unit : undefined;
}

export const isHorizontal = (type: ChartType): boolean => type === 'bar' || type === 'stackedBar';
export const isStacked = (type: ChartType): boolean => type === 'stackedColumn' || type === 'stackedBar';
