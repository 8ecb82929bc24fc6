/** The kinds of charts, and what each of them is made of. */
import type { ChartBlock } from './deck.ts';

export type ChartType = ChartBlock['type'];

/** The name of each kind where a person chooses it, and in a description of a chart. */
export const CHART_KINDS: Readonly<Record<ChartType, { readonly label: string; readonly name: string }>> = {
  column: { label: 'Столбцы', name: 'Столбчатая диаграмма' },
  bar: { label: 'Полосы', name: 'Линейчатая диаграмма' },
  stackedColumn: { label: 'Столбцы с\u00a0накоплением', name: 'Столбчатая диаграмма с\u00a0накоплением' },
  stackedBar: { label: 'Полосы с\u00a0накоплением', name: 'Линейчатая диаграмма с\u00a0накоплением' },
  line: { label: 'Линии', name: 'Линейный график' },
  pie: { label: 'Круг', name: 'Круговая диаграмма' },
};
export const CHART_TYPES = Object.keys(CHART_KINDS) as readonly ChartType[];

/** Whether a kind shows shares of one series as sectors. */
export const isRound = (type: ChartType): boolean => type === 'pie';

/** How a series is drawn in its chart. */
export const drawnAs = ({ type }: ChartBlock): 'bar' | 'line' => (type === 'line' ? 'line' : 'bar');

/** Whether the bars of a kind lie, and whether they stand on each other. */
export const isLying = (type: ChartType): boolean => type === 'bar' || type === 'stackedBar';
export const isStacked = (type: ChartType): boolean => type === 'stackedColumn' || type === 'stackedBar';
