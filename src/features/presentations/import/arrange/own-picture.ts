/** Pictures that the portal wrote itself. */
import type { Area } from '../../model/area.ts';
import { CANVAS, type PictureBlock } from '../../model/deck.ts';
import { withLook } from '../../model/picture-look.ts';
import type { SourcePicture } from '../source.ts';

/** Largest difference of two positions that count as equal, as a share of the slide's width or height. */
const NEAR = 0.004;

/**
 * A picture of the portal's own file. If it fills its place and is cut on two opposite sides only, the cut is the
 * focus; otherwise it is the crop.
 */
export function ownPicture(item: SourcePicture, { w, y, h }: Pick<Area, 'w' | 'y' | 'h'>): PictureBlock {
  const { key, alt, isDecorative, area, cut, corners, tone } = item;
  const picture: PictureBlock = { kind: 'picture', idFile: key, alt, isDecorative, fit: 'contain' };
  const looks = { corners, tone };
  if (!cut) return withLook(picture, looks);
  // A title that has grown moves the upper edge of the place.
  const isFilled =
    corners === 'circle' ||
    (area !== null &&
      Math.abs(area.w - w / CANVAS.width) < NEAR &&
      Math.abs(area.y + area.h - (y + h) / CANVAS.height) < NEAR);
  const [across, down] = [cut.left + cut.right, cut.top + cut.bottom];
  if (!isFilled) return withLook(picture, { ...looks, crop: cut });
  if (across > NEAR && down > NEAR) return withLook(picture, { ...looks, fit: 'cover', crop: cut });
  const share = (before: number, both: number): number =>
    both > NEAR ? Math.round((before / both) * 100) / 100 : 0.5;
  const focus = { x: share(cut.left, across), y: share(cut.top, down) };
  return withLook(picture, { ...looks, fit: 'cover', focus });
}
