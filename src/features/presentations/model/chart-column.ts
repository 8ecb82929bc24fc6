import type { Bar, ChartFrame, Label } from './chart-boxes.ts';
import { type Frame, frame, type Values, valuesOf } from './chart-frame.ts';
import { type Drawing, hasBold, label, markAt, type Plot, sizeFor, valueLook } from './chart-parts.ts';
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

/** The columns of all series, those of one category side by side. A missing value has no column. */
export function columnsIn(plot: Plot, { centre, pitch, yOf }: Frame, values: Values): Bar[] {
  const { width } = barsIn(pitch, values.length);
  const step = width * (1 + barGap);
  const first = (width + (values.length - 1) * step) / 2;
  const zero = yOf(0);
  return values.flatMap((row, series) =>
    row.flatMap((value, category) => {
      if (value === null) return [];
      const y = yOf(value);
      const x = centre(category) - first + series * step;
      return {
        series,
        category,
        mark: markAt(plot, series, category),
        x,
        y: Math.min(y, zero),
        w: width,
        h: Math.abs(y - zero),
      };
    }),
  );
}

/** The gaps in the frame of a chart with groups of `count` bars. @param gap between the groups, in widths of a bar */
export const gapsOf = (gap: number, count: number): Pick<ChartFrame, 'gapWidth' | 'barGap'> => ({
  gapWidth: Math.round(gap * 100),
  barGap: count === 1 ? 0 : barGap * 100,
});

/** Columns side by side. Where one of two series is the past or the plan, the values of the other one are bold. */
export function columnDrawing(plot: Plot): Drawing {
  const { tokens, area, decimals, divisor } = plot;
  const values = valuesOf(plot);
  const count = values.length;
  const free = barsIn(area.w / Math.max(1, plot.block.categories.length), count);
  const room = free.width * (1 + (count === 1 ? leastGap : barGap)) - 4;
  const valueSize = sizeFor(written(values, plot), room, tokens, { isBold: hasBold(plot) }) ?? 0;
  const made = frame(plot, {
    hasAxis: valueSize === 0,
    hasLegend: count > 1,
    valueSize,
    reached: values.flat().filter((value) => value !== null),
  });
  const bars = columnsIn(plot, made, values);
  const labels = (valueSize === 0 ? [] : bars).map(({ series, category, x, y, w, h }): Label => {
    const value = values[series]?.[category] ?? 0;
    const baseline = value < 0 ? y + h + valueSize + 4 : y - 7;
    return label(writeValue(value / divisor, decimals), x + w / 2, baseline, 'middle', {
      tokens,
      fontSize: valueSize,
      ...valueLook(plot, series, category),
      of: { series, category, side: 'outside', says: 'value', shift: { x: 0, y: 0 } },
    });
  });
  const { drawing } = made;
  return {
    ...drawing,
    bars,
    labels: [...drawing.labels, ...labels],
    frame: { ...drawing.frame, ...gapsOf(barsIn(made.pitch, count).gap, count) },
  };
}
