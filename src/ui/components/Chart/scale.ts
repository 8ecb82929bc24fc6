/** Texts in a chart that do not touch each other; pure. */
import type { Label, ShownSeries } from './shapes.ts';

/** Every how many-th category has a label, so that labels do not touch. Widths in px. */
export const labelStep = (count: number, labelWidth: number, width: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));

/** A label of at most so many characters. */
export const shortened = (label: string, length: number): string =>
  label.length <= length ? label : `${label.slice(0, Math.max(1, length - 1)).trimEnd()}…`;

/** Height of a line of text, px. */
const lineHeight = 14;

/** The names of the lines behind their last points, moved apart. */
export function endLabels(
  series: readonly ShownSeries[],
  x: (category: number) => number,
  y: (value: number) => number,
  room: { top: number; bottom: number; length: number },
): Label[] {
  const ends = series
    .flatMap(({ name, values }) => {
      const category = values.findLastIndex((value) => value !== null);
      return category < 0 ? [] : [{ name, y: y(values[category] ?? 0) + 4 }];
    })
    .sort((a, b) => a.y - b.y);
  // Names without room below move up, the lowest first.
  let floor = room.bottom + 4;
  for (const end of ends.toReversed()) {
    end.y = Math.min(end.y, floor);
    floor = end.y - lineHeight;
  }
  let ceiling = room.top;
  const right = x(Math.max(0, Math.max(...series.map(({ values }) => values.length)) - 1));
  return ends.map(({ name, y: wanted }) => {
    const place = Math.max(wanted, ceiling);
    ceiling = place + lineHeight;
    return { x: right + 10, y: place, text: shortened(name, room.length), anchor: 'start' };
  });
}
