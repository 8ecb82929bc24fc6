/**
 * What a chart draws, as path strings and texts: the page and the picture show the same. Pure; lengths in px.
 */

import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack, stackOffsetDiverging } from 'd3-shape';
import { heatCells } from './heat.ts';
import { at, hatching, rectangle } from './paths.ts';
import { endPlaces, labelStep, shortened } from './scale.ts';
import type { Drawing, Label, Shape, ShownSeries, Wanted } from './shapes.ts';

const height = 260;
/** Widths of a category below which the chart scrolls sideways: for each bar beside another, for a point. */
const minBar = 7;
const minPoint = 2.5;
/** Average width of a character, px. */
const letter = 7;
const longest = 12;
/** Up to this number of categories each one has a label, which is cut to its width. */
const fewCategories = 8;
/** Points of more categories than this are not drawn, only the line. */
const mostPoints = 14;
/** Least width of a chart, px, at which lines and layers have their names at their ends. */
const minWithEnds = 480;
/** Width of the sign before the name of a layer with the gap after it, px. */
const swatch = 14;
/** Gap between the layers of a stack, px. It tells neighbours apart. */
const layerGap = 1.5;
const compact = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });

/** Shapes of the points, about the point itself. */
const markers = [
  'm-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  'm-3.5-3.5h7v7h-7z',
  'm0-4.5l4 7.5h-8z',
  'm0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z',
  'm-4-3h8l-4 7.5z',
];
export const markerOf = (index: number): string =>
  markers[(index + Math.floor(index / markers.length)) % markers.length] ?? '';

/** Lower and upper value of each bar: from zero, or on top of the series before it. */
function extents({ type, series, categories }: Wanted): readonly (readonly [number, number] | null)[][] {
  if (type !== 'stacked')
    return series.map(({ values }) => values.map((value) => (value === null ? null : [0, value])));
  const layers = stack<number, number>()
    .keys(series.map((_, order) => order))
    .value((category, order) => series[order]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)(categories.map((_, category) => category));
  return series.map(({ values }, order) =>
    values.map((value, category) => {
      const layer = layers[order]?.[category];
      return value === null || !layer ? null : [layer[0], layer[1]];
    }),
  );
}

/** Computes a chart. */
export function draw(wanted: Wanted): Drawing {
  return wanted.type === 'heat' ? heatCells(wanted) : drawAxes(wanted);
}

