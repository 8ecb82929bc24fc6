/** The order in which the items of a slide are read. */
import type { Area } from '../../office/places.ts';
import type { Placed } from '../source.ts';

/** Rows of shapes: those whose tops are nearer than this share of the slide's height stand side by side. */
const ROW = 0.06;
/** The width of a slide by its height: a share of the width is longer than one of the height. */
const PROPORTION = 16 / 9;
/** How far boxes of neighbouring rows or columns may overlap, in shares of the slide: boxes are larger than their texts. */
const OVERLAP = 0.015;
/** Slides with more items are read row by row: the time for columns grows with the square of their number. */
const MOST = 60;

type InPlace<T extends Placed> = T & { readonly area: Area };

/** The place at which a level or upright line parts the items with the widest gap; null where every line cuts an item. */
export function widestGap(
  items: readonly InPlace<Placed>[],
  axis: 'x' | 'y',
): { at: number; gap: number } | null {
  const size = axis === 'x' ? 'w' : 'h';
  const order = items.toSorted((one, other) => one.area[axis] - other.area[axis]);
  const start = order[0]?.area[axis] ?? 0;
  let end = start;
  let best: { at: number; gap: number } | null = null;
  for (const { area } of order) {
    const gap = area[axis] - end;
    // A box narrower than the overlap begins where the one before it does.
    const isApart = gap > -OVERLAP && area[axis] > start;
    if (isApart && (!best || gap > best.gap)) best = { at: area[axis], gap };
    end = Math.max(end, area[axis] + area[size]);
  }
  return best && { at: best.at, gap: axis === 'x' ? best.gap * PROPORTION : best.gap };
}

const byRows = <T extends Placed>(items: readonly T[]): T[] => {
  const row = ({ area }: Placed): number => Math.round((area?.y ?? 0.5) / ROW);
  return items.toSorted((one, other) => row(one) - row(other) || (one.area?.x ?? 0) - (other.area?.x ?? 0));
};

/** Parts the items at their widest gap: columns that stand apart are read one after the other, rows as well. */
function byGaps<T extends Placed>(items: readonly InPlace<T>[]): T[] {
  if (items.length < 2) return [...items];
  const [column, row] = [widestGap(items, 'x'), widestGap(items, 'y')];
  if (!column && !row) return byRows(items);
  const axis = column && (!row || column.gap > row.gap) ? 'x' : 'y';
  const at = (axis === 'x' ? column : row)?.at ?? 0;
  return [
    ...byGaps(items.filter(({ area }) => area[axis] < at)),
    ...byGaps(items.filter(({ area }) => area[axis] >= at)),
  ];
}

/** Titles first, then by columns and rows as they stand apart; an item without a place makes it rows only. */
export function inReadingOrder<T extends Placed>(items: readonly T[]): T[] {
  const rank = ({ role }: Placed): number => (role === 'title' ? 0 : role === 'subtitle' ? 1 : 2);
  const others = items.filter((item) => rank(item) === 2);
  const placed = others.filter((item): item is InPlace<T> => item.area !== null);
  const areAllPlaced = placed.length === others.length && others.length <= MOST;
  return [
    ...byRows(items.filter((item) => rank(item) === 0)),
    ...byRows(items.filter((item) => rank(item) === 1)),
    ...(areAllPlaced ? byGaps(placed) : byRows(others)),
  ];
}
