/** Where a picture stands in its place, for the screen and all files alike (PRES-60). */
import type { Area } from './area.ts';
import type { PictureBlock } from './deck.ts';

/** What is cut off a picture, as shares of its width and height. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A point of a picture, as shares of its width and height. */
export type Point = NonNullable<PictureBlock['focus']>;

export const WHOLE: Cut = { left: 0, top: 0, right: 0, bottom: 0 };
/** The middle of what a crop leaves: the focus that a picture has by itself. */
export const middleOf = ({ left, top, right, bottom }: Cut): Point => ({
  x: (1 + left - right) / 2,
  y: (1 + top - bottom) / 2,
});

export interface Fitted {
  /** The part of the place that the picture covers, px. */
  readonly area: Area;
  readonly cut: Cut;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The share of a point in what is left between two cuts. */
const shareOf = (point: number, before: number, after: number): number =>
  within((point - before) / Math.max(1e-6, 1 - before - after));

/**
 * Fits a picture into its place. `contain` shows all that the crop leaves, in the middle. `cover` fills the place: the focus
 * then has the same share of the place as of what the crop leaves.
 *
 * @param size of the whole picture, px
 */
export function fitPicture(
  size: { readonly width: number; readonly height: number },
  { x, y, w, h }: Area,
  { fit, crop = WHOLE, focus = middleOf(crop) }: Pick<PictureBlock, 'fit' | 'crop' | 'focus'>,
): Fitted {
  const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom];
  const [width, height] = [size.width * across, size.height * down];
  if (fit === 'contain') {
    const scale = Math.min(w / width, h / height);
    const [wide, high] = [width * scale, height * scale];
    return { area: { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high }, cut: crop };
  }
  const scale = Math.max(w / width, h / height);
  const [moreX, moreY] = [across * (1 - w / (width * scale)), down * (1 - h / (height * scale))];
  const [shareX, shareY] = [shareOf(focus.x, crop.left, crop.right), shareOf(focus.y, crop.top, crop.bottom)];
  return {
    area: { x, y, w, h },
    cut: {
      left: crop.left + moreX * shareX,
      top: crop.top + moreY * shareY,
      right: crop.right + moreX * (1 - shareX),
      bottom: crop.bottom + moreY * (1 - shareY),
    },
  };
}

/** The area of the whole picture, of which `area` shows what `cut` leaves, px. */
export function wholeArea({ area, cut }: Fitted): Area {
  const w = area.w / (1 - cut.left - cut.right);
  const h = area.h / (1 - cut.top - cut.bottom);
  return { x: area.x - w * cut.left, y: area.y - h * cut.top, w, h };
}
