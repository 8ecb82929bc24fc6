/** Reads text files whose encoding is not stated. */

/** Byte order marks, longest first. */
const marks: readonly [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Encodings of one byte per character. The first one is used where the text does not decide. */
const singleByte = ['windows-1251', 'koi8-r', 'ibm866'] as const;

/** Characters that no text has: control characters other than tab, line ends, form feed and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const control = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

/**
 * How much a text looks like Russian. Four of five letters of Russian are common ones, and small letters are more frequent
 * than capitals; in a wrong encoding letters are rare ones or signs, and capitals follow small letters.
 */
function likeness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const wrong = count(/[а-яё][А-ЯЁ]|[^\sа-яёА-ЯЁ\p{ASCII}«»—–…№]/gu);
  return count(/[оеаинтсрвлкмдп]/gi) - 2 * count(/[хжшюцщэфъё]/gi) + count(/[а-яё]/g) / 2 - 4 * wrong;
}

/**
 * Decodes the bytes of a text file: by its byte order mark, as UTF-8 if it is valid, otherwise in the Cyrillic encoding
 * of one byte in which it looks most like Russian (windows-1251 if none does).
 *
 * @param isCut true if the file goes on after these bytes
 * @returns null for bytes that are no text
 */
export function decodeText(bytes: Uint8Array, isCut = false): string | null {
  const stream = isCut; // an incomplete last character is then no error
  const mark = marks.find(([, ...start]) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark[0]).decode(bytes, { stream });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream });
  } catch {
    const readings = singleByte.map((encoding) => new TextDecoder(encoding).decode(bytes));
    const best = Math.max(...readings.map(likeness));
    text = readings.find((reading) => likeness(reading) === best) ?? '';
  }
  return control.test(text) ? null : text;
}
