import { isNear, spellings, wordsOf } from '#lib/search.ts';
import type { Part } from './help-index.ts';

/** A piece of text; marked where it matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A part of an article that matches a query. */
export interface Hit {
  part: Part;
  snippet: readonly Piece[];
}

const maxHits = 20;
/** Length of a snippet, characters; about how many of them are before the first match. */
const snippetLength = 150;
const snippetLead = 40;

/** Endings of Russian words that differ by case, number, gender or person. */
const ending =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ать|ять|ить|ый|ий|ая|яя|ое|ее|ые|ие|ой|ей|ом|ем|ам|ям|ах|ях|ую|юю|ов|ев|[аяоеыиуюьй])$/u;
/** Letters that a word keeps without its ending. */
const minStem = 4;

/** The word without its ending; short words stay as they are. */
export function stemOf(word: string): string {
  const stem = word.replace(ending, '');
  return stem.length < minStem ? word : stem;
}

type Test = (word: string) => boolean;

/** One test for each word of the query. */
const exactTests = (words: readonly string[]): Test[] =>
  words.map((typed) => {
    const stem = stemOf(typed);
    return (word) => word.startsWith(stem);
  });
const nearTests = (words: readonly string[]): Test[] => words.map((typed) => (word) => isNear(typed, word));

/** Score of a part: every word of the query must be in it; words of the titles count most. 0: no match. */
function scoreOf({ titleWords, words, heading }: Part, tests: readonly Test[]): number {
  let score = 0;
  for (const test of tests) {
    const inTitle = titleWords.some(test);
    const inText = words.filter(({ word }) => test(word)).length;
    if (!inTitle && inText === 0) return 0;
    score += (inTitle ? 10 : 0) + Math.min(inText, 5);
  }
  // Of equal parts the one under a heading is nearer to the answer than the beginning of the article.
  return score + (heading ? 0.5 : 0);
}

/** The text around the first match, whole words, with the matches marked. */
export function snippetOf({ text, words }: Part, tests: readonly Test[]): Piece[] {
  const matches = words.filter(({ word }) => tests.some((test) => test(word)));
  const first = matches[0]?.start ?? 0;
  const begin = words.find(({ start }) => start >= first - snippetLead)?.start ?? 0;
  const start = first <= snippetLead ? 0 : begin;
  const last = words.findLast((word) => word.start <= start + snippetLength);
  const end = last && last.end < (words.at(-1)?.end ?? 0) ? last.end : text.length;
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean): void => {
    if (piece !== '') pieces.push({ text: piece, isMatch });
  };
  let at = start;
  if (start > 0) add('…', false);
  for (const match of matches.filter((word) => word.start >= start && word.end <= end)) {
    add(text.slice(at, match.start), false);
    add(text.slice(match.start, match.end), true);
    at = match.end;
  }
  add(text.slice(at, end), false);
  if (end < text.length) add('…', false);
  return pieces;
}

function hitsOf(parts: readonly Part[], tests: readonly Test[]): Hit[] {
  return parts
    .map((part) => ({ part, score: scoreOf(part, tests) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxHits)
    .map(({ part }) => ({ part, snippet: snippetOf(part, tests) }));
}

/**
 * The parts of the help that contain all words of a query, best first. ё counts as е, forms of a word and a query typed in
 * the other keyboard layout are found, and typing errors if nothing matches exactly (HELP-03).
 */
export function findHelp(parts: readonly Part[], query: string): Hit[] {
  const readings = spellings(query)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  for (const testsOf of [exactTests, nearTests]) {
    for (const words of readings) {
      const hits = hitsOf(parts, testsOf(words));
      if (hits.length > 0) return hits;
    }
  }
  return [];
}
