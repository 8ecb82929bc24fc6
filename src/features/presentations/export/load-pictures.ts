import { client } from '#api/generated/calls/file.ts';
import { type AnySlide, blocksOn, isLater } from '../model/deck.ts';
import { type PictureFile, readPicture } from './picture-file.ts';

export interface LoadedPictures {
  pictures: Map<string, PictureFile>;
  /** Numbers of the slides whose picture could not be loaded. */
  missing: number[];
}

/** A picture of another kind than PNG or JPEG, which Office and PDF lack, becomes a JPEG. */
async function converted(blob: Blob): Promise<PictureFile | undefined> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return readPicture(new Uint8Array(await made.arrayBuffer()));
}

async function download(idFile: string, signal: AbortSignal): Promise<Blob> {
  const query = { idFile };
  const { response } = await client.GET('/download', { params: { query }, parseAs: 'stream', signal });
  return response.blob();
}

async function load(idFile: string, signal: AbortSignal): Promise<PictureFile | undefined> {
  const blob = await download(idFile, signal);
  return readPicture(new Uint8Array(await blob.arrayBuffer())) ?? converted(blob);
}

/**
 * Loads the company's template.
 *
 * @returns undefined when it cannot be loaded
 * @throws the signal's reason as soon as it is aborted
 */
export async function loadTemplate(
  idFile: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await (await download(idFile, signal)).arrayBuffer());
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** A slide and its number in the presentation. */
export interface NumberedSlide {
  slide: AnySlide;
  number: number;
}

/**
 * Loads the pictures of slides from the gateway, each once. One that cannot be loaded is listed in `missing`.
 *
 * @param logo id of the brand's logo; without its file slides have none
 */
export async function loadPictures(
  slides: readonly NumberedSlide[],
  signal: AbortSignal,
  logo?: string,
): Promise<LoadedPictures> {
  const pictures = new Map<string, PictureFile>();
  const lost = new Set<string>();
  const missing: number[] = [];
  const take = async (idFile: string): Promise<void> => {
    if (pictures.has(idFile) || lost.has(idFile)) return;
    const picture = await load(idFile, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (picture) pictures.set(idFile, picture);
    else lost.add(idFile);
  };
  if (logo !== undefined) await take(logo);
  for (const { slide, number } of slides)
    for (const block of isLater(slide) ? [] : blocksOn(slide)) {
      if (block.kind !== 'picture' || block.idFile === null) continue;
      const { idFile } = block;
      await take(idFile);
      if (lost.has(idFile)) missing.push(number);
    }
  return { pictures, missing };
}
