/** Breaks text into lines with the widths of the slides' fonts. Lengths are font sizes (em) unless said otherwise. */
import type { Piece } from './boxes.ts';
import type { Run } from './deck.ts';
import type { Font } from './fonts.ts';
import { widthsOf } from './widths.ts';
import { belongTogether, isSpace } from './words.ts';

/** Looks of a run. */
type Look = Pick<Run, 'isBold' | 'isItalic' | 'link'>;

/** A text, character by character. */
export interface Measured {
  /** What a reader sees as one character. */
  readonly units: readonly string[];
  readonly widths: readonly number[];
  /** Index of the look of each. */
  readonly looks: readonly number[];
  /** True for a character that the font lacks: it is drawn by another one, whose width is a guess. */
  readonly isForeign: readonly boolean[];
  readonly all: readonly Look[];
  /** Where a line may end behind a character: 0 nowhere, 1 at a space that holds together, 2 freely; 3 must. */
  readonly breaks: Uint8Array;
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });
const wide =
  /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const silent = /^[\p{M}\p{Cf}\p{Cc}]+$/u;

/** The width of a character that the font lacks, as other fonts draw it. */
const guess = (unit: string): number => (silent.test(unit) ? 0 : wide.test(unit) ? 1.3 : 0.65);

/** @param isBold true for text that is bold as a whole, such as a title */
export function measure(runs: readonly Run[], font: Font, isBold = false): Measured {
  const units: string[] = [];
  const widths: number[] = [];
  const looks: number[] = [];
  const isForeign: boolean[] = [];
  const all = runs.map(
    (one): Look => ({ isBold: isBold || one.isBold, isItalic: one.isItalic, link: one.link }),
  );
  for (const [index, one] of runs.entries()) {
    const face = widthsOf(font, isBold || one.isBold, one.isItalic);
    // A tab has no stops on a slide; U+2011 and U+202F look like the hyphen and the space that the fonts have.
    const text = one.text.replaceAll('\t', ' ');
    const letters = [...text];
    const isPlain = letters.every((unit) => face.has(unit.codePointAt(0) ?? 0) || unit === '\n');
    const parts = isPlain ? letters : Array.from(graphemes.segment(text), ({ segment }) => segment);
    for (const unit of parts) {
      const width = unit === '\n' ? 0 : widthOfUnit(unit, face);
      units.push(unit);
      widths.push(width ?? guess(unit));
      looks.push(index);
      isForeign.push(width === undefined);
    }
  }
  return { units, widths, looks, isForeign, all, breaks: breaksIn(units) };
}

/** U+2011 and U+202F are drawn as the hyphen and the no-break space of the fonts. */
const sameAs = new Map([
  [0x2011, 0x2d],
  [0x202f, 0xa0],
]);

function widthOfUnit(unit: string, face: ReadonlyMap<number, number>): number | undefined {
  const known = unit.length === 1 ? face.get(unit.charCodeAt(0)) : undefined;
  if (known !== undefined) return known;
  let sum = 0;
  for (const letter of unit) {
    const code = letter.codePointAt(0) ?? 0;
    const width =
      face.get(code) ??
      face.get(sameAs.get(code) ?? 0) ??
      (silent.test(letter) && code < 0xfe00 ? 0 : undefined);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum;
}

export const textWidth = (text: string, font: Font, isBold = false): number =>
  measure([{ text, isBold, isItalic: false, link: null }], font).widths.reduce(
    (sum, width) => sum + width,
    0,
  );

/** True where a line may end behind the character at `at`. */
function mayBreak(units: readonly string[], at: number): boolean {
  const [unit, next, before] = [units[at] ?? '', units[at + 1] ?? '', units[at - 1] ?? ''];
  if (next === '' || isSpace(next)) return false;
  if (isSpace(unit)) {
    let end = at;
    while (isSpace(units[end - 1])) end -= 1;
    return !belongTogether(units, end, at + 1);
  }
  if (unit === '-' || unit === '\u2010') return /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(next);
  if (unit === '/') return /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(next);
  return false;
}

function breaksIn(units: readonly string[]): Uint8Array {
  const breaks = new Uint8Array(units.length);
  for (const [at, unit] of units.entries()) {
    if (unit === '\n') breaks[at] = 3;
    else if (isSpace(unit))
      breaks[at] = mayBreak(units, at) ? 2 : at + 1 < units.length && !isSpace(units[at + 1]) ? 1 : 0;
    else if ((unit === '-' || unit === '\u2010' || unit === '/') && mayBreak(units, at)) breaks[at] = 2;
  }
  return breaks;
}

/** A line as a range of characters, without the spaces at its end. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** True when it ends inside a word, which is wider than a line. */
  readonly isCut: boolean;
}

/** Breaks a text into lines of at most `width`. A text without characters is one empty line. */
export function breakLines({ units, widths, breaks }: Measured, width: number): Range[] {
  const lines: Range[] = [];
  const trimmed = (from: number, to: number): number => {
    let end = to;
    while (end > from && isSpace(units[end - 1])) end -= 1;
    return end;
  };
  let from = 0;
  let sum = 0;
  // The last place to break at, and the last space, where what belongs together parts before a word is broken.
  let chance = -1;
  let space = -1;
  const note = (at: number): void => {
    const kind = breaks[at];
    if (kind === 2) chance = at;
    else if (kind === 1) space = at;
  };
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? '';
    if (breaks[at] === 3) {
      lines.push({ from, to: trimmed(from, at), isCut: false });
      from = at + 1;
      sum = 0;
      continue;
    }
    sum += widths[at] ?? 0;
    // Spaces hang over the end of a line. What moves down may itself be wider than a line.
    while (sum > width + 1e-6 && !isSpace(unit) && at > from) {
      const place = chance >= from ? chance : space;
      const isCut = place < from;
      const end = isCut ? at : place + 1;
      lines.push({ from, to: trimmed(from, end), isCut });
      from = end;
      chance = -1;
      space = -1;
      sum = 0;
      for (let index = from; index <= at; index += 1) {
        sum += widths[index] ?? 0;
        if (index < at) note(index);
      }
    }
    note(at);
  }
  lines.push({ from, to: trimmed(from, units.length), isCut: false });
  return lines;
}

export const widthOfRange = ({ widths }: Measured, { from, to }: Range): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += widths[at] ?? 0;
  return sum;
};

/** The pieces of a line from `x` on, px. A character that the font lacks is a piece by itself, so that the next one stands right. */
export function piecesOf(text: Measured, { from, to }: Range, x: number, fontSize: number): Piece[] {
  const pieces: Piece[] = [];
  let left = x;
  for (let at = from; at < to; ) {
    const [look, isForeign] = [text.looks[at], text.isForeign[at]];
    let end = at + 1;
    while (end < to && text.looks[end] === look && !isForeign && !text.isForeign[end]) end += 1;
    const width = widthOfRange(text, { from: at, to: end, isCut: false }) * fontSize;
    const { isBold = false, isItalic = false, link = null } = text.all[look ?? 0] ?? {};
    pieces.push({ text: text.units.slice(at, end).join(''), x: left, width, isBold, isItalic, link });
    left += width;
    at = end;
  }
  return pieces;
}
