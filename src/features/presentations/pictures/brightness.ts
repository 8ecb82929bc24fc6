/** Measures how bright a picture is where text stands on it (PRES-62). */
import { fileUrl } from '#api/file-url.ts';
import { CANVAS, type PictureBlock } from '../model/deck.ts';
import { withLook } from '../model/picture-look.ts';
import { fitPicture, wholeArea } from '../model/picture-place.ts';
import { brightnessOf } from '../model/picture-tone.ts';

type Overlay = NonNullable<PictureBlock['overlay']>;

/** Where title and subtitle may stand on a picture that fills the slide, px. */
const TEXTS = { x: 48, y: 200, w: 800, h: 520 } as const;
/** Side of a spot whose colours count together, px: about the width of a stroke of a title. */
const SPOT = 16;
/** Of a picture of which nothing is known. */
const unknown: Overlay = { darkest: 0, brightest: 100 };

const slide = { x: 0, y: 0, w: CANVAS.width, h: CANVAS.height } as const;

/**
 * What a picture that fills the slide has behind the text.
 *
 * @param image the loaded file; null when it could not be loaded
 * @returns the widest range when nothing can be measured
 */
export function brightnessIn(image: HTMLImageElement | null, picture: PictureBlock): Overlay {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  if (!image || width === 0 || height === 0) return unknown;
  const fitted = fitPicture({ width, height }, slide, picture);
  const { area } = fitted;
  const [left, top] = [Math.max(TEXTS.x, area.x), Math.max(TEXTS.y, area.y)];
  const across = Math.min(TEXTS.x + TEXTS.w, area.x + area.w) - left;
  const down = Math.min(TEXTS.y + TEXTS.h, area.y + area.h) - top;
  if (across <= 0 || down <= 0) return unknown;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(across / SPOT));
  canvas.height = Math.max(1, Math.round(down / SPOT));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return unknown;
  const whole = wholeArea(fitted);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / across, canvas.height / down);
  context.drawImage(image, whole.x - left, whole.y - top, whole.w, whole.h);
  return brightnessOf(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

/** A picture of another file with what is measured of it, if its text stands on a veil. */
export async function measured(picture: PictureBlock): Promise<PictureBlock> {
  const { idFile, overlay } = picture;
  if (!overlay || idFile === null) return picture;
  const image = new Image();
  image.src = fileUrl(idFile);
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  return withLook(picture, { overlay: brightnessIn(isLoaded ? image : null, picture) });
}
