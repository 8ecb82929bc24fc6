import { isTransparent, toBlob } from '#lib/canvas.ts';
import { isAcceptedName, isForeignPicture } from '#lib/upload-rules.ts';

/** Draws a picture anew, as a JPEG, or as a PNG where something is transparent or the service takes no JPEG. */
async function convert(file: File, accept: string): Promise<File> {
  // EXIF holds the rotation of the camera; here it is applied to the pixels.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.drawImage(bitmap, 0, 0);
    const isPng =
      isAcceptedName('.png', accept) &&
      (!isAcceptedName('.jpg', accept) || isTransparent(context, width, height));
    const blob = await toBlob(canvas, isPng ? 'image/png' : 'image/jpeg');
    if (!blob) return file;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.${isPng ? 'png' : 'jpg'}`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}

/**
 * Turns the pictures that a service does not take, such as WebP, into those that it takes. One that the browser cannot read
 * stays as it is and is refused by its name.
 */
export const convertPictures = (files: readonly File[], accept: string): Promise<File[]> =>
  Promise.all(
    files.map((file) =>
      isForeignPicture(file.name, accept) ? convert(file, accept).catch(() => file) : file,
    ),
  );
