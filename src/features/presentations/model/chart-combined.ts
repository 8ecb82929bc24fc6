/** Columns with a line over them: the last series is the line. */
import { type Area, areApart } from './area.ts';
import { textWidth } from './break-lines.ts';
import type { Bar, ChartMark, Label } from './chart-boxes.ts';
import { barsIn, columnsIn, gapsOf, written } from './chart-column.ts';
import { type Frame, frame, type Values, valuesOf } from './chart-frame.ts';
import { strokesOf } from './chart-line.ts';
import { readableOn } from './chart-looks.ts';
import {
  chartSizes,
  type Drawing,
  label,
  type Plot,
  quietSizes,
  sizeFor,
  standsOut,
  valueLook,
} from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { type Second, secondOf, withoutLine } from './chart-second-scale.ts';
import { RESERVE } from './text-box.ts';

/** Distance between the plot and the numbers of the axis on its right, px. */
const besideAxis = 12;
/** Distance between a point and its value, px. */
const above = 9;
/** Distance between a value on a column and the top of the column, px. LibreOffice draws values up to 10 px higher. */
const belowEdge = 10;

const isInside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y >= outer.y &&
  inner.y + inner.h <= outer.y + outer.h;

/** The part of the slide that a text in the middle of `x` covers, with some space around. */
const areaOf = (text: string, x: number, baseline: number, fontSize: number, { tokens }: Plot): Area => {
  const w = textWidth(text, tokens.font, true) * fontSize * RESERVE + 4;
  return { x: x - w / 2, y: baseline - fontSize * 0.8, w, h: fontSize };
};

/**
 * The labels of the values: those of columns at their feet, those of the line above or below its points. None overlaps another
 * one or the edge of a column. Undefined if one has no room.
 */
function valueLabels(
  plot: Plot,
  { centre, bottom }: Frame,
  { values, yOf, write }: DrawnLine,
  bars: readonly Bar[],
  fontSize: number,
): Label[] | undefined {
  const { tokens, marks, divisor, decimals } = plot;
  const line = values.length - 1;
  const feet: { area: Area; made: Label }[] = [];
  for (const bar of bars) {
    const { series, category } = bar;
    const value = values[series]?.[category] ?? 0;
    const text = writeValue(value / divisor, decimals);
    const x = bar.x + bar.w / 2;
    const baseline = value < 0 ? bar.y + fontSize + 2 : bar.y + bar.h - 8;
    const area = areaOf(text, x, baseline, fontSize, plot);
    if (!isInside(area, bar)) return undefined;
    const made = label(text, x, baseline, 'middle', {
      tokens,
      fontSize,
      color: readableOn(marks[bar.mark]?.color ?? tokens.text, tokens),
      of: { series, category, side: 'foot', says: 'value', shift: { x: 0, y: 0 } },
    });
    feet.push({ area, made });
  }
  const points = (values[line] ?? []).map((value, at) =>
    value === null ? null : { x: centre(at) - 6, y: yOf(value) - 6, w: 12, h: 12 },
  );
  if (feet.some(({ area }) => points.some((point) => point && !areApart(area, point)))) return undefined;
  const labels: Label[] = [];
  for (const [category, value] of (values[line] ?? []).entries()) {
    if (value === null) continue;
    const [x, y] = [centre(category), yOf(value)];
    const text = write(value);
    const places = [
      { side: 'above' as const, baseline: y - above },
      { side: 'below' as const, baseline: y + above + fontSize * 0.75 },
    ].flatMap(({ side, baseline }) => {
      const area = areaOf(text, x, baseline, fontSize, plot);
      const raised = { ...area, y: area.y - belowEdge, h: area.h + belowEdge };
      const behind = bars.find((bar) => isInside(raised, bar));
      const isClear =
        (behind !== undefined || bars.every((bar) => areApart(area, bar))) &&
        feet.every((foot) => areApart(area, foot.area)) &&
        area.y + area.h < bottom;
      return isClear ? [{ side, baseline, behind }] : [];
    });
    const [place] = places;
    if (!place) return undefined;
    const ground = place.behind && marks[place.behind.mark]?.color;
    labels.push(
      label(text, x, place.baseline, 'middle', {
        tokens,
        fontSize,
        color: ground ? readableOn(ground, tokens) : valueLook(plot, line, category).color,
        isBold: standsOut(plot, line, category),
        of: { series: line, category, side: place.side, says: 'value', shift: { x: 0, y: 0 } },
      }),
    );
  }
  return [...feet.map(({ made }) => made), ...labels];
}

