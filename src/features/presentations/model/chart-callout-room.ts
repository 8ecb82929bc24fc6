/** Checks where a callout has room in the drawing of a chart. */
import { type Area, areApart } from './area.ts';
import type { Label } from './chart-boxes.ts';
import type { Drawing } from './chart-parts.ts';

/** Distance that is kept free around a callout, px. */
const clear = 3;

export const middleOf = ({ x, w }: Area): number => x + w / 2;

/** The smallest area that contains all of the given ones; undefined for an empty list. */
export function union(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const x = Math.min(...areas.map((one) => one.x));
  const y = Math.min(...areas.map((one) => one.y));
  const right = Math.max(...areas.map((one) => one.x + one.w));
  const bottom = Math.max(...areas.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The area that a text of a drawing covers. */
export const textArea = ({ x, baseline, width, anchor, fontSize }: Label): Area => ({
  x: anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width,
  y: baseline - fontSize * 0.8,
  w: width,
  h: fontSize,
});

interface Point {
  readonly x: number;
  /** The upper and the lower end of what is drawn at `x`. */
  readonly y: readonly [number, number];
}

/** True if the shape between two neighbouring points overlaps the area. */
function covers({ x, y, w, h }: Area, from: Point, to: Point): boolean {
  const [left, right] = [Math.max(x, from.x), Math.min(x + w, to.x)];
  if (left > right) return false;
  const at = (place: number, end: 0 | 1): number => {
    const share = to.x === from.x ? 0 : (place - from.x) / (to.x - from.x);
    return from.y[end] + (to.y[end] - from.y[end]) * share;
  };
  const top = Math.min(at(left, 0), at(right, 0));
  const bottom = Math.max(at(left, 1), at(right, 1));
  return top < y + h && y < bottom;
}

const isCrossed = (area: Area, points: readonly Point[]): boolean =>
  points.some((point, at) => covers(area, points[at - 1] ?? point, point));

/** True if no bar, line, band or text of a drawing overlaps an area or is closer to it than `clear`. */
export function isFree(area: Area, { bars, strokes, bands, labels, keys }: Drawing): boolean {
  const wide = { x: area.x - clear, y: area.y - clear, w: area.w + 2 * clear, h: area.h + 2 * clear };
  return (
    [...bars, ...keys, ...labels.map(textArea)].every((one) => areApart(one, wide)) &&
    strokes.every(
      ({ points }) =>
        !isCrossed(
          wide,
          points.map(({ x, y }) => ({ x, y: [y - 2, y + 2] })),
        ),
    ) &&
    bands.every(
      ({ points }) =>
        !isCrossed(
          wide,
          points.map(({ x, from, to }) => ({ x, y: [Math.min(from, to), Math.max(from, to)] })),
        ),
    )
  );
}
