import type { Message } from './chat.ts';

type MessageFile = Message['files'][number];

/** Kinds by extension, for a gateway that gives no media type. */
const byExtension: Readonly<Record<string, 'picture' | 'sound'>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  bmp: 'picture',
  mp3: 'sound',
  wav: 'sound',
  aac: 'sound',
  ogg: 'sound',
};

/** How a file of a request is shown. A format that browsers do not show, such as TIFF, is `other`. */
export function kindOfFile({
  name,
  mimeType = '',
}: Pick<MessageFile, 'name' | 'mimeType'>): 'picture' | 'sound' | 'other' {
  if (/^image\/(?:png|jpeg|gif|webp|bmp)$/.test(mimeType)) return 'picture';
  if (/^audio\/(?!x-ms-wma)/.test(mimeType)) return 'sound';
  if (mimeType !== '' && mimeType !== 'application/octet-stream') return 'other';
  return byExtension[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'other';
}

/** The beginning of a file name, which may be cut, and its ending with the extension, which may not. */
export function nameParts(name: string): [head: string, tail: string] {
  const letters = [...name];
  const at = Math.max(0, letters.length - 12);
  return [letters.slice(0, at).join(''), letters.slice(at).join('')];
}
