/** The own scale of the line in a combined chart. */
import type { SecondScale } from './chart-boxes.ts';
import { secondUnit } from './chart-kinds.ts';
import type { Plot } from './chart-parts.ts';
import { decimalsOf, niceScale, numberSize, type Scale, writeValue } from './chart-scale.ts';

export interface Second {
  /** The scale of the values divided by `look.divisor`. */
  readonly scale: Scale;
  readonly look: SecondScale;
  readonly write: (value: number) => string;
  /** The labelled values of the axis, in ascending order. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

const valuesIn = ({ block }: Plot, from: number, to?: number): number[] =>
  block.series
    .slice(from, to)
    .flatMap((one) => one.values.slice(0, block.categories.length))
    .filter((value) => value !== null);

/** The scale of the line; undefined if the line shares that of the columns. */
export function secondOf(plot: Plot): Second | undefined {
  const { block, marks, tokens } = plot;
  const own = secondUnit(block);
  if (own === undefined) return undefined;
  const values = valuesIn(plot, -1);
  const { divisor, unit } = numberSize(values, own);
  const shown = numberSize(valuesIn(plot, 0, -1), block.unit).unit;
  const suffix = unit === '' || unit === shown ? '' : `\u00a0${unit}`;
  const divided = values.map((value) => value / divisor);
  const scale = niceScale(divided);
  const decimals = decimalsOf(divided);
  const tickDecimals = decimalsOf([scale.step]);
  return {
    scale,
    look: {
      step: scale.step * divisor,
      divisor,
      decimals,
      suffix,
      color: marks[block.series.length - 1]?.textColor ?? tokens.text,
      hasNegative: values.some((value) => value < 0),
    },
    write: (value) => `${writeValue(value / divisor, decimals)}${suffix}`,
    ticks: scale.ticks.map((tick) => ({
      value: tick * divisor,
      text: `${writeValue(tick, tickDecimals)}${suffix}`,
    })),
  };
}

/** The plot with the divisor, unit and decimals of the columns alone, if the line has its own scale. */
export function withoutLine(plot: Plot): Plot {
  if (secondUnit(plot.block) === undefined) return plot;
  const values = valuesIn(plot, 0, -1);
  const { divisor, unit } = numberSize(values, plot.block.unit);
  return { ...plot, divisor, unit, decimals: decimalsOf(values.map((value) => value / divisor)) };
}
