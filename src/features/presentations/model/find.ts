import { fold, spellings } from '#lib/search.ts';
import { type Deck, isLater, type SlotName, textOf } from './deck.ts';

export interface Match {
  readonly slideId: string;
  /** Index of the slide. */
  readonly at: number;
  readonly slot: SlotName | 'notes';
  /** The text around it in one line, in whole words, and where the match stands in it. */
  readonly excerpt: string;
  readonly from: number;
  readonly to: number;
}

const around = 40;

function matchesIn(text: string, queries: readonly string[]): { from: number; to: number }[] {
  // Lower case keeps the length of Russian and Latin texts; «ё» counts as «е».
  const folded = text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
  const found: { from: number; to: number }[] = [];
  for (const query of queries)
    for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length))
      found.push({ from: at, to: at + query.length });
  return found.sort((one, other) => one.from - other.from);
}

/** Where a deck contains a text, in reading order, case and «ё» ignored, also typed in the other keyboard layout. */
export function findInDeck(deck: Pick<Deck, 'slides'>, query: string): Match[] {
  if (fold(query) === '') return [];
  const queries = spellings(query);
  return deck.slides.flatMap((slide, at) => {
    if (isLater(slide)) return [];
    const texts = [
      ...slide.slots.map(({ name, block }) => [name, textOf(block)] as const),
      ['notes', slide.notes] as const,
    ];
    return texts.flatMap(([slot, text]) => {
      const line = text.replaceAll(/\s/g, ' ');
      return matchesIn(line, queries).map(({ from, to }) => {
        const before =
          from > around ? line.slice(from - around, from).replace(/^\S*\s/, '…') : line.slice(0, from);
        const rest = line.slice(to);
        const after = rest.length > around ? rest.slice(0, around).replace(/\s\S*$/, '…') : rest;
        const excerpt = before + line.slice(from, to) + after;
        return { slideId: slide.id, at, slot, excerpt, from: before.length, to: before.length + to - from };
      });
    });
  });
}
