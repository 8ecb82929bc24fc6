import { isTransparent, toBlob } from '#lib/canvas.ts';
import { DECK_LIMITS } from '../model/deck.ts';

/** The longest side of a stored picture, px (PRES-15). */
const LONGEST = 2560;

/** Why a picture cannot be taken, for the person. */
export class PictureRefused extends Error {}

const refusals = {
  svg: 'SVG не\u00a0поддерживается, сохраните как PNG',
  size: 'Картинка больше 10\u00a0МБ',
  pixels: 'Сторона картинки больше 8\u00a0000 пикселей',
  unreadable: 'Не\u00a0удалось прочитать картинку. Подойдут JPEG, PNG и\u00a0WebP',
} as const;

/** Why a file is refused by its type or size, before it is read; undefined for an acceptable file. */
export function pictureProblem({
  type,
  size,
  name,
}: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return refusals.svg;
  if (!type.startsWith('image/')) return refusals.unreadable;
  return size > DECK_LIMITS.pictureBytes ? refusals.size : undefined;
}

/** The size within 2,560 px with the same proportions. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What is cut off a picture, in shares of its sides. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const whole: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Draws a picture anew, so that nothing but its pixels is stored: no EXIF, no place, no thumbnail. JPEG, or PNG where it is
 * transparent or was a PNG that stays small.
 *
 * @param crop what is cut off and not stored
 * @throws PictureRefused with the reason
 */
export async function reencode(file: File, crop: Crop = whole): Promise<File> {
  const problem = pictureProblem(file);
  if (problem) throw new PictureRefused(problem);
  let bitmap: ImageBitmap;
  try {
    // EXIF holds the rotation of the camera; here it is applied to the pixels.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefused(refusals.unreadable);
  }
  try {
    if (Math.max(bitmap.width, bitmap.height) > DECK_LIMITS.picturePixels)
      throw new PictureRefused(refusals.pixels);
    const [left, top] = [bitmap.width * crop.left, bitmap.height * crop.top];
    const [across, down] = [
      bitmap.width * (1 - crop.left - crop.right),
      bitmap.height * (1 - crop.top - crop.bottom),
    ];
    const { width, height } = fittedSize(across, down);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new PictureRefused(refusals.unreadable);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, across, down, 0, 0, width, height);
    const isPng = file.type !== 'image/jpeg' && isTransparent(context, width, height);
    const type = isPng || file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    let blob = await toBlob(canvas, type);
    if (!isPng && type === 'image/png' && (!blob || blob.size > 2 * 1024 * 1024))
      blob = await toBlob(canvas, 'image/jpeg');
    if (!blob || blob.size > DECK_LIMITS.pictureBytes) throw new PictureRefused(refusals.size);
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.${blob.type === 'image/png' ? 'png' : 'jpg'}`;
    return new File([blob], name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
