/**
 * Characters that are not displayed, reverse the text or stand for nothing: direction marks, zero-width characters, soft
 * hyphens, tags (U+E0000 to U+E007F), blank letters. They can make `fdp.exe` look like `exe.pdf`.
 */
const hiding = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/**
 * The joiners and selectors of emoji (a family, a coloured heart, a keycap), which are needed to display them. Tags are not kept: the
 * flag of England becomes a black flag, because tags can carry any hidden text.
 */
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|\ufe0f(?=\u20e3)/gu;

/**
 * Puts a file name on one line and makes its extension visible (PRE-11, PRE-12): characters that hide text are removed;
 * control characters, line breaks and unpaired surrogates become `_`.
 */
export function plainFileName(name: string): string {
  const kept = new Set([...name.matchAll(emojiParts)].map(({ index }) => index));
  return name
    .replaceAll(hiding, (mark, index: number) => (kept.has(index) ? mark : ''))
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '_')
    .trim();
}

const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' });
const encoder = new TextEncoder();

/**
 * Cuts a long name in its middle, so that the extension stays: a quarter of the length is its end. What looks like one
 * letter is not split.
 *
 * @param maxLength maximum size of the name, more than 30
 * @param sizeOf size of a letter. @default its number of characters
 */
export function cutFileName(
  name: string,
  maxLength: number,
  sizeOf: (letter: string) => number = (letter) => [...letter].length,
): string {
  // Cheap for ordinary names: no letter is larger than its bytes.
  if (name.length * 3 <= maxLength) return name;
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  const sizes = letters.map(sizeOf);
  if (sizes.reduce((sum, size) => sum + size, 0) <= maxLength) return name;
  let left = maxLength - sizeOf('…');
  let end = letters.length;
  for (let room = maxLength / 4; end > 0 && room >= (sizes[end - 1] ?? 0); end -= 1) {
    room -= sizes[end - 1] ?? 0;
    left -= sizes[end - 1] ?? 0;
  }
  let start = 0;
  for (; start < end && left >= (sizes[start] ?? 0); start += 1) left -= sizes[start] ?? 0;
  return `${letters.slice(0, start).join('')}…${letters.slice(end).join('')}`;
}

/**
 * Splits a name that may not fit its line: the start is shortened by the page, the end with the extension stays in view.
 * What looks like one letter is not split; a space between the parts belongs to the end.
 *
 * @returns the start and the end; together they are the name. The start of a name of at most 20 letters is empty.
 */
export function splitFileName(name: string): [start: string, end: string] {
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (letters.length <= 20) return ['', name];
  const start = letters.slice(0, -10).join('').trimEnd();
  return [start, name.slice(start.length)];
}

/** Maximum length of a file name in the file systems of Linux, macOS and Windows, bytes of UTF-8. */
const maxBytes = 255;
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Names that Windows opens as devices, with any ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;

/**
 * Makes a name safe to show and to save: the last part of a path, without control or hidden characters, not the name of
 * a Windows device, never empty, at most 255 bytes.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => /[^.\s]/.test(part)) ?? '';
  const clean = plainFileName(last)
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  if (clean === '') return 'файл';
  return cutFileName(device.test(clean) ? `_${clean}` : clean, maxBytes, bytesOf).replace(/[.\s]+$/, '');
}

/**
 * Name of a file that is named after a title: a slash in the title is no path.
 *
 * @param extension without a dot
 */
export const titledFileName = (title: string, extension: string): string =>
  cleanFileName(`${cleanFileName(title.replaceAll(/[/\\]/g, '_'))}.${extension}`);

/**
 * Makes the names of one folder different: the second «отчёт.pdf» becomes «отчёт (2).pdf». Names that differ only in case
 * or in the notation of й and ё are equal, as on Windows and macOS.
 *
 * @returns a function that takes a clean name and returns one that it has not returned before
 */
export function createFileNamer(): (name: string) => string {
  const taken = new Set<string>();
  const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.+?)((?:\.tar)?\.[^.\s]{1,16})$/i.exec(name) ?? [];
    let distinct = name;
    for (let count = 2; taken.has(keyOf(distinct)); count += 1) {
      const suffix = ` (${count})${ending}`;
      distinct = cutFileName(stem, maxBytes - bytesOf(suffix), bytesOf) + suffix;
    }
    taken.add(keyOf(distinct));
    return distinct;
  };
}
