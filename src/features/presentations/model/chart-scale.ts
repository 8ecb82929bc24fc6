/** Numbers along an axis; pure. */
import { formatNumber } from '#lib/numbers.ts';

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** A step of 1, 2, 2.5 or 5 times a power of ten, so that about `count` of them cover the span. */
function niceStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const share = raw / power;
  const factor = share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10;
  return factor * power;
}

/** A scale with zero in it and round numbers at both ends. */
export function niceScale(values: readonly number[], count = 5): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least;
  if (span === 0) return { from: 0, to: 1, ticks: [0, 1] };
  const step = niceStep(span, count);
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => clean((first + at) * step, step));
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
}

/** Drops what counting in binary adds to decimal steps. */
const clean = (value: number, step: number): number => {
  const digits = Math.min(12, Math.max(0, 2 - Math.floor(Math.log10(step))));
  return Number(value.toFixed(digits)) + 0;
};

const sizes = [
  [1e12, 'трлн'],
  [1e9, 'млрд'],
  [1e6, 'млн'],
] as const;

/** How large numbers are written: in millions and so on, named in the unit. */
export function numberSize(values: readonly number[], unit: string): { divisor: number; unit: string } {
  const most = Math.max(0, ...values.map(Math.abs));
  const size = sizes.find(([from]) => most >= from);
  return size
    ? { divisor: size[0], unit: [size[1], unit].filter(Boolean).join('\u00a0') }
    : { divisor: 1, unit };
}

const precise = new Intl.NumberFormat('ru-RU', { maximumSignificantDigits: 3 });

/** `1 250`, `−0,5`; a number below a hundredth keeps three digits. */
export const writeNumber = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.01 ? precise.format(value).replace('-', '−') : formatNumber(value);
