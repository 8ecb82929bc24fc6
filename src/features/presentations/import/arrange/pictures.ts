/** The pictures of a file: how large they are, and their blocks. */
import { DECK_LIMITS, type PictureBlock } from '../../model/deck.ts';
import { withLook } from '../../model/picture-look.ts';
import type { Placed, SourcePicture } from '../source.ts';

/** Largest share of the slide that icons and logos have. */
const SMALL = 0.06;
/** Largest share of the slide that a picture has without which nothing is missed. */
const TINY = 0.015;

const shareOf = ({ area }: Pick<Placed, 'area'>): number => (area ? area.w * area.h : 1);

export const isSmall = (item: Pick<Placed, 'area'>): boolean => shareOf(item) < SMALL;
export const isTiny = (item: Pick<Placed, 'area'>): boolean => shareOf(item) < TINY;
/** Whether it fills the slide. */
export const isWide = ({ area }: Pick<Placed, 'area'>): boolean =>
  area !== null && area.w > 0.9 && area.h > 0.9;

export const pictureBlock = ({
  key,
  alt,
  isDecorative,
  area,
  isCropped,
  cut,
  corners,
  tone,
}: SourcePicture): PictureBlock =>
  withLook(
    {
      kind: 'picture',
      idFile: key,
      alt: alt.slice(0, DECK_LIMITS.alt),
      isDecorative: isDecorative && alt === '',
      // A picture that fills the slide may be cut; a diagram may not.
      fit: isWide({ area }) && !isCropped ? 'cover' : 'contain',
    },
    { crop: cut ?? undefined, corners, tone },
  );
