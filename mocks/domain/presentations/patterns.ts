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

/**
 * The slides between the first and the last one, `count` with different titles.
 *
 * @param hasPictures whether some of them are to have a picture
 */
export function patternsFor(
  { byStyle, further, part: word }: DeckTexts,
  style: Schemas['PresentationStyle'],
  count: number,
  hasPictures: boolean,
): Pattern[] {
  const whole = [...byStyle[style], ...further];
  const all = [...whole];
  // More than there are: long slides have a second part.
  for (let part = 2; all.length < count; part++)
    for (const one of whole)
      if (long.has(one.layout)) all.push({ ...one, title: `${one.title}: ${word}\u00a0${part}` });
  const wanted = all.slice(0, Math.max(0, count));
  return hasPictures ? withPictures(wanted) : wanted;
}
