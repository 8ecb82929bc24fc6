/** Stacked bars of several series, upright and horizontal. */
import type { Area } from './area.ts';
import { textWidth } from './break-lines.ts';
import { barFrame, besideBar } from './chart-bar-frame.ts';
import type { Bar, Label } from './chart-boxes.ts';
import { isCalled } from './chart-callout.ts';
import { barsIn } from './chart-column.ts';
import { frame, type Values, valuesOf } from './chart-frame.ts';
import { readableOn } from './chart-looks.ts';
import {
  chartSizes,
  type Drawing,
  label,
  markAt,
  type Plot,
  quietSizes,
  sizeFor,
  valueLook,
} from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { RESERVE } from './text-box.ts';

/** The part of a bar for one value. Its ends are values of the data. */
interface Piece {
  readonly series: number;
  readonly category: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Stacks the values of each category, those above zero upwards and those below zero downwards. A value of zero has no piece. */
export function piecesOf(values: Values): Piece[] {
  const ends = new Map<string, number>();
  return values.flatMap((row, series) =>
    row.flatMap((value, category) => {
      if (value === null || value === 0) return [];
      const key = `${category} ${value > 0}`;
      const from = ends.get(key) ?? 0;
      ends.set(key, from + value);
      return [{ series, category, value, from, to: from + value }];
    }),
  );
}

/**
 * The sum of each category, null for a category without a value. Undefined where sums are not shown: for a single series, and
 * with a value below zero.
 */
export function sumsOf(values: Values): (number | null)[] | undefined {
  if (values.length < 2 || values.flat().some((value) => value !== null && value < 0)) return undefined;
  return (values[0] ?? []).map((_, category) => {
    const own = values.flatMap((row) => row[category] ?? []);
    return own.length === 0 ? null : own.reduce((sum, value) => sum + value, 0);
  });
}

/** The upper end of the stack of each category, `value`, and the sum that is written there, null without one. */
function levelsOf(values: Values): { category: number; sum: number | null; value: number }[] {
  const sums = sumsOf(values);
  return (values[0] ?? []).map((_, category) => ({
    category,
    sum: sums?.[category] ?? null,
    value: values.reduce((total, row) => total + Math.max(0, row[category] ?? 0), 0),
  }));
}

/** Half of the width of the widest possible column, px. */
const columnHalf = ({ area, block }: Plot): number =>
  barsIn(area.w / Math.max(1, block.categories.length), 1, thickest.upright).width / 2;

/** The least share of pieces with a label at which no axis is needed. */
const labelledShare = 0.6;
const thickest = { upright: 110, horizontal: 64 } as const;

interface Placed {
  readonly drawing: Drawing;
  /** Width or height of a category, px. */
  readonly pitch: number;
  readonly width: number;
  readonly areaOf: (piece: Pick<Piece, 'category' | 'from' | 'to'>) => Area;
}

function place(plot: Plot, values: Values, isHorizontal: boolean, hasAxis: boolean, sumSize: number): Placed {
  const { divisor, decimals, tokens, free: kept } = plot;
  const reached = piecesOf(values).map(({ to }) => to);
  const hasLegend = values.length > 1;
  if (isHorizontal) {
    const ends = levelsOf(values).flatMap(({ category, sum, value }) => {
      const text = sumSize === 0 || sum === null ? '' : writeValue(sum / divisor, decimals);
      const width = textWidth(text, tokens.font, true) * sumSize * RESERVE;
      const callout = plot.highlight?.target === 'category' && isCalled(plot, category) ? kept.beside : 0;
      return width + callout > 0 ? [{ value, width: width + callout }] : [];
    });
    const { drawing, centre, pitch, xOf } = barFrame(plot, { hasAxis, hasLegend, reached, ends });
    const { width } = barsIn(pitch, 1, thickest.horizontal);
    return {
      drawing,
      pitch,
      width,
      areaOf: ({ category, from, to }) => ({
        x: Math.min(xOf(from), xOf(to)),
        y: centre(category) - width / 2,
        w: Math.abs(xOf(to) - xOf(from)),
        h: width,
      }),
    };
  }
  const after = plot.highlight?.target === 'series' ? kept.beside : 0;
  const { drawing, centre, pitch, yOf } = frame(plot, {
    hasAxis,
    hasLegend,
    valueSize: sumSize,
    after: after > 0 ? after + columnHalf(plot) : 0,
    reached,
  });
  const { width } = barsIn(pitch, 1, thickest.upright);
  return {
    drawing,
    pitch,
    width,
    areaOf: ({ category, from, to }) => ({
      x: centre(category) - width / 2,
      y: Math.min(yOf(from), yOf(to)),
      w: width,
      h: Math.abs(yOf(to) - yOf(from)),
    }),
  };
}

/** The values that have room, in the middle of their pieces. */
function innerLabels(
  plot: Plot,
  pieces: readonly Piece[],
  { areaOf, width }: Placed,
  isHorizontal: boolean,
): Label[] {
  const { tokens, divisor, decimals, marks } = plot;
  const texts = pieces.map(({ value }) => writeValue(value / divisor, decimals));
  const fontSize = isHorizontal
    ? quietSizes.find((size) => size * 1.15 <= width)
    : sizeFor(texts, width - 6, tokens, { sizes: quietSizes });
  if (fontSize === undefined) return [];
  return pieces.flatMap(({ series, category, from, to }, at) => {
    const text = texts[at] ?? '';
    const area = areaOf({ category, from, to });
    const isNarrow = textWidth(text, tokens.font) * fontSize * RESERVE > area.w - 6;
    if (isNarrow || fontSize * 1.15 > area.h) return [];
    const middle = area.y + area.h / 2 + fontSize * 0.34;
    return label(text, area.x + area.w / 2, middle, 'middle', {
      tokens,
      fontSize,
      color: readableOn(marks[markAt(plot, series, category)]?.color ?? tokens.text, tokens),
      of: { series, category, side: 'inside', says: 'value', shift: { x: 0, y: 0 } },
    });
  });
}

/** The sums beyond the bars. */
function sumLabels(plot: Plot, values: Values, placed: Placed, fontSize: number, isHorizontal: boolean) {
  const { tokens, divisor, decimals } = plot;
  return (sumsOf(values) ?? []).flatMap((sum, category) => {
    if (sum === null) return [];
    const { x, y, w, h } = placed.areaOf({ category, from: 0, to: sum });
    const [at, baseline] = isHorizontal
      ? [x + w + besideBar, y + h / 2 + fontSize * 0.34]
      : [x + w / 2, y - 7];
    return label(writeValue(sum / divisor, decimals), at, baseline, isHorizontal ? 'start' : 'middle', {
      tokens,
      fontSize,
      ...(plot.highlight ? valueLook(plot, values.length, category) : { isBold: true }),
      of: { series: values.length, category, side: 'outside', says: 'value', shift: { x: 0, y: 0 } },
    });
  });
}

/**
 * Stacked columns or horizontal bars. Values are in the pieces that have room for them, the sum is beyond each bar. If too few
 * values have room, an axis replaces both.
 */
export function stackDrawing(plot: Plot, isHorizontal: boolean): Drawing {
  const { tokens, divisor, decimals, block, area } = plot;
  const values = valuesOf(plot);
  const pieces = piecesOf(values);
  const sums = sumsOf(values);
  const sumTexts = (sums ?? []).flatMap((sum) => (sum === null ? [] : [writeValue(sum / divisor, decimals)]));
  const side = (isHorizontal ? area.h - 40 : area.w) / Math.max(1, block.categories.length);
  const sumSize = !sums
    ? 0
    : isHorizontal
      ? (chartSizes.find((size) => size * 1.15 <= side) ?? 0)
      : (sizeFor(sumTexts, side - 6, tokens, { isBold: true }) ?? 0);
  const free = place(plot, values, isHorizontal, false, sumSize);
  const inner = innerLabels(plot, pieces, free, isHorizontal);
  const share = inner.length / Math.max(1, pieces.length);
  const isWritten = sums ? sumSize > 0 && share >= labelledShare : share === 1 || pieces.length === 0;
  const placed = isWritten ? free : place(plot, values, isHorizontal, true, 0);
  const { drawing, width, pitch } = placed;
  const bars = pieces.map(
    (piece): Bar => ({
      ...placed.areaOf(piece),
      series: piece.series,
      category: piece.category,
      mark: markAt(plot, piece.series, piece.category),
    }),
  );
  const labels = isWritten ? [...inner, ...sumLabels(plot, values, placed, sumSize, isHorizontal)] : [];
  return {
    ...drawing,
    bars,
    labels: [...drawing.labels, ...labels],
    frame: {
      ...drawing.frame,
      gapWidth: Math.round((pitch / width - 1) * 100),
      barGap: -100,
      barLine: 1.5,
      sizes: { ...drawing.frame.sizes, values: inner[0]?.fontSize ?? 16 },
    },
  };
}
