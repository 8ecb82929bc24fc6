/** The content type of a file: by its name, if its first bytes agree. */

/** Number of first bytes that tell the type of a file. */
export const START = 16;

const OTHER = 'application/octet-stream';

interface Kind {
  readonly type: FileType;
  /** What the file begins with; absent where every content is possible. */
  readonly begins?: RegExp;
}

/** The types that the contract declares for downloads (openapi/paths/file). */
export type FileType =
  | typeof OTHER
  | 'application/pdf'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/wav'
  | 'image/gif'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'text/csv'
  | 'text/plain'
  | 'video/mp4'
  | 'video/webm';

const jpeg: Kind = { type: 'image/jpeg', begins: /^\xff\xd8\xff/ };

/** By extension. HTML, SVG, XML and scripts are not among them: a browser could run them. */
const kinds: Readonly<Record<string, Kind>> = {
  csv: { type: 'text/csv' },
  gif: { type: 'image/gif', begins: /^GIF8[79]a/ },
  jpeg,
  jpg: jpeg,
  md: { type: 'text/plain' },
  mp3: { type: 'audio/mpeg', begins: /^(?:ID3|\xff[\xe0-\xff])/ },
  mp4: { type: 'video/mp4', begins: /^.{4}ftyp/s },
  oga: { type: 'audio/ogg', begins: /^OggS/ },
  ogg: { type: 'audio/ogg', begins: /^OggS/ },
  pdf: { type: 'application/pdf', begins: /^%PDF-/ },
  png: { type: 'image/png', begins: /^\x89PNG\r\n/ },
  txt: { type: 'text/plain' },
  wav: { type: 'audio/wav', begins: /^RIFF.{4}WAVE/s },
  webm: { type: 'video/webm', begins: /^.E\xdf\xa3/s },
  webp: { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
};

/** The type of a file. A file whose content does not fit its name, or whose kind is not known, is just bytes. */
export function fileTypeOf(name: string, bytes: Uint8Array): FileType {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  const start = Buffer.from(bytes.subarray(0, START)).toString('latin1');
  return kind && (kind.begins?.test(start) ?? true) ? kind.type : OTHER;
}
