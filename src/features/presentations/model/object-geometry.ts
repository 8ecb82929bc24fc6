/** Where objects stand: moves, sizes, alignment and guides, px of 1280 × 720 (PRES-83, PRES-84). */
import type { Area } from './area.ts';
import { CANVAS, type SlideObject } from './deck.ts';
import { isLine } from './object-boxes.ts';

/** The minimum side of an object that is not a line. */
export const LEAST = 8;
/** Between the lines of the grid; how far the arrow keys move. */
export const GRID = 16;
/** Space around the content of slides. */
export const MARGIN = { x: 64, y: 48 } as const;

const areaOf = ({ x, y, w, h }: Area): Area => ({ x, y, w, h });

/** The smallest area with all of these; null without any. */
export function boundsOf(areas: readonly Area[]): Area | null {
  if (areas.length === 0) return null;
  const x = Math.min(...areas.map((one) => one.x));
  const y = Math.min(...areas.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...areas.map((one) => one.x + one.w)) - x,
    h: Math.max(...areas.map((one) => one.y + one.h)) - y,
  };
}

const between = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** How far an area can be moved without leaving the slide, in whole px. */
export const moveWithin = ({ x, y, w, h }: Area, dx: number, dy: number): { dx: number; dy: number } => ({
  dx: between(Math.round(dx), -x, CANVAS.width - w - x),
  dy: between(Math.round(dy), -y, CANVAS.height - h - y),
});

/** An area in whole px within the slide, at least as large as an object of this kind must be. */
export function withinSlide(area: Area, kind: SlideObject['kind']): Area {
  const least = isLine({ kind }) ? 0 : LEAST;
  const x = between(Math.round(area.x), 0, CANVAS.width - least);
  const y = between(Math.round(area.y), 0, CANVAS.height - least);
  const w = between(Math.round(area.w), least, CANVAS.width - x);
  const h = between(Math.round(area.h), least, CANVAS.height - y);
  // A line has a length.
  return { x, y, w: w + h === 0 ? Math.min(1, CANVAS.width - x) || 1 : w, h };
}

/** Which edges a handle moves: -1 the left or upper one, 1 the other one, 0 none. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The area after a handle was moved. No edge goes over the opposite one. @param keepsShape as for pictures at their corners */
export function resized(area: Area, { x, y }: Handle, dx: number, dy: number, keepsShape = false): Area {
  const side = (from: number, length: number, by: number, edge: -1 | 0 | 1, whole: number) => {
    const end = from + length;
    if (edge < 0) {
      const start = between(from + by, 0, end - LEAST);
      return [start, end - start] as const;
    }
    return [from, edge > 0 ? between(length + by, LEAST, whole - from) : length] as const;
  };
  const [left, w] = side(area.x, area.w, dx, x, CANVAS.width);
  const [top, h] = side(area.y, area.h, dy, y, CANVAS.height);
  if (!keepsShape || x === 0 || y === 0) return { x: left, y: top, w, h };
  const room = {
    w: x < 0 ? area.x + area.w : CANVAS.width - area.x,
    h: y < 0 ? area.y + area.h : CANVAS.height - area.y,
  };
  const least = LEAST / Math.min(area.w, area.h);
  const most = Math.min(room.w / area.w, room.h / area.h);
  const scale = between(Math.max(w / area.w, h / area.h), least, most);
  const [wide, high] = [Math.round(area.w * scale), Math.round(area.h * scale)];
  return {
    x: x < 0 ? area.x + area.w - wide : area.x,
    y: y < 0 ? area.y + area.h - high : area.y,
    w: wide,
    h: high,
  };
}

export type Side = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

