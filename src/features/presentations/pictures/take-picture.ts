import { uploadFile } from '#api/upload.ts';
import { reportError } from '#platform/errors/report.ts';
import { readPicture } from '../export/picture-file.ts';
import { type Crop, PictureRefused, reencode } from './reencode.ts';

/** The types of files that `takePicture` takes, for a file field. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';

/**
 * Stores a picture that a person chose. The error policy shows refusals of the gateway.
 *
 * @param crop what is cut off it
 * @returns the stored file with its size in px, or why the picture cannot be taken
 */
export async function takePicture(
  file: File,
  crop?: Crop,
): Promise<{ idFile?: string; width?: number; height?: number; problem?: string }> {
  try {
    const made = await reencode(file, crop);
    const { idFile } = await uploadFile(
      { file: made, serviceType: 'chatGpt', presentation: true, idempotencyKey: crypto.randomUUID() },
      { signal: new AbortController().signal, onPercent: () => undefined },
    );
    const { width, height } = readPicture(new Uint8Array(await made.arrayBuffer())) ?? {};
    return { idFile, ...(width && height && { width, height }) };
  } catch (error) {
    if (error instanceof PictureRefused) return { problem: error.message };
    reportError(error);
    return {};
  }
}
