import { client } from '#api/generated/calls/file.ts';

/** A picture as JPEG; the sizes in which it is shown, in pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** What a diagram is, for people who do not see it. */
  alt?: string;
}

/** Pictures by the id of their file, by their data URL or by the source of a diagram (`diagramKey`). */
export type Pictures = ReadonlyMap<string, Picture>;

/** Longest side of a picture in a document, px: enough for a printed page. */
const MAX_SIDE = 1200;

/** Decodes `data:image/png;base64,…`. `fetch` cannot read it: the content security policy blocks requests to data URLs. */
function dataOf(url: string): Blob {
  const [head = '', content = ''] = url.split(',', 2);
  const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/i.exec(head)?.[1] ?? '' });
}

async function download(idFile: string, signal: AbortSignal): Promise<Blob> {
  const { response } = await client.GET('/download', {
    params: { query: { idFile } },
    parseAs: 'stream',
    signal,
  });
  return response.blob();
}

/** @param most the longest side of the picture, px */
export async function asJpeg(file: Blob, most = MAX_SIDE): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

const load = async (source: string, signal: AbortSignal): Promise<Picture> =>
  asJpeg(/^data:/i.test(source) ? dataOf(source) : await download(source, signal));

/**
 * Loads pictures for a document, one after another. A picture that fails to load is left out; its alternative text stays.
 *
 * @param sources ids of files and data URLs
 */
export async function loadPictures(sources: readonly string[], signal: AbortSignal): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const source of sources) {
    try {
      pictures.set(source, await load(source, signal));
    } catch (error) {
      if (signal.aborted) throw error;
    }
  }
  return pictures;
}
