import type { SecondScale } from '../../model/chart-boxes.ts';

/**
 * How values are written: divided by 1000 for each comma at the end, a negative one with a minus sign.
 *
 * @param suffix behind each value
 */
export function numberFormat(decimals: number, divisor: number, suffix = ''): string {
  const behind = suffix === '' ? '' : `"${suffix.replaceAll('"', '')}"`;
  const positive = `#,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${','.repeat(Math.round(Math.log10(divisor) / 3))}`;
  return `${positive}${behind};"\u2212"${positive}${behind}`;
}

/** How values of a line with a scale of its own are written. */
export const secondFormat = ({ divisor, suffix }: SecondScale, decimals: number): string =>
  numberFormat(decimals, divisor, suffix);
