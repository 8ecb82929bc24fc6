import { textWidth } from './break-lines.ts';
import { type BarFrameOptions, barFrame, besideBar } from './chart-bar-frame.ts';
import type { Bar, Label } from './chart-boxes.ts';
import { isCalled } from './chart-callout.ts';
import { barGap, barsIn, gapsOf, leastGap } from './chart-column.ts';
import { type Values, valuesOf } from './chart-frame.ts';
import { chartSizes, type Drawing, label, markAt, type Plot, valueLook } from './chart-parts.ts';
import { writeValue } from './chart-scale.ts';
import { RESERVE } from './text-box.ts';

/** Thickest bar, px. */
const thickest = 64;

/** The texts beyond the ends of the bars: values, and the callout. @param size of the values, px; 0 if none are written */
function endsOf(plot: Plot, values: Values, size: number): BarFrameOptions['ends'] {
  const { tokens, decimals, divisor, free } = plot;
  const ends: { value: number; width: number }[] = [];
  for (const [series, row] of values.entries())
    for (const [category, value] of row.entries()) {
      if (value === null) continue;
      const { isBold } = valueLook(plot, series, category);
      const text = size === 0 ? '' : writeValue(value / divisor, decimals);
      const width = textWidth(text, tokens.font, isBold) * size * RESERVE;
      if (size > 0) ends.push({ value, width });
      const callout = isCalled(plot, category) ? free.beside : 0;
      // The callout is to the right of its bar, even if the bar extends to the left of zero.
      if (callout > 0) ends.push({ value: Math.max(0, value), width: callout + (value > 0 ? width : 0) });
    }
  return ends;
}

/** Horizontal bars, which leave room for long names of categories. */
export function barDrawing(plot: Plot): Drawing {
  const { tokens, decimals, divisor } = plot;
  const values = valuesOf(plot);
  const count = values.length;
  const reached = values.flat().filter((value) => value !== null);
  const frameFor = (size: number) =>
    barFrame(plot, { hasAxis: size === 0, hasLegend: count > 1, reached, ends: endsOf(plot, values, size) });
  const free = barsIn(frameFor(chartSizes[4]).pitch, count, thickest);
  const room = free.width * (1 + (count === 1 ? leastGap : barGap));
  const valueSize = chartSizes.find((size) => size * 1.05 <= room) ?? 0;
  const { drawing, centre, pitch, xOf } = frameFor(valueSize);
  const { width, gap } = barsIn(pitch, count, thickest);
  const step = width * (1 + barGap);
  const first = (width + (count - 1) * step) / 2;
  const zero = xOf(0);
  const bars: Bar[] = [];
  const labels: Label[] = [];
  for (const [series, row] of values.entries())
    for (const [category, value] of row.entries()) {
      if (value === null) continue;
      const y = centre(category) - first + series * step;
      const x = xOf(value);
      bars.push({
        series,
        category,
        mark: markAt(plot, series, category),
        x: Math.min(x, zero),
        y,
        w: Math.abs(x - zero),
        h: width,
      });
      if (valueSize === 0) continue;
      const direction = value < 0 ? -1 : 1;
      labels.push(
        label(
          writeValue(value / divisor, decimals),
          x + direction * besideBar,
          y + width / 2 + valueSize * 0.34,
          direction > 0 ? 'start' : 'end',
          {
            tokens,
            fontSize: valueSize,
            ...valueLook(plot, series, category),
            of: { series, category, side: 'outside', says: 'value', shift: { x: 0, y: 0 } },
          },
        ),
      );
    }
  return {
    ...drawing,
    bars,
    labels: [...drawing.labels, ...labels],
    frame: {
      ...drawing.frame,
      sizes: { ...drawing.frame.sizes, values: valueSize || 16 },
      ...gapsOf(gap, count),
    },
  };
}
