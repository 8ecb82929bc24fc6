import type { Area, ChartBox, ChartMark, Marker, Pattern } from './boxes.ts';
import { label, noDrawing, type Plot } from './chart-parts.ts';
import { pieDrawing } from './chart-pie.ts';
import { columnDrawing, lineDrawing } from './chart-plot.ts';
import { numberSize } from './chart-scale.ts';
import type { ChartBlock, SlotName } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

const patterns: readonly Pattern[] = ['solid', 'stripes', 'dots', 'backStripes', 'grid', 'cross'];
const markers: readonly Marker[] = ['circle', 'square', 'triangle', 'diamond', 'ring', 'cross'];

/** The looks of a series or a sector: colour, pattern and marker, so that colour alone tells nothing. */
export const chartMark = (at: number, tokens: Pick<ThemeTokens, 'chart'>): ChartMark => ({
  color: tokens.chart[at % tokens.chart.length] ?? tokens.chart[0],
  // From the seventh sector on the colours come again with other patterns.
  pattern: patterns[(at + Math.floor(at / tokens.chart.length) * 2) % patterns.length] ?? 'solid',
  marker: markers[at % markers.length] ?? 'circle',
});

/** A chart in its place: bars, lines or a pie, with axis, legend and unit. */
export function chartBox(slot: SlotName, block: ChartBlock, area: Area, tokens: ThemeTokens): ChartBox {
  const values = block.series
    .flatMap((one) => one.values.slice(0, block.categories.length))
    .filter((value) => value !== null);
  const isPie = block.type === 'pie';
  const isEmpty = isPie ? !values.some((value) => value > 0) : values.length === 0;
  const { divisor, unit } = numberSize(values, block.unit);
  const plot: Plot = { block, area, tokens, divisor, unit };
  const drawing = isEmpty
    ? {
        ...noDrawing,
        labels: [
          label('Нет данных', area.x + area.w / 2, area.y + area.h / 2, 'middle', {
            tokens,
            color: tokens.muted,
          }),
        ],
      }
    : isPie
      ? pieDrawing(plot)
      : block.type === 'line'
        ? lineDrawing(plot)
        : columnDrawing(plot);
  const count = isPie ? block.categories.length : block.series.length;
  return {
    kind: 'chart',
    slot,
    block,
    ...area,
    marks: Array.from({ length: count }, (_, at) => chartMark(at, tokens)),
    gridColor: tokens.line,
    axisColor: tokens.muted,
    background: tokens.background,
    isEmpty,
    ...drawing,
  };
}
