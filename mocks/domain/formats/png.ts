/** PNG files: written with a palette, and the texts in them read. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Keyword of the text that says what is drawn. */
const KEYWORD = 'Description';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One index of the palette per pixel, row by row. */
  readonly pixels: Uint8Array;
  /** At most 256 colours of red, green, blue. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** What is drawn. */
  readonly text: string;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

/** The bytes of a picture; equal pictures have equal bytes. The text is kept in `iTXt`. */
export function encodePng({ width, height, pixels, palette, text }: Picture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('iTXt', Buffer.from(`${KEYWORD}\0\0\0ru\0\0${text}`)),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** What the file says about its content in `tEXt` or `iTXt`; undefined for another file and when it says nothing. */
export function pngText(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (type === 'tEXt') {
      const [keyword, text] = data.toString('latin1').split('\0');
      if (keyword === KEYWORD && text) return text;
    }
    // Keyword, two bytes of compression, language, translated keyword. Compressed texts are not read.
    if (type === 'iTXt') {
      const [keyword, isCompressed, , , , ...text] = data.toString().split('\0');
      if (keyword === KEYWORD && isCompressed === '' && text.length > 0) return text.join('\0');
    }
    at += length + 12;
  }
  return undefined;
}

/** Width and height by the header of a picture; undefined where they are not in it. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = file.toString('latin1', 0, 4);
  if (start === '\x89PNG' && file.length >= 24) return sane(file.readUInt32BE(16), file.readUInt32BE(20));
  if (start === 'GIF8' && file.length >= 10) return sane(file.readUInt16LE(6), file.readUInt16LE(8));
  if (start.startsWith('BM') && file.length >= 26)
    return sane(file.readInt32LE(18), Math.abs(file.readInt32LE(22)));
  if (!start.startsWith('\xff\xd8')) return undefined;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sane(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
  }
  return undefined;
}

const sane = (width: number, height: number) =>
  width > 0 && height > 0 && width <= 20_000 && height <= 20_000 ? { width, height } : undefined;
