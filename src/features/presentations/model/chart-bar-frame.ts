/** The frame of all kinds of horizontal bars: names on the left, and the ends of the plot. */
import type { Label, Segment } from './chart-boxes.ts';
import {
  chartSizes,
  type Drawing,
  frameOf,
  header,
  label,
  nameSizes,
  noDrawing,
  type Plot,
  quietSizes,
  sizeFor,
  type WrappedText,
  wrapTexts,
} from './chart-parts.ts';
import { decimalsOf, niceScale, writeValue } from './chart-scale.ts';
import { RESERVE } from './text-box.ts';

/** Distances between a name and the plot, and between a bar and its value, px. */
const besideNames = 12;
export const besideBar = 6;
/** The largest share of the width that names may take. */
const nameShare = 0.38;

export interface BarFrame {
  readonly drawing: Drawing;
  /** The middle of a category and its height, px. */
  readonly centre: (category: number) => number;
  readonly pitch: number;
  readonly xOf: (value: number) => number;
}

export interface BarFrameOptions {
  /** False when every value is written. */
  readonly hasAxis: boolean;
  readonly hasLegend: boolean;
  /** The values at the ends of the bars: those of the data, or their sums. */
  readonly reached: readonly number[];
  /** The texts beyond the ends of bars: where they begin, and their widths, px. */
  readonly ends: readonly { readonly value: number; readonly width: number }[];
}

/** The names, as large as possible and in at most as many lines as a category has room for. */
function namesIn({ block, area, tokens }: Plot, pitch: number): WrappedText {
  const wrap = (size: number): WrappedText =>
    wrapTexts(
      block.categories,
      area.w * nameShare - besideNames,
      Math.max(1, Math.floor((pitch - 4) / (size * 1.2))),
      tokens,
      size,
    );
  return nameSizes.map(wrap).find(({ isCut }) => !isCut) ?? wrap(nameSizes[nameSizes.length - 1] ?? 14);
}

/** The left and right end of the plot that leave room for the texts beyond the bars. */
function endsOf(
  ends: BarFrameOptions['ends'],
  shareOf: (value: number) => number,
  from: number,
  to: number,
): readonly [number, number] {
  let [left, right] = [from, to];
  // A text on the left makes the plot narrower and thereby moves the texts on the right, and the other way round.
  for (let round = 0; round < 4; round += 1)
    for (const { value, width } of ends) {
      const share = shareOf(value);
      const room = width + besideBar;
      if (value >= 0) right = Math.min(right, left + (to - room - left) / Math.max(share, 0.05));
      else left = Math.max(left, (from + room - share * right) / (1 - share));
    }
  return [left, Math.max(right, left + 80)];
}

/** The frame of horizontal bars: the first category on top, the numbers of the axis below. */
export function barFrame(plot: Plot, { hasAxis, hasLegend, reached, ends }: BarFrameOptions): BarFrame {
  const { block, area, tokens, divisor } = plot;
  const scale = niceScale(reached.map((value) => value / divisor));
  const span = scale.to - scale.from;
  const head = header(plot, hasLegend);
  const tickDecimals = decimalsOf([scale.step]);
  const tickTexts = scale.ticks.map((tick) => writeValue(tick, tickDecimals));
  const tickSize =
    sizeFor(tickTexts, (area.w * (1 - nameShare)) / scale.ticks.length - 8, tokens, { sizes: quietSizes }) ??
    16;
  const foot = hasAxis ? tickSize * 1.2 + 8 : 0;
  const top = area.y + head.height + plot.free.above + 4;
  const bottom = Math.max(top + 80, area.y + area.h - foot - 4);
  const pitch = (bottom - top) / Math.max(1, block.categories.length);
  const names = namesIn(plot, pitch);
  const shareOf = (value: number): number => (value / divisor - scale.from) / span;
  const nameEnd = area.x + Math.min(area.w * nameShare - besideNames, names.width * RESERVE);
  const lastTick = hasAxis
    ? [{ value: scale.to * divisor, width: (tickTexts.at(-1)?.length ?? 0) * tickSize * 0.3 }]
    : [];
  const [left, right] = endsOf([...ends, ...lastTick], shareOf, nameEnd + besideNames, area.x + area.w);
  const xOf = (value: number): number => left + shareOf(value) * (right - left);
  const centre = (category: number): number => top + (category + 0.5) * pitch;
  const down = (value: number): Segment => ({ x1: xOf(value), x2: xOf(value), y1: top, y2: bottom });
  const labels: Label[] = [
    ...head.labels,
    ...(hasAxis
      ? scale.ticks.map((tick, at) =>
          label(tickTexts[at] ?? '', xOf(tick * divisor), bottom + 6 + tickSize * 0.95, 'middle', {
            tokens,
            color: tokens.muted,
            fontSize: tickSize,
          }),
        )
      : []),
    ...names.texts.flatMap((lines, category) =>
      lines.map((text, line) => {
        const first = centre(category) - (lines.length * names.lineHeight) / 2 + names.fontSize * 0.95;
        return label(text, nameEnd, first + line * names.lineHeight, 'end', {
          tokens,
          fontSize: names.fontSize,
        });
      }),
    ),
  ];
  const drawing: Drawing = {
    ...noDrawing(plot),
    keys: head.keys,
    labels,
    grid: hasAxis ? scale.ticks.filter((tick) => tick !== 0).map((tick) => down(tick * divisor)) : [],
    axis: down(0),
    frame: {
      ...frameOf(plot),
      plot: { x: left, y: top, w: right - left, h: bottom - top },
      step: scale.step * divisor,
      hasAxis,
      caption: head.caption,
      legend: head.legend,
      sizes: { names: names.fontSize, values: chartSizes[4], ticks: tickSize, legend: head.legendSize },
    },
    doesOverflow:
      bottom + foot > area.y + area.h + 0.01 ||
      names.texts.some((lines) => lines.length * names.lineHeight > pitch),
  };
  return { drawing, centre, pitch, xOf };
}
