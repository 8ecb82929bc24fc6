/** The numbers along an axis, and how values are written. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
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

const mostTicks = 5;

/**
 * A scale with zero in it, round numbers at both ends and at most five ticks. It goes beyond the values by a twentieth of
 * their span, as the charts of office programs do, so that with this step their own scale is the same.
 */
export function niceScale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least;
  if (span === 0) return { from: 0, to: 1, step: 1, ticks: [0, 1] };
  const reserve = span / 20;
  for (let count = mostTicks - 1; ; count -= 1) {
    const step = niceStep(span, Math.max(0.5, count));
    const first = least < 0 ? Math.floor((least - reserve) / step + 1e-9) : 0;
    const last = most > 0 ? Math.ceil((most + reserve) / step - 1e-9) : 0;
    if (last - first >= mostTicks && count > 0) continue;
    const ticks = Array.from({ length: last - first + 1 }, (_, at) => clean((first + at) * step, step));
    return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, step, ticks };
  }
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

/** The divisor of large numbers, such as a million, and the unit that names it. */
export function numberSize(values: readonly number[], unit: string): { divisor: number; unit: string } {
  const most = Math.max(0, ...values.map(Math.abs));
  const size = sizes.find(([from]) => most >= from);
  return size
    ? { divisor: size[0], unit: [size[1], unit].filter(Boolean).join('\u00a0') }
    : { divisor: 1, unit };
}

/** How many decimals all values of a chart are written with: as few as show each, two as a rule at most. */
export function decimalsOf(values: readonly number[]): number {
  const most = Math.max(0, ...values.map(Math.abs));
  const limit = most === 0 || most >= 0.1 ? 2 : Math.min(10, 2 - Math.floor(Math.log10(most)));
  for (let digits = 0; digits < limit; digits += 1)
    if (values.every((value) => Math.abs(Number(value.toFixed(digits)) - value) < 0.5 * 10 ** -limit))
      return digits;
  return limit;
}

const formats = new Map<number, Intl.NumberFormat>();

/** `1 250,50`, `−0,50`, with just as many decimals. */
export function writeValue(value: number, decimals: number): string {
  const known = formats.get(decimals);
  const format =
    known ??
    new Intl.NumberFormat('ru-RU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (!known) formats.set(decimals, format);
  const text = format.format(value).replace('-', '−');
  return /[1-9]/.test(text) ? text : text.replace('−', '');
}
