/** The values of a waterfall that the portal wrote as stacked columns (`export/pptx/waterfall-data.ts`). */
import { WATERFALL_NAMES } from '../../export/pptx/own-names.ts';

interface Column {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** The first and last level and the changes between them; null if the columns are those of another chart. */
export function waterfallValues(columns: readonly Column[], count: number): (number | null)[] | null {
  const find = (key: keyof typeof WATERFALL_NAMES) =>
    columns.find(({ name }) => name === WATERFALL_NAMES[key]);
  const level = find('level');
  const up = find('up');
  const down = find('down');
  const upBelow = find('upBelow');
  const downBelow = find('downBelow');
  if (!level || !up || !down || !upBelow || !downBelow) return null;
  const size = (column: Column, at: number): number => Math.abs(column.values[at] ?? 0);
  return Array.from({ length: count }, (_, at) => {
    const end = level.values[at];
    if (end !== null && end !== undefined) return end;
    if ([up, down, upBelow, downBelow].every((column) => (column.values[at] ?? null) === null)) return null;
    const change = size(up, at) + size(upBelow, at) - size(down, at) - size(downBelow, at);
    // Differences of levels have digits that no value had.
    return Number(change.toPrecision(12));
  });
}
