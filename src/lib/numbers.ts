import { lazily } from './lazily.ts';

/** Numbers of the administration, written as in Russian texts (administration.md §2.4); unknown ones are «—». */

type Known = number | null | undefined;

const space = '\u00a0';
/** Shown for a value that is not known. */
export const noValue = '—';

const counts = lazily(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }));
const tenths = lazily(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }));
const hundredths = lazily(
  () => new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Intl writes a hyphen for a minus in Russian, and «-0» for small negative numbers. */
const write = (format: Intl.NumberFormat, value: number): string => {
  const text = format.format(value).replace('-', '−');
  return /[1-9]/.test(text) ? text : text.replace('−', '');
};

/** `5 214`, `0,25`, `−3`: at most two digits after the comma. */
export const formatNumber = (value: Known): string =>
  value === null || value === undefined ? noValue : write(counts(), value);

/** `12,4 %`. @param share 0 to 1 */
export const formatShare = (share: Known): string =>
  share === null || share === undefined ? noValue : `${write(tenths(), share * 100)}${space}%`;

/**
 * The change from the earlier to the later value: `+12,4 %`, `−3 %`, `0 %`; from zero «не с чем сравнить», zero to zero
 * `0 %`, and «—» if one of them is not known.
 */
export function formatChange(later: Known, earlier: Known): string {
  if (later === null || later === undefined || earlier === null || earlier === undefined) return noValue;
  if (earlier === 0) return later === 0 ? `0${space}%` : 'не с чем сравнить';
  const change = write(tenths(), ((later - earlier) / Math.abs(earlier)) * 100);
  return `${/^(?:−|0$)/.test(change) ? '' : '+'}${change}${space}%`;
}

/** `350 мс`, from a second on `1,24 с`. @param milliseconds a duration, ms */
export const formatDuration = (milliseconds: Known): string => {
  if (milliseconds === null || milliseconds === undefined) return noValue;
  const whole = Math.round(milliseconds);
  return whole < 1000
    ? `${write(counts(), whole)}${space}мс`
    : `${write(hundredths(), milliseconds / 1000)}${space}с`;
};

/** `1 240 ₽`, and with kopecks `1 240,50 ₽`. @param kopecks an amount, as the gateway gives it */
export const formatMoney = (kopecks: Known): string => {
  if (kopecks === null || kopecks === undefined) return noValue;
  const isWhole = Math.round(kopecks) % 100 === 0;
  return `${write(isWhole ? counts() : hundredths(), Math.round(kopecks) / 100)}${space}₽`;
};