const aligned = (area: Area, frame: Area, side: Side): Area => {
  switch (side) {
    case 'left':
      return { ...area, x: frame.x };
    case 'centre':
      return { ...area, x: Math.round(frame.x + (frame.w - area.w) / 2) };
    case 'right':
      return { ...area, x: frame.x + frame.w - area.w };
    case 'top':
      return { ...area, y: frame.y };
    case 'middle':
      return { ...area, y: Math.round(frame.y + (frame.h - area.h) / 2) };
    case 'bottom':
      return { ...area, y: frame.y + frame.h - area.h };
  }
};

/** Aligns objects to each other, a single one to the slide. Returns the new areas in the same order. */
export function alignAreas(areas: readonly Area[], side: Side): Area[] {
  const slide = { x: 0, y: 0, w: CANVAS.width, h: CANVAS.height };
  const frame = areas.length > 1 ? (boundsOf(areas) ?? slide) : slide;
  return areas.map((area) => aligned(areaOf(area), frame, side));
}

/** Equal spaces between three or more objects; the outermost ones stay. Returns the new areas in the same order. */
export function distributeAreas(areas: readonly Area[], axis: 'x' | 'y'): Area[] {
  const size = axis === 'x' ? 'w' : 'h';
  const order = areas.toSorted((one, other) => one[axis] - other[axis] || one[size] - other[size]);
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last || areas.length < 3) return areas.map(areaOf);
  const end = Math.max(...areas.map((one) => one[axis] + one[size]));
  const taken = areas.reduce((sum, one) => sum + one[size], 0);
  const gap = (end - first[axis] - taken) / (areas.length - 1);
  let at = first[axis];
  const places = new Map<Area, number>();
  for (const one of order) {
    places.set(one, Math.round(at));
    at += one[size] + gap;
  }
  return areas.map((one) => ({ ...areaOf(one), [axis]: places.get(one) ?? one[axis] }));
}

/** A line to which a moved area has snapped. */
export interface Guide {
  /** `x` for an upright line at this place, `y` for a level one. */
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** The lines of areas on an axis: both edges and the middle. */
const linesOf = (area: Area, axis: 'x' | 'y'): number[] => {
  const size = axis === 'x' ? area.w : area.h;
  return [area[axis], area[axis] + size / 2, area[axis] + size];
};

const margins: Area = {
  x: MARGIN.x,
  y: MARGIN.y,
  w: CANVAS.width - 2 * MARGIN.x,
  h: CANVAS.height - 2 * MARGIN.y,
};

interface Snapping {
  /** The areas to snap to: other objects and the places of the layout. */
  readonly others: readonly Area[];
  /** How near a line must be, px. */
  readonly reach: number;
  /** Which lines of the area may snap: `[-1, 0, 1]` for a move, the moved edge for a resize. */
  readonly edges?: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** Snaps to the grid where no line is near. */
  readonly hasGrid?: boolean;
}

/** The distance from an area to the nearest line on each axis, and the guides to show. */
export function snapped(
  area: Area,
  { others, reach, edges = { x: [-1, 0, 1], y: [-1, 0, 1] }, hasGrid = false }: Snapping,
): { dx: number; dy: number; guides: Guide[] } {
  const guides: Guide[] = [];
  const by = (axis: 'x' | 'y'): number => {
    const middle = axis === 'x' ? CANVAS.width / 2 : CANVAS.height / 2;
    const lines = [middle, ...[margins, ...others].flatMap((one) => linesOf(one, axis))];
    const own = linesOf(area, axis).filter((_, at) => edges[axis].includes(at - 1));
    let best: { at: number; distance: number } | undefined;
    for (const line of lines)
      for (const edge of own)
        if (Math.abs(line - edge) <= reach && (!best || Math.abs(line - edge) < Math.abs(best.distance)))
          best = { at: line, distance: line - edge };
    if (best) guides.push({ axis, at: best.at });
    const [first] = own;
    if (best || !hasGrid || first === undefined) return best?.distance ?? 0;
    return Math.round(first / GRID) * GRID - first;
  };
  return { dx: by('x'), dy: by('y'), guides };
}
