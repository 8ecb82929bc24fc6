/** Pictures that the browser draws for a PDF, in a worker. */
import { type GlyphPicture, type MissingGlyph, paintGlyph } from '#lib/pdf/glyph.ts';
import { PLATE } from '../../model/brand-boxes.ts';
import type { PictureBlock } from '../../model/deck.ts';
import { recolour, type Tones, tonesOf } from '../../model/picture-tone.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { logoKey, type PictureFile, type PictureFiles, toneKey } from '../picture-file.ts';

/** Size of the font of a drawn character, px: about four times that of the text, so that it prints sharply. */
const SIZE = 96;

function canvasOf(width: number, height: number, color: string) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

async function jpegOf(canvas: OffscreenCanvas): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new Uint8Array(await blob.arrayBuffer());
}

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

/** Draws a character that the fonts lack, such as an emoji, with the fonts of the browser. */
export async function drawGlyph(glyph: MissingGlyph): Promise<GlyphPicture> {
  const { canvas, context } = canvasOf(1, 1, glyph.background);
  const width = paintGlyph(context, glyph, SIZE);
  return { url: dataUrl(await jpegOf(canvas)), width };
}

/** True for a PNG that PDFKit would have to unpack: with transparency or interlaced. */
function isComplex({ bytes, type }: PictureFile): boolean {
  if (type !== 'image/png') return false;
  const [colours, interlace] = [bytes[25] ?? 0, bytes[28] ?? 0];
  if (colours === 4 || colours === 6 || interlace === 1) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 < bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'tRNS') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** The pixels of a picture in other tones; what is transparent stays so. */
function toned(bitmap: ImageBitmap, tones: Tones): OffscreenCanvas {
  const { canvas, context } = canvasOf(bitmap.width, bitmap.height, 'transparent');
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
  recolour(pixels.data, tones);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** A picture on an even ground. @param tones in which it is drawn; null for its own colours */
async function onGround(
  picture: PictureFile,
  ground: string,
  tones: Tones | null = null,
): Promise<PictureFile> {
  const { width, height } = picture;
  const bitmap = await createImageBitmap(new Blob([picture.bytes], { type: picture.type }));
  const { canvas, context } = canvasOf(width, height, ground);
  context.drawImage(tones ? toned(bitmap, tones) : bitmap, 0, 0);
  bitmap.close();
  return { bytes: await jpegOf(canvas), type: 'image/jpeg', width, height };
}

/**
 * Pictures that PDFKit takes as they are: transparent ones are put on the background of the slides, the logo also on every
 * other ground that it may stand on, and pictures in other tones are recoloured.
 *
 * @param blocks the pictures of the slides
 */
export async function plainPictures(
  pictures: PictureFiles,
  tokens: ThemeTokens,
  blocks: readonly PictureBlock[],
): Promise<PictureFiles> {
  const { background, surface, cover, logo } = tokens;
  const plain = new Map<string, PictureFile>();
  for (const [id, picture] of pictures) {
    const isPlain = !isComplex(picture);
    plain.set(id, isPlain ? picture : await onGround(picture, background));
    if (isPlain || id !== logo?.idFile) continue;
    for (const ground of [surface, cover, PLATE])
      plain.set(logoKey(id, ground), await onGround(picture, ground));
  }
  for (const { idFile, tone = 'original' } of blocks) {
    const tones = tonesOf({ tone }, tokens);
    const picture = idFile === null ? undefined : pictures.get(idFile);
    if (idFile === null || !picture || !tones || plain.has(toneKey(idFile, tone))) continue;
    plain.set(toneKey(idFile, tone), await onGround(picture, background, tones));
  }
  return plain;
}
