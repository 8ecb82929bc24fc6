/** The cover of a file whose first slide has no place for a title. */
import { DECK_LIMITS } from '../../model/deck.ts';
import type { SourceText } from '../source.ts';
import { textOfParagraphs } from './draft.ts';

/** Letters of boxes whose size the file does not say, pt. */
const USUAL = 18;
/** Largest difference of sizes that look alike, share. */
const ALIKE = 0.05;
/** The most boxes of a cover, and the most paragraphs below its title. */
const MOST_BOXES = 8;
const MOST_LINES = 2;

export interface CoverTexts {
  readonly title: SourceText;
  /** What stands below the title, the largest text first. */
  readonly below: readonly SourceText[];
  /** What keeps its place. */
  readonly free: readonly SourceText[];
}

const sizeOf = ({ size }: SourceText): number => size || USUAL;

/**
 * The texts of a cover: the largest one is its title, also in several boxes, the next one its subtitle.
 *
 * @param texts in reading order
 * @returns null for a slide with a list or much text, and where no text is the largest
 */
export function coverTexts(texts: readonly SourceText[]): CoverTexts | null {
  const isBrief = texts.every(({ paragraphs }) => paragraphs.every(({ list }) => list === 'none'));
  if (!isBrief || texts.length > MOST_BOXES) return null;
  const largest = Math.max(...texts.map(sizeOf));
  const titles = texts.filter((one) => sizeOf(one) >= largest * (1 - ALIKE));
  const [first] = titles;
  if (!first || titles.length > 2 || (titles.length === texts.length && texts.length > 1)) return null;
  const title = { ...first, paragraphs: titles.flatMap(({ paragraphs }) => paragraphs) };
  if (title.paragraphs.length > 3 || textOfParagraphs(title.paragraphs).length > DECK_LIMITS.title)
    return null;
  const others = texts.filter((one) => !titles.includes(one));
  const sorted = others.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const lines = (list: readonly SourceText[]): number => list.flatMap(({ paragraphs }) => paragraphs).length;
  return lines(sorted) <= MOST_LINES
    ? { title, below: sorted, free: [] }
    : { title, below: sorted.slice(0, 1), free: others.filter((one) => one !== sorted[0]) };
}
