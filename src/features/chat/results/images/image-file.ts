import { client } from '#api/generated/calls/file.ts';
import { titledFileName } from '#lib/file-name.ts';
import { textStart } from '#lib/text.ts';

export const imageFormats = ['png', 'jpeg', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The beginning of a prompt, for names. */
export const promptStart = (prompt: string): string => textStart(prompt) || 'Картинка';

/**
 * Name of a saved picture: the beginning of its prompt, and its number if there are several.
 *
 * @param index from 0
 */
export const imageName = (prompt: string, index: number, count: number, extension: string): string =>
  titledFileName(`${promptStart(prompt)}${count > 1 ? ` ${index + 1}` : ''}`, extension);

/**
 * Reads the stored file of a picture.
 *
 * @throws ApiError
 */
export async function readImage(idFile: string): Promise<Blob> {
  const { response } = await client.GET('/download', {
    params: { query: { idFile, isInline: true } },
    parseAs: 'stream',
  });
  return response.blob();
}

/**
 * Encodes a picture in another format. A picture of this format already is returned unchanged.
 *
 * @throws Error if the browser cannot decode it or cannot write the format
 */
export async function encodeImage(picture: Blob, format: ImageFormat): Promise<Blob> {
  const type = `image/${format}`;
  if (picture.type === type) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  if (format === 'jpeg') {
    // JPEG has no transparency: without a ground it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  // A browser that does not know the format writes PNG.
  if (encoded?.type !== type) throw new Error(`The browser cannot write ${type}`);
  return encoded;
}