/** The values of all series, and how those of the line are placed and written. */
interface DrawnLine {
  readonly values: Values;
  readonly yOf: (value: number) => number;
  readonly write: (value: number) => string;
}

/** The scale of the line in a frame, and the numbers of its axis to the right of the plot if the chart has axes. */
function onScale(made: Frame, second: Second, fontSize: number, tokens: Plot['tokens']) {
  const { scale, look } = second;
  const { plot: inner, hasAxis } = made.drawing.frame;
  const yOf = (value: number): number =>
    made.bottom - ((value / look.divisor - scale.from) / (scale.to - scale.from)) * (made.bottom - made.top);
  const ticks = hasAxis
    ? second.ticks.map(({ value, text }) =>
        label(text, inner.x + inner.w + besideAxis, yOf(value) + fontSize * 0.34, 'start', {
          tokens,
          color: look.color,
          fontSize,
        }),
      )
    : [];
  return { yOf, ticks };
}

/** Columns, and the last series as a line over them on the same scale or its own. Axes replace values that have no room. */
export function combinedDrawing(given: Plot): Drawing {
  const plot = withoutLine(given);
  const { tokens, area, block, base, highlight } = plot;
  const values = valuesOf(plot);
  const line = values.length - 1;
  const stood = values.slice(0, line);
  const second = secondOf(given);
  const reached = (second ? stood : values).flat().filter((value) => value !== null);
  // A grey line, such as that of a plan, could hardly be seen over columns.
  const lineMark = (mark: ChartMark, at: number): ChartMark => {
    if (at > line) return { ...mark, marker: 'spot' };
    const isQuiet = highlight && (highlight.target === 'category' || highlight.index !== line);
    const color = isQuiet ? tokens.muted : line === base ? tokens.text : undefined;
    return { ...mark, marker: 'dot', ...(color !== undefined && { color, textColor: color }) };
  };
  const marks = plot.marks.map((mark, at) => (at % values.length === line ? lineMark(mark, at) : mark));
  const own = { ...plot, marks };
  const largest = sizeFor(
    written(stood, plot),
    barsIn(area.w / Math.max(1, block.categories.length), stood.length).width - 4,
    tokens,
    { isBold: true },
  );
  const tickTexts = second?.ticks.map(({ text }) => text) ?? [];
  const tickSize = sizeFor(tickTexts, area.w / 6, tokens, { sizes: quietSizes }) ?? 16;
  const ticksWidth =
    Math.max(0, ...tickTexts.map((text) => textWidth(text, tokens.font))) * tickSize * RESERVE + besideAxis;
  const made = (valueSize: number): Frame => {
    const narrow = second && valueSize === 0 ? ticksWidth : 0;
    const inner = { ...own, area: { ...area, w: area.w - narrow } };
    return frame(inner, { hasAxis: valueSize === 0, hasLegend: true, valueSize, reached });
  };
  const lineOf = (one: Frame): DrawnLine & { readonly ticks: readonly Label[] } => {
    const shared = (value: number): string => writeValue(value / own.divisor, own.decimals);
    if (!second) return { values, yOf: one.yOf, write: shared, ticks: [] };
    const { yOf, ticks } = onScale(one, second, tickSize, tokens);
    return { values, yOf, write: second.write, ticks };
  };
  const drawn = (one: Frame, labels: readonly Label[]): Drawing => {
    const { yOf, ticks } = lineOf(one);
    return {
      ...one.drawing,
      bars: columnsIn(own, one, stood),
      strokes: strokesOf(own, { ...one, yOf }, values).filter(({ series }) => series === line),
      labels: [...one.drawing.labels, ...ticks, ...labels],
      frame: {
        ...one.drawing.frame,
        second: second?.look ?? null,
        ...gapsOf(barsIn(one.pitch, stood.length).gap, stood.length),
      },
    };
  };
  // A line with values below zero has its zero higher than the columns, so its axis has to show where it is.
  if (!second?.look.hasNegative)
    for (const size of chartSizes.filter((one) => largest !== undefined && one <= largest)) {
      const one = made(size);
      const labels = valueLabels(own, one, lineOf(one), columnsIn(own, one, stood), size);
      if (labels) return drawn(one, labels);
    }
  return drawn(made(0), []);
}
