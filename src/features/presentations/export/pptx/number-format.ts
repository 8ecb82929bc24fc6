/** How values are written: divided by 1000 for each comma at the end, a negative one with a minus sign. */
export function numberFormat(decimals: number, divisor: number): string {
  const positive = `#,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${','.repeat(Math.round(Math.log10(divisor) / 3))}`;
  return `${positive};"\u2212"${positive}`;
}
