/** Pictures and texts that a layout has no place for, as objects where the slide is free. */
import { type Area, areApart } from '../../model/area.ts';
import type { Box } from '../../model/boxes.ts';
import { CANVAS, DECK_LIMITS, type Slide, type SlideObject } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { inkOf } from '../../model/object-boxes.ts';
import { withinSlide } from '../../model/object-geometry.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { SourceItem } from '../source.ts';
import { objectOf } from './item-object.ts';

/**
 * How far a picture and a text may be moved, in which steps, and the space around them, px. A text is moved less, because its
 * place says what it belongs to; on a cover it is moved as far as a picture.
 */
const REACH = 240;
const TEXT_REACH = 64;
const STEP = 16;
const SPACE = 8;
/** Between the edges of the slide and its foot. */
const BOTTOM = 664;

/** The part of the slide that a box takes; null for a ground and for an empty text. */
function takenBy(box: Box): Area | null {
  switch (box.kind) {
    case 'text':
      return inkOf(box.lines);
    case 'shape':
      return box.w * box.h > (CANVAS.width * CANVAS.height) / 2 ? null : box;
    case 'picture':
      return box.w === CANVAS.width && box.h === CANVAS.height ? null : box;
    default:
      return box;
  }
}

/** Moves from none to the farthest one. */
const moves: readonly (readonly [dx: number, dy: number])[] = Array.from(
  { length: (2 * REACH) / STEP + 1 },
  (_, row) =>
    Array.from({ length: (2 * REACH) / STEP + 1 }, (__, column): [number, number] => [
      column * STEP - REACH,
      row * STEP - REACH,
    ]),
)
  .flat()
  .filter(([dx, dy]) => Math.hypot(dx, dy) <= REACH)
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));

function freeArea({ x, y, w, h }: Area, taken: readonly Area[], reach: number): Area | undefined {
  const isFree = (area: Area): boolean => {
    const around = { x: area.x - SPACE, y: area.y - SPACE, w: area.w + 2 * SPACE, h: area.h + 2 * SPACE };
    return taken.every((one) => areApart(one, around));
  };
  const isOnSlide = (area: Area): boolean =>
    area.x >= 0 && area.y >= 0 && area.x + area.w <= CANVAS.width && area.y + area.h <= BOTTOM;
  return moves
    .filter(([dx, dy]) => Math.hypot(dx, dy) <= reach)
    .map(([dx, dy]) => ({ x: x + dx, y: y + dy, w, h }))
    .find((area) => isOnSlide(area) && isFree(area));
}

/**
 * Adds items as objects at their own places, or at the nearest place where they cover nothing.
 *
 * @returns the slide, and the items for which no place is near
 */
export function withFreeItems(
  slide: Slide,
  items: readonly SourceItem[],
  tokens: ThemeTokens,
): { slide: Slide; left: SourceItem[] } {
  const taken = layoutSlide(slide, tokens).boxes.flatMap((box) => takenBy(box) ?? []);
  const objects: SlideObject[] = [...(slide.objects ?? [])];
  const left: SourceItem[] = [];
  for (const item of items) {
    const reach = item.kind === 'text' && LAYOUTS[slide.layout].title !== 'cover' ? TEXT_REACH : REACH;
    const object = objectOf(item, `f${objects.length + 1}`, tokens);
    const area = object && freeArea({ ...object, ...withinSlide(object, object.kind) }, taken, reach);
    if (!object || !area || objects.length >= DECK_LIMITS.objects) {
      left.push(item);
      continue;
    }
    objects.push({ ...object, ...withinSlide(area, object.kind) });
    taken.push(area);
  }
  return { slide: objects.length > 0 ? { ...slide, objects } : slide, left };
}
