import { inVisualOrder } from '#lib/pdf/direction.ts';
import type { RunStyle } from '../../document/runs.ts';

/** Something that stands in a line like a letter: a formula, a picture. */
export interface InlineObject {
  width: number;
  /** Over and under the baseline. */
  height: number;
  depth: number;
  /** What it is for readers who do not see it. */
  role: 'Formula' | 'Figure';
  alt: string;
  /** @param y of the baseline */
  draw(x: number, y: number): void;
}

/** A piece of text of one style and one direction, or an object. */
export interface Item {
  text: string;
  style: RunStyle;
  /** Odd for text that is written from right to left. */
  level: number;
  object?: InlineObject;
}

/** A part of a line, drawn at once. */
export interface Piece extends Item {
  width: number;
}

/** Its pieces stand as they are seen, from left to right. */
export interface Line {
  pieces: readonly Piece[];
  width: number;
}

export type Measure = (text: string, style: RunStyle, level: number) => number;

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
/** Parts of a text between which a line may break: after blanks, hyphens, slashes and ideographs with their punctuation. */
const parts = new RegExp(
  `\\n|${ideograph}[\\p{Po}\\p{Pe}\\p{Pf}]*|(?:://|(?!${ideograph})[^\\n \\t\\-/])*(?:[ \\t\\-/]+|(?=\\n)|(?=${ideograph})|$)`,
  'gu',
);
const partsOf = (text: string): string[] => text.match(parts)?.filter(Boolean) ?? [];
const mayBreakAfter = new RegExp(`(?:[ \\t\\-/]|${ideograph}[\\p{Po}\\p{Pe}\\p{Pf}]*)$`, 'u');

const sameStyle = (one: RunStyle, other: RunStyle): boolean =>
  one === other ||
  (Object.keys({ ...one, ...other }) as (keyof RunStyle)[]).every((key) => one[key] === other[key]);

/** A line that is being filled. */
class Filling {
  readonly lines: Line[] = [];
  #pieces: Piece[] = [];
  #width = 0;
  readonly #room: number;
  readonly #base: number;
  readonly #measure: Measure;

  constructor(room: number, base: number, measure: Measure) {
    this.#room = room;
    this.#base = base;
    this.#measure = measure;
  }

  fits(width: number): boolean {
    return this.#width + width <= this.#room + 0.01;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  add(piece: Piece): void {
    const last = this.#pieces.at(-1);
    const joins = last && !last.object && !piece.object && last.level === piece.level;
    if (joins && sameStyle(last.style, piece.style)) {
      last.text += piece.text;
      last.width += piece.width;
    } else this.#pieces.push({ ...piece });
    this.#width += piece.width;
  }

  end(): void {
    const last = this.#pieces.at(-1);
    // A blank at the end of a line has the direction of the paragraph (rule L1 of UAX #9).
    if (last && last.level !== this.#base && !last.object) {
      const text = last.text.trimEnd();
      if (text !== last.text) {
        const width = this.#measure(text, last.style, last.level);
        this.#pieces.push({ ...last, text: last.text.slice(text.length), width: 0, level: this.#base });
        this.#width -= last.width - width;
        Object.assign(last, { text, width });
      }
    }
    for (const piece of this.#pieces) {
      // A sign may be of another face together with its neighbours.
      if (piece.level === 0 || piece.object || piece.text.trim() === '') continue;
      const width = this.#measure(piece.text, piece.style, piece.level);
      this.#width += width - piece.width;
      piece.width = width;
    }
    this.lines.push({ pieces: inVisualOrder(this.#pieces), width: this.#width });
    this.#pieces = [];
    this.#width = 0;
  }
}

/** Pieces between which a line does not break, and the width of the blank at their end. */
interface Word {
  pieces: Piece[];
  width: number;
  blank: number;
}

function* wordsOf(items: readonly Item[], measure: Measure): Generator<Word | '\n'> {
  let word: Word = { pieces: [], width: 0, blank: 0 };
  const ended = (): Word => {
    const done = word;
    word = { pieces: [], width: 0, blank: 0 };
    return done;
  };
  for (const item of items) {
    const { text, style, level, object } = item;
    for (const part of object ? [text] : partsOf(text)) {
      if (part === '\n') {
        if (word.pieces.length > 0) yield ended();
        yield part;
        continue;
      }
      const width = object ? object.width : measure(part, style, level);
      word.pieces.push({ ...item, text: part, width });
      word.width += width;
      word.blank = 0;
      if (object || !mayBreakAfter.test(part)) continue;
      const bare = part.trimEnd();
      word.blank = bare === part ? 0 : width - (bare === '' ? 0 : measure(bare, style, level));
      yield ended();
    }
  }
  if (word.pieces.length > 0) yield word;
}

/**
 * Breaks pieces of text into lines.
 *
 * @param room width of a line
 * @param measure width of a text, in the same unit
 * @param base direction of the paragraph: 1 from right to left
 */
export function breakLines(items: readonly Item[], room: number, measure: Measure, base = 0): Line[] {
  const filling = new Filling(room, base, measure);
  for (const word of wordsOf(items, measure)) {
    if (word === '\n') {
      filling.end();
      continue;
    }
    // A blank at the end of a line takes no room.
    if (!filling.isEmpty && !filling.fits(word.width - word.blank)) filling.end();
    if (filling.fits(word.width - word.blank)) {
      for (const piece of word.pieces) filling.add(piece);
      continue;
    }
    for (const piece of word.pieces)
      for (const one of piece.object ? [piece] : lettersOf(piece, measure)) {
        if (!filling.isEmpty && !filling.fits(one.width)) filling.end();
        filling.add(one);
      }
  }
  if (!filling.isEmpty) filling.end();
  return filling.lines;
}

const lettersOf = (piece: Piece, measure: Measure): Piece[] =>
  Array.from(graphemes.segment(piece.text), ({ segment }) => ({
    ...piece,
    text: segment,
    width: measure(segment, piece.style, piece.level),
  }));
