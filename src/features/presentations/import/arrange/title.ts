/** The title of a slide that another program wrote. */
import { DECK_LIMITS } from '../../model/deck.ts';
import type { SourceText } from '../source.ts';
import { textOfParagraphs } from './draft.ts';
import { isFigure } from './figure.ts';
import { groupsOf } from './groups.ts';

/** A title for a slide without a place for one: the largest letters in its upper half, or its first short line. */
export function guessedTitle(texts: readonly SourceText[]): SourceText | undefined {
  const short = texts.filter(
    ({ paragraphs }) =>
      paragraphs.length === 1 &&
      textOfParagraphs(paragraphs).length <= DECK_LIMITS.title &&
      paragraphs[0]?.list === 'none',
  );
  const upper = short.filter(({ area }) => (area?.y ?? 0) < 0.45);
  const largest = upper.reduce<SourceText | undefined>(
    (best, one) => (one.size > (best?.size ?? 0) ? one : best),
    undefined,
  );
  const others = texts.filter((one) => one !== largest);
  const isFigureOnly = largest && isFigure(textOfParagraphs(largest.paragraphs)) && texts[0] !== largest;
  if (largest && !isFigureOnly && others.every(({ size }) => size < largest.size)) return largest;
  const [first, ...below] = texts;
  if (!first || below.length === 0 || !short.includes(first)) return undefined;
  // The first of several headings is no title.
  if (first.size > 0 && groupsOf(texts)) return undefined;
  const middle = first.area ? first.area.y + first.area.h / 2 : 0;
  const isAbove = below.every(({ area }) => (area?.y ?? 1) >= middle);
  return isAbove && !isFigure(textOfParagraphs(first.paragraphs)) ? first : undefined;
}
