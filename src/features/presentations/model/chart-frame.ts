/** The frame of columns and lines: header, ticks with their grid, names of categories. */
import { textWidth } from './break-lines.ts';
import type { Label, Segment } from './chart-boxes.ts';
import {
  type Drawing,
  frameOf,
  header,
  label,
  noDrawing,
  type Plot,
  quietSizes,
  sizeFor,
  wrapTexts,
} from './chart-parts.ts';
import { decimalsOf, niceScale, writeValue } from './chart-scale.ts';

/** Space between two categories' names, px. */
const gap = 10;

export type Values = readonly (readonly (number | null)[])[];

/** The values of each series, one for each category. */
export const valuesOf = ({ block }: Plot): Values =>
  block.series.map((one) => block.categories.map((_, at) => one.values[at] ?? null));

export interface Frame {
  readonly drawing: Drawing;
  /** Centre of a category and its width, px. */
  readonly centre: (category: number) => number;
  readonly pitch: number;
  readonly yOf: (value: number) => number;
  readonly top: number;
  readonly bottom: number;
}

interface FrameOptions {
  /** False when every value is written at its bar or point. */
  readonly hasAxis: boolean;
  readonly hasLegend: boolean;
  /** Size of the written values, px, which need room above and below; 0 if none are written. */
  readonly valueSize: number;
  /** Room on the right of the last point, px. */
  readonly after?: number;
  /** The values at the ends of the bars or points: those of the data, or their sums. */
  readonly reached: readonly number[];
}

/** The right edge of the plot if the last point has `after` px on its right. */
export const rightEdge = ({ area, block }: Plot, left: number, after: number): number => {
  const share = 1 / (2 * Math.max(1, block.categories.length));
  const right = area.x + area.w;
  return Math.min(right, (right - after - left * share) / (1 - share));
};

const months: Readonly<Record<string, string>> = {
  январь: 'янв',
  февраль: 'фев',
  март: 'март',
  апрель: 'апр',
  май: 'май',
  июнь: 'июнь',
  июль: 'июль',
  август: 'авг',
  сентябрь: 'сен',
  октябрь: 'окт',
  ноябрь: 'ноя',
  декабрь: 'дек',
};
/** Shortens «Сентябрь» to «Сен», for which narrow columns have room. Other names are returned as they are. */
function shortMonth(name: string): string {
  const short = months[name.trim().toLowerCase()];
  if (short === undefined) return name;
  return /^\p{Lu}/u.test(name.trim()) ? `${short[0]?.toUpperCase()}${short.slice(1)}` : short;
}

/** The frame of columns and lines. */
export function frame(
  plot: Plot,
  { hasAxis, hasLegend, valueSize, after = 0, reached }: FrameOptions,
): Frame {
  const { block, area, tokens, divisor, free: kept } = plot;
  const scale = niceScale(reached.map((value) => value / divisor));
  const head = header(plot, hasLegend);
  const tickDecimals = decimalsOf([scale.step]);
  const tickTexts = scale.ticks.map((tick) => writeValue(tick, tickDecimals));
  const tickSize = sizeFor(tickTexts, area.w / 6, tokens, { sizes: quietSizes }) ?? 16;
  const left = hasAxis
    ? area.x + Math.max(...tickTexts.map((text) => textWidth(text, tokens.font))) * tickSize + 12
    : area.x;
  const right = rightEdge(plot, left, after);
  const pitch = (right - left) / Math.max(1, block.categories.length);
  const whole = wrapTexts(block.categories, pitch - gap, 3, tokens);
  const short = whole.isCut ? block.categories.map(shortMonth) : block.categories;
  const names = whole.isCut ? wrapTexts(short, pitch - gap, 3, tokens) : whole;
  const nameHeight = Math.max(1, ...names.texts.map((lines) => lines.length)) * names.lineHeight;
  const room = valueSize === 0 ? 0 : valueSize + 8;
  const top = area.y + head.height + kept.above + (valueSize > 0 ? room : hasAxis ? tickSize / 2 + 6 : 6);
  // Between the ends of bars below zero and the edge of the plot there is often enough room for their values.
  const least = Math.min(0, ...reached) / divisor;
  const free = ((least - scale.from) / (scale.to - scale.from)) * (area.h - head.height - nameHeight - room);
  const foot = scale.from < 0 ? Math.max(0, room - free) : 0;
  const below = foot + nameHeight + 10;
  const bottom = Math.max(top + 80, area.y + area.h - below);
  const nameTop = bottom + foot + 8;
  const yOf = (value: number): number =>
    bottom - ((value / divisor - scale.from) / (scale.to - scale.from)) * (bottom - top);
  const centre = (category: number): number => left + (category + 0.5) * pitch;
  const across = (value: number): Segment => ({ x1: left, x2: right, y1: yOf(value), y2: yOf(value) });
  const labels: Label[] = [
    ...head.labels,
    ...(hasAxis
      ? scale.ticks.map((tick, at) =>
          label(tickTexts[at] ?? '', left - 12, yOf(tick * divisor) + tickSize * 0.34, 'end', {
            tokens,
            color: tokens.muted,
            fontSize: tickSize,
          }),
        )
      : []),
    ...names.texts.flatMap((lines, category) =>
      lines.map((text, line) =>
        label(text, centre(category), nameTop + names.fontSize * 0.9 + line * names.lineHeight, 'middle', {
          tokens,
          fontSize: names.fontSize,
        }),
      ),
    ),
  ];
  const drawing: Drawing = {
    ...noDrawing(plot),
    categories: short.every((name, at) => name === block.categories[at]) ? null : short,
    keys: head.keys,
    labels,
    grid: hasAxis ? scale.ticks.filter((tick) => tick !== 0).map((tick) => across(tick * divisor)) : [],
    axis: across(0),
    frame: {
      ...frameOf(plot),
      plot: { x: left, y: top, w: right - left, h: bottom - top },
      step: scale.step * divisor,
      hasAxis,
      caption: head.caption,
      legend: head.legend,
      sizes: { names: names.fontSize, values: valueSize || 16, ticks: tickSize, legend: head.legendSize },
    },
    doesOverflow: bottom + below > area.y + area.h + 0.01,
  };
  return { drawing, centre, pitch, yOf, top, bottom };
}
