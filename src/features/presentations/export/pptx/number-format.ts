import type { SecondScale } from '../../model/chart-boxes.ts';

/**
 * The number format of values in an office program. Each comma at its end divides a value by 1000. Negative values have a minus
 * sign instead of a hyphen.
 *
 * @param divisor a power of 1000
 * @param suffix the text after each value
 */
export function numberFormat(decimals: number, divisor: number, suffix = ''): string {
  const behind = suffix === '' ? '' : `"${suffix.replaceAll('"', '')}"`;
  const positive = `#,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${','.repeat(Math.round(Math.log10(divisor) / 3))}`;
  return `${positive}${behind};"\u2212"${positive}${behind}`;
}

/** The number format of a line with its own scale. */
export const secondFormat = ({ divisor, suffix }: SecondScale, decimals: number): string =>
  numberFormat(decimals, divisor, suffix);