function drawAxes(wanted: Wanted): Drawing {
  const { type, categories, series, format, partial } = wanted;
  const isLine = type === 'line';
  const longestName = Math.min(14, Math.max(0, ...series.map(({ name }) => name.length)));
  const hasEnds = type !== 'bar' && series.length > 1 && wanted.width >= minWithEnds;
  const [top, bottom] = [partial === undefined ? 10 : 24, 30];

  const ends = extents(wanted);
  const values = ends.flat().flatMap((pair) => (pair ? (isLine ? [pair[1]] : pair) : []));
  const y = scaleLinear()
    .domain(valueRange(values, !isLine))
    .nice(4)
    .range([height - bottom, top]);
  const ticks = y.ticks(4).map((value) => {
    const exact = format(value);
    return { value, text: exact.length > 8 ? compact.format(value).replace('-', '−') : exact };
  });

  const left = Math.max(...ticks.map(({ text }) => text.length)) * letter + 12;
  const right = hasEnds ? longestName * letter + (isLine ? 14 : 14 + swatch) : 12;
  const beside = isLine ? minPoint : minBar * (type === 'bar' ? series.length : 1);
  const width = Math.max(wanted.width, left + right + categories.length * beside);
  const bands = scaleBand<number>()
    .domain(categories.map((_, category) => category))
    .range([left, width - right]);
  const band = bands.bandwidth() || width - left - right;
  const x = (category: number): number => (bands(category) ?? left) + band / 2;

  const gap = Math.min(8, band * 0.15);
  const barWidth = Math.min(56, (band - gap) / (type === 'bar' ? Math.max(1, series.length) : 1));
  const bar = (order: number, category: number): string | null => {
    const pair = ends[order]?.[category];
    if (!pair) return null;
    const start = type === 'bar' ? order - series.length / 2 : -0.5;
    const inset = Math.min(0.5, barWidth / 4);
    // Away from zero, where its neighbour begins.
    const gapBelow = pair[0] > 0 ? layerGap : 0;
    const gapAbove = pair[1] < 0 ? layerGap : 0;
    const highest = y(Math.max(...pair)) + gapAbove;
    const tall = Math.max(1, y(Math.min(...pair)) - gapBelow - highest);
    return rectangle(x(category) + start * barWidth + inset, highest, barWidth - 2 * inset, tall);
  };
  const point = (one: ShownSeries, category: number): string | null => {
    const value = one.values[category];
    return value === null || value === undefined
      ? null
      : `M${at(x(category))} ${at(y(value))}${markerOf(one.index)}`;
  };
  const outlineOf = (order: number, category: number): string | null => {
    const one = series[order];
    if (!one) return null;
    return isLine ? point(one, category) : bar(order, category);
  };

  // The period before is behind the others.
  const fromBehind = [...series.entries()].sort(
    ([, a], [, b]) => Number(b.isBefore ?? false) - Number(a.isBefore ?? false),
  );
  const shapes = fromBehind.flatMap(([order, one]): Shape[] => {
    const { index } = one;
    const all = categories.map((_, category) => outlineOf(order, category));
    if (!isLine) return [{ d: all.join(''), series: index, look: 'fill' }];
    const path = (from: number, to: number): string =>
      line<number | null>()
        .defined((value, at) => value !== null && at >= from && at < to)
        .x((_, category) => x(category))
        .y((value) => y(value ?? 0))
        .digits(1)(one.values) ?? '';
    const count = categories.length;
    if (one.isBefore) return [{ d: path(0, count), series: index, look: 'line' }];
    // Only the last day is not over.
    const whole = partial === count - 1 ? partial : count;
    const isFew = count <= mostPoints;
    // A value between two gaps has no line, only its point.
    const marks = all.filter((_, category) => isFew || (!all[category - 1] && !all[category + 1]));
    return [
      { d: path(0, whole), series: index, look: 'line' },
      { d: whole < count ? path(whole - 1, count) : '', series: index, look: 'open' },
      { d: marks.join(''), series: index, look: 'point' },
    ];
  });

  const labels: Label[] = ticks.map(({ value, text }) => ({
    x: left - 6,
    y: y(value) + 4,
    anchor: 'end',
    text,
  }));
  const isFew = categories.length <= fewCategories;
  const length = isFew ? Math.max(3, Math.floor(band / letter) - 1) : longest;
  const widest = Math.max(1, ...categories.map((category) => Math.min(length, category.length)));
  const step = isFew ? 1 : labelStep(categories.length, (widest + 1) * letter, band * categories.length);
  for (const [category, full] of categories.entries()) {
    if (category % step !== 0) continue;
    const text = shortened(full, length);
    // The first one may be wider than its place.
    const middle = Math.max(x(category), (text.length * letter) / 2);
    labels.push({ x: middle, y: height - 10, text, anchor: 'middle' });
  }
  if (hasEnds) {
    const middle = (pair: readonly [number, number]): number => (isLine ? pair[1] : (pair[0] + pair[1]) / 2);
    const last = isLine ? undefined : lastHigh(ends, partial);
    const named = ends.map((one) => {
      const pair = last === undefined ? one.findLast((value) => value !== null) : one[last];
      return pair ? y(middle(pair)) + 4 : null;
    });
    const edge = x(categories.length - 1) + (isLine ? 10 : band / 2 + 6);
    for (const [order, place] of endPlaces(named, top, height - bottom).entries()) {
      const one = series[order];
      if (!one || place === null) continue;
      const text = shortened(one.name, longestName);
      labels.push({ x: isLine ? edge : edge + swatch, y: place, text, anchor: 'start' });
      const shape = shapes.find(({ series: index }) => index === one.index);
      if (!isLine && shape) shape.d += rectangle(edge, place - 9, 9, 9);
    }
  }
  if (partial !== undefined)
    labels.push({ x: Math.min(x(partial) + band / 2, width), y: 14, text: 'неполный день', anchor: 'end' });

  return {
    width,
    height,
    band,
    left,
    x,
    grid: ticks.map(({ value }) => `M${left} ${at(y(value))}H${width - right}`).join(''),
    partial:
      partial === undefined
        ? { box: '', lines: '' }
        : {
            box: rectangle(x(partial) - band / 2, top, band, height - bottom - top),
            lines: hatching(x(partial) - band / 2, top, band, height - bottom - top),
          },
    shapes,
    labels,
    outline({ category, series: index }) {
      return outlineOf(
        series.findIndex((one) => one.index === index),
        category,
      );
    },
    nearest(px, py) {
      const category = Math.floor((px - left) / band);
      if (category < 0 || category >= categories.length || series.length === 0) return null;
      // Beside each other, on top of each other, or lines.
      const order =
        type === 'bar'
          ? Math.floor((px - x(category)) / barWidth + series.length / 2)
          : closest(ends, category, y.invert(py), isLine);
      const one = series[Math.max(0, Math.min(series.length - 1, order))];
      return one ? { category, series: one.index } : null;
    },
  };
}

/** The last bar that has room for the names of its layers: at least half as high as the highest. */
function lastHigh(
  ends: readonly (readonly (readonly [number, number] | null)[])[],
  partial: number | undefined,
): number {
  const tops = (ends[0] ?? []).map((_, category) =>
    category === partial ? 0 : Math.max(0, ...ends.map((one) => one[category]?.[1] ?? 0)),
  );
  return tops.findLastIndex((top) => top >= Math.max(...tops) / 2);
}

/** The range of the values: from zero, except for lines that all lie far from it. */
function valueRange(values: readonly number[], isFromZero: boolean): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || (low === 0 && high === 0)) return [0, 1];
  if (!isFromZero && low < high && low > high / 2) return [low, high];
  return [Math.min(0, low), Math.max(0, high)];
}

/** The series whose line or layer is nearest to a value. */
function closest(
  ends: readonly (readonly (readonly [number, number] | null)[])[],
  category: number,
  value: number,
  isLine: boolean,
): number {
  const distances = ends.map((one) => {
    const pair = one[category];
    if (!pair) return Number.POSITIVE_INFINITY;
    return isLine ? Math.abs(pair[1] - value) : Math.max(pair[0] - value, value - pair[1], 0);
  });
  return distances.indexOf(Math.min(...distances));
}
