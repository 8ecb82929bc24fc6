/** Numbers as people write them in Russian. */

const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 10 });

/** A number as a person types it: «1 250,5», «−3». Undefined for other texts; null for an empty one. */
export function readNumber(text: string): number | null | undefined {
  const typed = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (typed === '') return null;
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : undefined;
}

/** A number with all of its decimals, as `readNumber` reads it: «1 250,5», «−3». */
export const writeNumber = (value: number): string => format.format(value).replace('-', '−');
