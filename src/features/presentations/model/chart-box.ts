import type { Area } from './area.ts';
import { areaDrawing } from './chart-area.ts';
import { barDrawing } from './chart-bar.ts';
import type { ChartBox } from './chart-boxes.ts';
import { withCallout } from './chart-callout.ts';
import { columnDrawing } from './chart-column.ts';
import { combinedDrawing } from './chart-combined.ts';
import { highlightIn, isRound, shownChart } from './chart-kinds.ts';
import { lineDrawing } from './chart-line.ts';
import { baseSeries, chartMarks } from './chart-looks.ts';
import { type Drawing, label, noDrawing, type Plot } from './chart-parts.ts';
import { pieDrawing } from './chart-pie.ts';
import { decimalsOf, numberSize } from './chart-scale.ts';
import { stackDrawing } from './chart-stack.ts';
import { waterfallDrawing } from './chart-waterfall.ts';
import type { ChartBlock, SlotName } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

const drawings: Readonly<Record<ChartBlock['type'], (plot: Plot) => Drawing>> = {
  column: columnDrawing,
  bar: barDrawing,
  stackedColumn: (plot) => stackDrawing(plot, false),
  stackedBar: (plot) => stackDrawing(plot, true),
  line: lineDrawing,
  area: areaDrawing,
  combined: combinedDrawing,
  waterfall: waterfallDrawing,
  pie: (plot) => pieDrawing(plot, false),
  doughnut: (plot) => pieDrawing(plot, true),
};

const emptyDrawing = (plot: Plot): Drawing => {
  const { area, tokens } = plot;
  const words = label('Нет данных', area.x + area.w / 2, area.y + area.h / 2, 'middle', {
    tokens,
    color: tokens.muted,
  });
  return { ...noDrawing(plot), labels: [words] };
};

/** A chart in its place: its bars, lines or sectors with names and values. */
export function chartBox(slot: SlotName, given: ChartBlock, area: Area, tokens: ThemeTokens): ChartBox {
  const block = shownChart(given);
  const values = block.series
    .flatMap((one) => one.values.slice(0, block.categories.length))
    .filter((value) => value !== null);
  const isEmpty = isRound(block.type) ? !values.some((value) => value > 0) : values.length === 0;
  const { divisor, unit } = numberSize(values, block.unit);
  const highlight = highlightIn(block);
  const plot: Plot = {
    block,
    area,
    tokens,
    divisor,
    unit,
    decimals: decimalsOf(values.map((value) => value / divisor)),
    marks: chartMarks(block, tokens),
    // With a highlighted series, the others are quiet whatever their names say.
    base: highlight?.target === 'series' ? undefined : baseSeries(block),
    highlight,
    free: { above: 0, beside: 0 },
  };
  const { categories, ...drawing } = isEmpty ? emptyDrawing(plot) : withCallout(plot, drawings[block.type]);
  return {
    kind: 'chart',
    slot,
    block: categories ? { ...block, categories: [...categories] } : block,
    ...area,
    // A pie has no grid: this is the colour of the lines from its sectors to their names.
    gridColor: isRound(block.type) ? tokens.muted : tokens.line,
    axisColor: tokens.muted,
    background: tokens.background,
    isEmpty,
    ...drawing,
  };
}
