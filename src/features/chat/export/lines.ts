import type { Run, RunStyle } from '../document/runs.ts';

/** A part of a line, drawn at once. */
export interface Piece extends RunStyle {
  text: string;
  width: number;
}

export interface Line {
  pieces: readonly Piece[];
  width: number;
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** The parts of a text between which a line may break: after blanks, hyphens and slashes. */
const parts = (text: string): string[] =>
  text.match(/\n|[^\n \t\-/]*(?:[ \t\-/]+|(?=\n)|$)/g)?.filter(Boolean) ?? [];

const sameStyle = (one: RunStyle, other: RunStyle): boolean =>
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isCode === other.isCode &&
  one.isStruck === other.isStruck &&
  one.link === other.link;

/** A line that is being filled. */
class Filling {
  readonly lines: Line[] = [];
  #pieces: Piece[] = [];
  #width = 0;
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  fits(width: number): boolean {
    return this.#width + width <= this.#room;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  add(piece: Piece): void {
    const last = this.#pieces.at(-1);
    if (last && sameStyle(last, piece)) {
      last.text += piece.text;
      last.width += piece.width;
    } else this.#pieces.push({ ...piece });
    this.#width += piece.width;
  }

  end(): void {
    this.lines.push({ pieces: this.#pieces, width: this.#width });
    this.#pieces = [];
    this.#width = 0;
  }
}

/**
 * Breaks pieces of text into lines.
 *
 * @param room width of a line
 * @param measure width of a text in a style, in the same unit
 */
export function breakLines(
  runs: readonly Run[],
  room: number,
  measure: (text: string, style: RunStyle) => number,
): Line[] {
  const filling = new Filling(room);
  for (const { text, ...style } of runs) {
    for (const part of parts(text)) {
      if (part === '\n') {
        filling.end();
        continue;
      }
      // A blank at the end of a line takes no room.
      if (!filling.isEmpty && !filling.fits(measure(part.trimEnd(), style))) filling.end();
      const width = measure(part, style);
      if (filling.fits(measure(part.trimEnd(), style))) {
        filling.add({ ...style, text: part, width });
        continue;
      }
      for (const { segment } of graphemes.segment(part)) {
        const own = measure(segment, style);
        if (!filling.isEmpty && !filling.fits(own)) filling.end();
        filling.add({ ...style, text: segment, width: own });
      }
    }
  }
  if (!filling.isEmpty) filling.end();
  return filling.lines;
}
