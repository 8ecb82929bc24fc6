/** How the pictures of a file are drawn. */
import { childAt, childOf, type XmlElement } from '#lib/office/read-xml.ts';
import type { PictureBlock } from '../../model/deck.ts';
import type { Crop } from '../../pictures/reencode.ts';
import type { SourcePicture } from '../source.ts';

/** Pictures smaller than this share of the slide are bullets of a list. */
export const BULLET = 0.001;
/** The words for a small picture that is not kept. */
export const SMALL_LOST = 'маленькая картинка (значок)';

const share = (value: string | undefined): number => Math.min(1, Math.max(0, (Number(value) || 0) / 100_000));

/** What is cut off a picture; null for a whole one. */
export function cropOf(fill: XmlElement): Crop | null {
  const { l, t, r, b } = childOf(fill, 'srcRect')?.attributes ?? {};
  const crop = { left: share(l), top: share(t), right: share(r), bottom: share(b) };
  const isWhole = Object.values(crop).every((cut) => cut < 0.0005);
  return isWhole || crop.left + crop.right > 0.99 || crop.top + crop.bottom > 0.99 ? null : crop;
}

const outlines: Readonly<Record<string, PictureBlock['corners']>> = {
  ellipse: 'circle',
  roundRect: 'rounded',
};

/** The corners and the tone of a picture. Any two colours become those of the theme. */
export function looksOf(
  shape: XmlElement,
  blip: XmlElement | undefined,
): Pick<SourcePicture, 'corners' | 'tone'> {
  const outline = childAt(shape, 'spPr', 'prstGeom')?.attributes['prst'] ?? '';
  return {
    corners: outlines[outline],
    tone: childOf(blip, 'duotone') ? 'duotone' : childOf(blip, 'grayscl') ? 'grey' : undefined,
  };
}
