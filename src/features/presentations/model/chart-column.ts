import type { Bar, Label } from './boxes.ts';
import { frame, type Values, valuesOf } from './chart-frame.ts';
import { type Drawing, label, type Plot, sizeFor } from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';

/** Widest column, px. */
const widest = 110;
/** The spaces in widths of a bar: between bars, and between groups at least. */
export const barGap = 0.1;
export const leastGap = 0.8;

/**
 * The width of a bar and the gap between groups in widths of a bar.
 *
 * @param pitch px that a category has
 * @param most px, the width of the widest bar
 */
export function barsIn(pitch: number, count: number, most: number = widest): { width: number; gap: number } {
  const group = count + (count - 1) * barGap;
  const width = Math.min(most, pitch / (group + leastGap));
  return { width, gap: Math.min(5, pitch / width - group) };
}

export const written = (values: Values, { divisor, decimals }: Plot): string[] =>
  values.flat().flatMap((value) => (value === null ? [] : [writeValue(value / divisor, decimals)]));

/** Columns side by side; the series that is not compared with has bold values. */
export function columnDrawing(plot: Plot): Drawing {
  const { tokens, area, base, decimals, divisor, marks } = plot;
  const values = valuesOf(plot);
  const count = values.length;
  const free = barsIn(area.w / Math.max(1, plot.block.categories.length), count);
  const room = free.width * (1 + (count === 1 ? leastGap : barGap)) - 4;
  const valueSize = sizeFor(written(values, plot), room, tokens, base !== undefined) ?? 0;
  const { drawing, centre, pitch, yOf } = frame(plot, {
    hasAxis: valueSize === 0,
    hasLegend: count > 1,
    valueSize,
    reached: values.flat().filter((value) => value !== null),
  });
  const { width, gap } = barsIn(pitch, count);
  const step = width * (1 + barGap);
  const first = (width + (count - 1) * step) / 2;
  const zero = yOf(0);
  const bars: Bar[] = [];
  const labels: Label[] = [];
  for (const [series, row] of values.entries())
    for (const [category, value] of row.entries()) {
      if (value === null) continue;
      const x = centre(category) - first + series * step;
      const y = yOf(value);
      bars.push({ series, category, mark: series, x, y: Math.min(y, zero), w: width, h: Math.abs(y - zero) });
      if (valueSize === 0) continue;
      const isBelow = value < 0;
      labels.push(
        label(
          writeValue(value / divisor, decimals),
          x + width / 2,
          isBelow ? y + valueSize + 4 : y - 7,
          'middle',
          {
            tokens,
            fontSize: valueSize,
            color: series === base ? (marks[series]?.textColor ?? tokens.muted) : tokens.text,
            isBold: base !== undefined && series !== base,
            of: { series, category, side: 'outside', says: 'value', shift: { x: 0, y: 0 } },
          },
        ),
      );
    }
  return {
    ...drawing,
    bars,
    labels: [...drawing.labels, ...labels],
    frame: { ...drawing.frame, gapWidth: Math.round(gap * 100), barGap: count === 1 ? 0 : barGap * 100 },
  };
}
