/** Scales of a chart; pure. */

/** Round values that cover the range from the smallest to the largest value, and zero if `withZero`. */
export function niceTicks(values: readonly number[], withZero: boolean, count = 4): number[] {
  const low = Math.min(...values, ...(withZero ? [0] : []));
  const high = Math.max(...values, ...(withZero ? [0] : []));
  if (values.length === 0) return [0, 1];
  const range = high - low || Math.abs(high) || 1;
  const rough = range / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // Division by the inverse of a small step gives 0.3, multiplication 0.30000000000000004.
  const inverse = 1 / step;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    step < 1 ? (first + index) / inverse : (first + index) * step,
  );
}

/** Every how many-th category has a label, so that labels do not touch. Widths in px. */
export const labelStep = (count: number, labelWidth: number, width: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));

/** A label of at most so many characters. */
export const shortened = (label: string, length: number): string =>
  label.length <= length ? label : `${label.slice(0, Math.max(1, length - 1)).trimEnd()}…`;

/** Lines of a path between the points; a missing value is a gap. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let isDrawing = false;
  return points
    .map((point) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = point !== null;
      return point ? `${command}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '';
    })
    .join('');
}
