import { fold, spellings } from '#lib/search.ts';
import { type AnySlide, type Deck, isLater, type SlotName, textOf } from './deck.ts';
import { groupsOf } from './sections.ts';

export interface Match {
  /** The slide, or the first one of a section; null for a section without slides. */
  readonly slideId: string | null;
  /** Index of the slide. */
  readonly at: number;
  /** Null in an object and in the title of a section, whose ids are `object` and `section`. */
  readonly slot: SlotName | 'notes' | null;
  readonly object?: string;
  readonly section?: string;
  /** The text around it in one line, in whole words, and where the match stands in it. */
  readonly excerpt: string;
  readonly from: number;
  readonly to: number;
}

const around = 40;

/** The place of a match in a text. */
export interface Found {
  readonly from: number;
  readonly to: number;
}

/** Replaces each blank by a space, because people type a space for a no-break space. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

/** All places of `query` in a text, in order and without overlaps. Case, «ё», the kind of blanks and the keyboard layout are ignored. */
export function placesIn(text: string, query: string): Found[] {
  if (fold(query) === '') return [];
  // Lower case keeps the length of Russian and Latin texts; «ё» counts as «е».
  const folded = spaced(text).toLocaleLowerCase('ru').replaceAll('ё', 'е');
  // Some letters of other languages become longer in lower case. The places would then be wrong.
  if (folded.length !== text.length) return [];
  const found: Found[] = [];
  for (const wanted of spellings(spaced(query)))
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
      found.push({ from: at, to: at + wanted.length });
  found.sort((one, other) => one.from - other.from);
  return found.filter(({ from }, at) => from >= (found[at - 1]?.to ?? 0));
}

/** The matches in one text, each with the words around it. */
function matchesIn(text: string, query: string): Pick<Match, 'excerpt' | 'from' | 'to'>[] {
  const line = spaced(text);
  return placesIn(line, query).map(({ from, to }) => {
    const before =
      from > around ? line.slice(from - around, from).replace(/^\S*\s/, '…') : line.slice(0, from);
    const rest = line.slice(to);
    const after = rest.length > around ? rest.slice(0, around).replace(/\s\S*$/, '…') : rest;
    const excerpt = before + line.slice(from, to) + after;
    return { excerpt, from: before.length, to: before.length + to - from };
  });
}

/**
 * Where a deck contains a text, in reading order, the title of a section before its slides. Case and «ё» are ignored, and the text may be
 * typed in the other keyboard layout.
 */
export function findInDeck(deck: Pick<Deck, 'slides' | 'sections'>, query: string): Match[] {
  const inSlide = (slide: AnySlide, at: number): Match[] => {
    if (isLater(slide)) return [];
    const texts = [
      ...slide.slots.map(({ name, block }) => ({ slot: name, text: textOf(block) })),
      ...(slide.objects ?? []).flatMap(({ id, block }) =>
        block ? [{ slot: null, object: id, text: textOf(block) }] : [],
      ),
      { slot: 'notes' as const, text: slide.notes },
    ];
    return texts.flatMap(({ text, ...place }) =>
      matchesIn(text, query).map((match) => ({ slideId: slide.id, at, ...place, ...match })),
    );
  };
  let from = 0;
  return groupsOf(deck).flatMap(({ section, slides }) => {
    const begin = from;
    from += slides.length;
    const titles = section ? matchesIn(section.title, query) : [];
    return [
      ...titles.map((match) => ({
        slideId: slides[0]?.id ?? null,
        at: begin,
        slot: null,
        ...(section && { section: section.id }),
        ...match,
      })),
      ...slides.flatMap((slide, at) => inSlide(slide, begin + at)),
    ];
  });
}
