/** How a picture is drawn: its crop, focus, corners and tone, and the veil below text (PRES-60, PRES-61, PRES-62). */
import type { Area } from './area.ts';
import type { PictureBox } from './boxes.ts';
import { CANVAS, type PictureBlock } from './deck.ts';
import { type Cut, middleOf, type Point, WHOLE } from './picture-place.ts';
import { tonesOf } from './picture-tone.ts';
import type { ThemeTokens } from './themes.ts';

/** What an editor sets; `undefined` as usual. */
export interface Look {
  readonly crop?: Cut | undefined;
  readonly focus?: Point | undefined;
  readonly corners?: PictureBlock['corners'];
  readonly tone?: PictureBlock['tone'];
  readonly overlay?: PictureBlock['overlay'];
  readonly fit?: PictureBlock['fit'];
  /** Of the whole picture, px. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const isCut = (crop: Cut | undefined): crop is Cut =>
  crop !== undefined && Object.values(crop).some((part) => part > 0);
/** Whether a focus is the one that a picture has by itself. */
function isUsual({ x, y }: Point, crop: Cut = WHOLE): boolean {
  const middle = middleOf(crop);
  return x === middle.x && y === middle.y;
}

/** A picture with another look. What is as usual is left out, so that a look that is taken back leaves the old picture. */
export function withLook(picture: PictureBlock, look: Look): PictureBlock {
  const { crop, focus, corners, tone, overlay, width, height, ...plain } = { ...picture, ...look };
  // A circle is always filled.
  const fit = look.corners === 'circle' ? 'cover' : plain.fit;
  const hasSize = width !== undefined && height !== undefined && (isCut(crop) || corners === 'rounded');
  return {
    ...plain,
    fit,
    ...(hasSize && { width, height }),
    ...(isCut(crop) && { crop: { ...crop } }),
    ...(focus && !isUsual(focus, crop) && { focus }),
    ...(corners && corners !== 'none' && { corners }),
    ...(tone && tone !== 'original' && { tone }),
    ...(overlay && { overlay }),
  };
}

/** The same place with another file: what belonged to the old file is gone. */
export const withFile = (picture: PictureBlock, idFile: string | null): PictureBlock => ({
  ...withLook(picture, { crop: undefined, focus: undefined, width: undefined, height: undefined }),
  idFile,
});

/** Whether a picture in a place may have round corners: not where it ends at an edge of the slide. */
export const hasCorners = ({ x, y, w, h }: Area): boolean =>
  x > 0 && y > 0 && x + w < CANVAS.width && y + h < CANVAS.height;

/** Radius of rounded corners, px. */
const ROUNDED = 24;

/** The box of a picture in its place. A circle is the largest one in the middle. */
export function pictureBox(
  slot: PictureBox['slot'],
  block: PictureBlock,
  area: Area,
  tokens: ThemeTokens,
): PictureBox {
  const { x, y, w, h } = area;
  const corners = hasCorners(area) ? (block.corners ?? 'none') : 'none';
  const side = Math.min(w, h);
  const square = { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side };
  return {
    kind: 'picture',
    slot,
    block,
    fit: corners === 'circle' ? 'cover' : block.fit,
    radius: corners === 'circle' ? side / 2 : corners === 'rounded' ? ROUNDED : 0,
    tones: tonesOf(block, tokens),
    ...(corners === 'circle' ? square : { x, y, w, h }),
  };
}
