/** What makes the texts of objects hard to read (PRES-82). */
import { contrastRatio } from '#ui/theme/contrast.ts';
import { type Area, areApart } from './area.ts';
import type { Box, ObjectBox } from './boxes.ts';
import type { Slide } from './deck.ts';
import { layoutSlide } from './layout-slide.ts';
import { inkOf } from './object-boxes.ts';
import type { ThemeTokens } from './themes.ts';

/** Least contrast of text. */
const TEXT = 4.5;

const objectsOn = (boxes: readonly Box[]): ObjectBox[] =>
  boxes.filter((box): box is ObjectBox => box.kind === 'object');

/** The ids of objects whose text goes over their edge. */
export const overflowingObjects = (slide: Slide, tokens: ThemeTokens): ReadonlySet<string> =>
  new Set(
    objectsOn(layoutSlide(slide, tokens).boxes).flatMap(({ object, doesOverflow }) =>
      doesOverflow ? [object.id] : [],
    ),
  );

/** Whether a text stands badly on a box below it: on a picture, or on a colour with too little contrast. */
function isBadOn(box: Box, ink: Area, color: string): boolean {
  if (areApart(ink, box)) return false;
  switch (box.kind) {
    case 'picture':
      return box.block.idFile !== null;
    case 'shape':
      return !box.veil && [box.fill, box.fade ?? box.fill].some((fill) => contrastRatio(color, fill) < TEXT);
    case 'object':
      return box.fill !== null ? contrastRatio(color, box.fill) < TEXT : box.picture !== null;
    default:
      return false;
  }
}

/** Whether a box covers a part of the slide with an even colour, so that nothing below it shows. */
const doesCover = (box: Box, { x, y, w, h }: Area): boolean =>
  ((box.kind === 'object' && box.object.kind === 'rectangle') ||
    (box.kind === 'shape' && box.radius === 0 && !box.veil)) &&
  box.x <= x &&
  box.y <= y &&
  box.x + box.w >= x + w &&
  box.y + box.h >= y + h;

/** The ids of texts without a shape of their own that stand on something on which they cannot be read. */
export function hiddenTexts(slide: Slide, tokens: ThemeTokens): ReadonlySet<string> {
  const { boxes } = layoutSlide(slide, tokens);
  const found = objectsOn(boxes).filter((own) => {
    const ink = own.fill === null ? inkOf(own.text?.lines ?? []) : null;
    if (!ink || !own.text) return false;
    const below = boxes.slice(0, boxes.indexOf(own));
    const from = below.findLastIndex((box) => doesCover(box, ink));
    const { color } = own.text;
    return below.slice(Math.max(0, from)).some((box) => isBadOn(box, ink, color));
  });
  return new Set(found.map(({ object }) => object.id));
}
