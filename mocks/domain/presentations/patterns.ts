/** Chooses the slides of a plan that the stand-in makes without an upstream (presentations.md §9). */

import type { Schemas } from '#mocks/store/database.ts';
import type { DeckTexts, Pattern } from './deck-texts.ts';
import { russian } from './pattern-texts.ts';
import { english } from './pattern-texts-en.ts';

/** The texts for a language; the stand-in writes Russian for those that it does not have. */
export const textsFor = (language: string): DeckTexts => (language === 'en' ? english : russian);

/** Of the lists of a plan with pictures the first and every third after it get a picture. */
const PICTURE_EVERY = 3;
const lists: ReadonlySet<Pattern['layout']> = new Set(['bullets', 'lead']);
/** Slides that may have a second part. */
const long: ReadonlySet<Pattern['layout']> = new Set([
  'bullets',
  'lead',
  'cards',
  'steps',
  'table',
  'comparison',
]);

function withPictures(patterns: readonly Pattern[]): Pattern[] {
  let count = 0;
  return patterns.map((one) => {
    if (!lists.has(one.layout)) return one;
    count += 1;
    return count % PICTURE_EVERY === 1 ? { ...one, layout: 'pictureText' } : one;
  });
}

/** The patterns in an order in which neighbours have different layouts where that is possible. */
function apart(patterns: readonly Pattern[]): Pattern[] {
  const left = [...patterns];
  const ordered: Pattern[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ layout }) => layout !== ordered.at(-1)?.layout);
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

/** Headings that the first slide lists. */
const LISTED = { least: 3, most: 4 };

/** The first slide lists the headings that follow; one with too few of them keeps its own points. */
function led(patterns: readonly Pattern[], ofKind: number): Pattern[] {
  const [first, ...rest] = patterns;
  if (first?.layout !== 'lead') return [...patterns];
  const headings = rest.slice(0, Math.min(LISTED.most, ofKind - 1)).map(({ title }) => title);
  if (headings.length < LISTED.least) return [...patterns];
  return [{ ...first, points: [...first.points.slice(0, 1), ...headings] }, ...rest];
}

/**
 * The slides between the first and the last one, `count` with different titles.
 *
 * @param hasPictures whether some of them are to have a picture
 */
export function patternsFor(
  { byStyle, kind, further, part: word }: DeckTexts,
  { style, words }: { style: Schemas['PresentationStyle']; words: string },
  count: number,
  hasPictures: boolean,
): Pattern[] {
  const own = (style === 'business' ? kind(words) : undefined) ?? byStyle[style];
  const titles = new Set(own.map(({ title }) => title));
  const whole = apart([...own, ...further.filter(({ title }) => !titles.has(title))]);
  const all = [...whole];
  // More than there are: long slides have a second part.
  for (let part = 2; all.length < count; part++)
    for (const one of whole)
      if (long.has(one.layout)) all.push({ ...one, title: `${one.title}: ${word}\u00a0${part}` });
  const wanted = led(all.slice(0, Math.max(0, count)), own.length);
  return hasPictures ? withPictures(wanted) : wanted;
}
