/** A picture as the files of a presentation contain it. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/png' | 'image/jpeg';
  /** px */
  width: number;
  height: number;
}

/** Pictures by the id of their file; those that could not be loaded are missing. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

const isPng = (bytes: Uint8Array): boolean =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte);

/** The frame of a JPEG, which has its size. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Frames of any coding; 0xc4, 0xc8 and 0xcc are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Reads the size and type of a picture from its bytes.
 *
 * @returns undefined for anything else than a PNG or JPEG
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): PictureFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes) && bytes.length > 33) {
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    return width > 0 && height > 0 ? { bytes, type: 'image/png', width, height } : undefined;
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const found = jpegSize(view);
  return found && found.width > 0 && found.height > 0 ? { bytes, type: 'image/jpeg', ...found } : undefined;
}

/** The file of a picture in another tone, which a PDF has as pixels. */
export const toneKey = (idFile: string, tone: string): string => `${idFile} ${tone}`;
export const tonedFile = (
  pictures: PictureFiles,
  { idFile, tone = 'original' }: { idFile: string | null; tone?: string },
): PictureFile | undefined =>
  idFile === null ? undefined : (pictures.get(toneKey(idFile, tone)) ?? pictures.get(idFile));

/** The file of a logo on an even ground: a transparent one is put on each of its grounds for a PDF. */
export const logoKey = (idFile: string, ground: string): string => `${idFile} ${ground}`;
export const logoFile = (
  pictures: PictureFiles,
  { idFile, ground }: { idFile: string; ground: string },
): PictureFile | undefined => pictures.get(logoKey(idFile, ground)) ?? pictures.get(idFile);
