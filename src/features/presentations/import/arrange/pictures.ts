/** The pictures of a file as blocks. */
import { DECK_LIMITS, type PictureBlock } from '../../model/deck.ts';
import { withLook } from '../../model/picture-look.ts';
import { isWide } from '../sizes.ts';
import type { SourcePicture } from '../source.ts';

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
