/** Texts and tables within the limits of places: what is too long is split, nothing is dropped. */
import { DECK_LIMITS, type Paragraph, type Run, type TableBlock } from '../../model/deck.ts';
import { cutRuns, sentenceEnds } from '../../model/split-slide.ts';
import type { SourceTable } from '../source.ts';

/** The most characters of a paragraph: slides are split between paragraphs, so each must fit on a slide. */
const LONGEST_PARAGRAPH = 600;

/** Where a text of more than `limit` letters is cut: behind a sentence, a word, or at last anywhere. */
function cutAt(text: string, limit: number): number {
  const end = sentenceEnds(text.slice(0, limit + 1)).findLast((at) => at <= limit && at > limit / 3);
  if (end !== undefined) return end;
  const space = text.slice(0, limit + 1).search(/\s\S*$/u);
  if (space > limit / 3) return space;
  // A surrogate pair is not split.
  return /[\ud800-\udbff]/.test(text[limit - 1] ?? '') ? limit - 1 : limit;
}

/** A text in pieces of at most `limit` letters. */
export function textPieces(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const at = cutAt(rest, limit);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

const lettersOf = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** A paragraph as several ones of at most 600 letters and 50 runs. */
export function paragraphPieces(one: Paragraph): Paragraph[] {
  const pieces: Paragraph[] = [];
  const add = (runs: Run[]): void =>
    void pieces.push(
      pieces.length === 0
        ? { ...one, runs }
        : { level: one.level, list: one.list === 'none' ? 'none' : 'bullet', runs },
    );
  let [at, runs]: [number, Run[]] = [0, []];
  for (;;) {
    // Takes runs until they exceed the limits of a piece.
    let length = lettersOf(runs);
    for (let next = one.runs[at]; next && runs.length <= DECK_LIMITS.runs && length <= LONGEST_PARAGRAPH; ) {
      runs.push(next);
      length += next.text.length;
      at += 1;
      next = one.runs[at];
    }
    const most = lettersOf(runs.slice(0, DECK_LIMITS.runs));
    const limit = runs.length > DECK_LIMITS.runs ? Math.min(most, LONGEST_PARAGRAPH) : LONGEST_PARAGRAPH;
    const text = runs.map((run) => run.text).join('');
    const isLast = length <= limit && runs.length <= DECK_LIMITS.runs;
    const [before, after] = isLast ? [runs, []] : cutRuns(runs, length <= limit ? most : cutAt(text, limit));
    if (pieces.length === 0 || before.some((run) => run.text.trim() !== '')) add(before);
    if (isLast) return pieces;
    runs = after;
  }
}

/** A title within its 120 letters, and what goes on below it. */
export function titlePieces(runs: readonly Run[]): { title: Run[]; rest: Paragraph[] } {
  const text = runs.map((one) => one.text).join('');
  if (text.length <= DECK_LIMITS.title && runs.length <= DECK_LIMITS.runs)
    return { title: [...runs], rest: [] };
  const [before, after] = cutRuns(runs.slice(0, DECK_LIMITS.runs), cutAt(text, DECK_LIMITS.title - 1));
  const beyond = [...after, ...runs.slice(DECK_LIMITS.runs)];
  const last = before.at(-1);
  const title = last ? [...before.slice(0, -1), { ...last, text: `${last.text.trimEnd()}…` }] : before;
  return { title, rest: [{ level: 0, list: 'none', runs: beyond }] };
}

/** A row whose cells go on in further rows. */
function rowPieces(row: readonly string[]): string[][] {
  const cells = row.map((cell) => textPieces(cell, DECK_LIMITS.cell));
  const height = Math.max(1, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) => cells.map((pieces) => pieces[at] ?? ''));
}

/** A table as blocks of at most 8 columns and 15 rows, each with the first column and the head. */
export function tablePieces({ rows, hasHeader }: Pick<SourceTable, 'rows' | 'hasHeader'>): TableBlock[] {
  const { columns, rows: height } = DECK_LIMITS;
  const width = rows[0]?.length ?? 0;
  if (width === 0) return [];
  const strips: string[][][] =
    width <= columns
      ? [rows.map((row) => [...row])]
      : Array.from({ length: Math.ceil((width - 1) / (columns - 1)) }, (_, at) =>
          rows.map((row) => [
            row[0] ?? '',
            ...row.slice(1 + at * (columns - 1), 1 + (at + 1) * (columns - 1)),
          ]),
        );
  return strips.flatMap((strip) => {
    const [first = [], ...others] = strip;
    const head = hasHeader ? rowPieces(first) : [];
    const body = (hasHeader ? others : strip).flatMap(rowPieces);
    // A head that was split into several rows is not repeated.
    const repeated = head.length === 1 ? head : [];
    const blocks: TableBlock[] = [];
    const all = repeated.length > 0 ? body : [...head, ...body];
    const step = height - repeated.length;
    for (let from = 0; from === 0 || from < all.length; from += step)
      blocks.push({
        kind: 'table',
        // A further block without the head has no header row.
        hasHeader: hasHeader && (from === 0 || repeated.length > 0),
        rows: [...repeated, ...all.slice(from, from + step)],
      });
    return blocks;
  });
}
