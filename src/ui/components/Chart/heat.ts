/** The cells of a heat map: a row for each series, a column for each category; pure, lengths in px. */
import { scaleBand, scaleQuantize } from 'd3-scale';
import { rectangle } from './paths.ts';
import { shortened } from './scale.ts';
import type { Drawing, Label, Shape, Wanted } from './shapes.ts';

const top = 4;
/** Characters of a row's name, and the width of one. */
const [longestName, letter] = [9, 7];
const rowHeight = 30;
/** Width of a digit in a cell, and of the narrow blank between thousands. */
const [digit, blank] = [7, 3];
const minCell = 30;
export const heatSteps = 5;
const compact = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });
const cellText = (text: string, value: number): string => (text.length > 6 ? compact.format(value) : text);
const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (/\s/.test(letter) ? blank : digit), 0);

/** The step of a value, 0 to 4; equal parts between the smallest and the largest value. */
export function heatLevel(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low >= high) return () => 0;
  return scaleQuantize<number>()
    .domain([low, high])
    .range(Array.from({ length: heatSteps }, (_, step) => step));
}

/** Draws the heat map. */
export function heatCells({ categories, series, width: room, format }: Wanted): Drawing {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const level = heatLevel(known);
  const longest = Math.max(0, ...known.map((value) => textWidth(cellText(format(value), value))));
  // No wider than needed: 24 hours with numbers of five digits fit beside the menu at 1280 px.
  const cell = Math.max(minCell, longest + 2);
  const left = Math.min(longestName, Math.max(0, ...series.map(({ name }) => name.length))) * letter + 12;
  const width = Math.max(room, left + categories.length * cell + 2);
  const columns = scaleBand<number>()
    .domain(categories.map((_, category) => category))
    .range([left, width - 2]);
  const band = columns.bandwidth();
  const x = (category: number): number => (columns(category) ?? left) + band / 2;
  const height = top + series.length * rowHeight + 30;

  const outlineOf = (order: number, category: number): string | null => {
    const value = series[order]?.values[category];
    if (value === null || value === undefined) return null;
    return rectangle(x(category) - band / 2 + 1, top + order * rowHeight + 1, band - 2, rowHeight - 2);
  };
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  for (const [order, { name, values, index }] of series.entries()) {
    const y = top + (order + 0.5) * rowHeight + 4;
    labels.push({ x: left - 6, y, text: shortened(name, longestName), anchor: 'end' });
    const paths = Array.from({ length: heatSteps }, () => '');
    for (const [category, value] of values.entries()) {
      if (value === null) continue;
      const step = level(value);
      paths[step] += outlineOf(order, category) ?? '';
      const text = cellText(format(value), value);
      labels.push({ x: x(category), y, text, anchor: 'middle', level: step });
    }
    for (const [step, d] of paths.entries())
      if (d) shapes.push({ d, series: index, look: 'cell', level: step });
  }
  for (const [category, text] of categories.entries())
    labels.push({ x: x(category), y: height - 10, text, anchor: 'middle' });

  return {
    width,
    height,
    band,
    left,
    x,
    shapes,
    labels,
    grid: '',
    partial: { box: '', lines: '' },
    outline: ({ category, series: index }) =>
      outlineOf(
        series.findIndex((one) => one.index === index),
        category,
      ),
    nearest(px, py) {
      const category = Math.floor((px - left) / band);
      const one = series[Math.floor((py - top) / rowHeight)];
      return one && category >= 0 && category < categories.length ? { category, series: one.index } : null;
    },
  };
}
