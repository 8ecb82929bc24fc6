/** The steps of a waterfall: a first level, changes, and a last level. */

/** A level from zero, or a change between two levels; in the values of the data. */
export interface WaterfallStep {
  readonly category: number;
  readonly kind: 'level' | 'up' | 'down';
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The values with the last level, which is the sum of the others where it is missing.
 *
 * @param values the first level, changes, the last level
 */
export function withLastLevel(values: readonly (number | null)[]): (number | null)[] {
  const changes = values.slice(0, -1);
  const isKnown = values.length < 2 || values.at(-1) !== null || changes.every((value) => value === null);
  return isKnown ? [...values] : [...changes, changes.reduce<number>((sum, value) => sum + (value ?? 0), 0)];
}

/** The steps of a waterfall; a missing change has none. */
export function stepsOf(values: readonly (number | null)[]): WaterfallStep[] {
  const all = withLastLevel(values);
  let level = 0;
  return all.flatMap((value, category): WaterfallStep[] => {
    if (value === null) return [];
    const isLevel = category === 0 || category === all.length - 1;
    const from = isLevel ? 0 : level;
    level = from + value;
    return [{ category, kind: isLevel ? 'level' : value < 0 ? 'down' : 'up', value, from, to: level }];
  });
}

/** How much a last level differs from the sum of the steps before it; 0 where it is missing or right. */
export function levelGap(values: readonly (number | null)[]): number {
  const last = values.at(-1);
  if (values.length < 2 || last === null || last === undefined) return 0;
  const sum = values.slice(0, -1).reduce<number>((total, value) => total + (value ?? 0), 0);
  const gap = last - sum;
  return Math.abs(gap) <= 1e-9 * Math.max(Math.abs(last), Math.abs(sum), 1) ? 0 : gap;
}
