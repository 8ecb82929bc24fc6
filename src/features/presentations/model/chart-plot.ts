import type { Bar, Label, Segment, Stroke } from './boxes.ts';
import { textWidth } from './break-lines.ts';
import {
  chartFontSize,
  type Drawing,
  label,
  legend,
  noDrawing,
  type Plot,
  wrapTexts,
} from './chart-parts.ts';
import { niceScale, writeNumber } from './chart-scale.ts';

/** Space between two categories' names, px. */
const gap = 10;
const smallSize = 14;

interface Frame {
  readonly drawing: Drawing;
  /** Centre of a category and its width, px. */
  readonly centre: (category: number) => number;
  readonly pitch: number;
  readonly yOf: (value: number) => number;
  readonly values: readonly (readonly (number | null)[])[];
}

/** The frame of columns and lines: legend, unit, ticks with their grid, names of categories. */
function frame({ block, area, tokens, divisor, unit }: Plot): Frame {
  const values = block.series.map((one) => block.categories.map((_, at) => one.values[at] ?? null));
  const scale = niceScale(values.flat().flatMap((value) => (value === null ? [] : [value / divisor])));
  const head = legend(
    block.series.map(({ name }) => name),
    area,
    tokens,
  );
  const top = area.y + head.height + (unit === '' ? 14 : 30);
  const tickTexts = scale.ticks.map(writeNumber);
  const left =
    area.x + Math.max(...tickTexts.map((text) => textWidth(text, tokens.font))) * chartFontSize + 12;
  const right = area.x + area.w;
  const pitch = (right - left) / block.categories.length;
  const names = wrapTexts(block.categories, pitch - gap, 3, tokens);
  const nameHeight = Math.max(1, ...names.texts.map((lines) => lines.length)) * names.lineHeight;
  const bottom = Math.max(top + 80, area.y + area.h - nameHeight - 10);
  const yOf = (value: number): number =>
    bottom - ((value / divisor - scale.from) / (scale.to - scale.from)) * (bottom - top);
  const centre = (category: number): number => left + (category + 0.5) * pitch;
  const muted = { tokens, color: tokens.muted };
  const labels: Label[] = [
    ...head.labels,
    ...(unit === '' ? [] : [label(unit, area.x, top - 14, 'start', muted)]),
    ...scale.ticks.map((tick, at) =>
      label(tickTexts[at] ?? '', left - 12, yOf(tick * divisor) + 5, 'end', muted),
    ),
    ...names.texts.flatMap((lines, category) =>
      lines.map(({ text }, line) =>
        label(
          text,
          centre(category),
          bottom + 12 + names.fontSize * 0.8 + line * names.lineHeight,
          'middle',
          { tokens, fontSize: names.fontSize },
        ),
      ),
    ),
  ];
  const across = (value: number): Segment => ({ x1: left, x2: right, y1: yOf(value), y2: yOf(value) });
  const drawing = {
    ...noDrawing,
    keys: head.keys,
    labels,
    grid: scale.ticks.filter((tick) => tick !== 0).map((tick) => across(tick * divisor)),
    axis: across(0),
    doesOverflow: bottom + nameHeight + 10 > area.y + area.h + 0.01,
  };
  return { drawing, centre, pitch, yOf, values };
}

/** The values above their bars or points, if all of them have room. */
function valueLabels(
  places: readonly { x: number; y: number; value: number; isBelow: boolean }[],
  room: number,
  { tokens, divisor }: Plot,
): Label[] {
  const texts = places.map(({ value }) => writeNumber(value / divisor));
  if (texts.some((text) => textWidth(text, tokens.font) * smallSize > room - 4)) return [];
  return places.map(({ x, y, isBelow }, at) =>
    label(texts[at] ?? '', x, isBelow ? y + smallSize + 4 : y - 7, 'middle', { tokens, fontSize: smallSize }),
  );
}

export function columnDrawing(plot: Plot): Drawing {
  const { drawing, centre, pitch, yOf, values } = frame(plot);
  const count = values.length;
  const width = Math.min(72, (pitch * 0.72) / count);
  const zero = yOf(0);
  const bars: Bar[] = [];
  const places: { x: number; y: number; value: number; isBelow: boolean }[] = [];
  for (const [series, row] of values.entries())
    for (const [category, value] of row.entries()) {
      if (value === null) continue;
      const x = centre(category) + (series - count / 2) * width;
      const y = yOf(value);
      bars.push({ series, category, x: x + 1, y: Math.min(y, zero), w: width - 2, h: Math.abs(y - zero) });
      places.push({ x: x + width / 2, y, value, isBelow: value < 0 });
    }
  return {
    ...drawing,
    bars,
    labels: [...drawing.labels, ...valueLabels(places, count === 1 ? pitch : width, plot)],
  };
}

export function lineDrawing(plot: Plot): Drawing {
  const { drawing, centre, pitch, yOf, values } = frame(plot);
  const strokes: Stroke[] = [];
  for (const [series, row] of values.entries()) {
    let points: { x: number; y: number }[] = [];
    const close = (): void => {
      if (points.length > 0) strokes.push({ series, points });
      points = [];
    };
    for (const [category, value] of row.entries()) {
      if (value === null) close();
      else points.push({ x: centre(category), y: yOf(value) });
    }
    close();
  }
  const [only, ...others] = values;
  const places = (others.length === 0 ? (only ?? []) : []).flatMap((value, category) =>
    value === null ? [] : [{ x: centre(category), y: yOf(value) - 4, value, isBelow: false }],
  );
  return { ...drawing, strokes, labels: [...drawing.labels, ...valueLabels(places, pitch, plot)] };
}
