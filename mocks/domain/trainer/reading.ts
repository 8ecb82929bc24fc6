/** An attempt for the rules: the own words of its author, and places in them. */

/** A place in a text, in units of JavaScript strings. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Reading {
  /** The own words as they were written. */
  readonly text: string;
  /** The same in lower case with ё as е; each character is where it is in `text`. */
  readonly folded: string;
}

/** Material between triple quotation marks; the last marks may be missing. */
const block = /["“”]{3}[\s\S]*?(?:["“”]{3}|$)/gu;
const MIN_LINE = 20;
const MAX_QUOTE = 140;

/** Splits a text before the material at its end, if there is some; its closing marks are added where they are missing. */
export function withoutLastBlock(text: string): readonly [words: string, block: string] {
  const last = [...text.matchAll(block)].at(-1);
  if (!last || last.index + last[0].length < text.trimEnd().length) return [text, ''];
  const isClosed = /.["“”]{3}\s*$/su.test(last[0]);
  return [text.slice(0, last.index), isClosed ? last[0] : `${last[0]}"""`];
}

/** Without characters that nobody sees and that would split words. */
export const visible = (text: string): string => text.normalize('NFC').replace(/\p{Cf}/gu, '');

/** Lower case with ё as е, without changing its length. */
export function foldedInPlace(text: string): string {
  let folded = '';
  for (const letter of text) {
    const lower = letter.toLowerCase().replace('ё', 'е');
    folded += lower.length === letter.length ? lower : letter;
  }
  return folded;
}

/** Reads an attempt; material that was pasted into it counts as `"""`, or not at all. */
export function readingOf(attempt: string, material = ''): Reading {
  const text = visible(attempt)
    .replace(block, '"""')
    .split('\n')
    .filter((line) => line.trim().length < MIN_LINE || !material.includes(line.trim()))
    .join('\n')
    .trim();
  return { text, folded: foldedInPlace(text) };
}

/** The words of a folded text. */
export const wordsIn = (folded: string): readonly string[] =>
  folded.match(/[\p{L}\p{N}]+(?:-\p{L}+)*/gu) ?? [];

/** The places that a pattern matches, in order. @param pattern with the flag `g` */
export function placesOf({ folded }: Reading, pattern: RegExp): Place[] {
  return [...folded.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The part of the text around a place, from mark to mark. @param marks with the flag `g` */
function around({ folded }: Reading, { start, end }: Place, marks: RegExp): Place {
  let left = 0;
  for (const { index, 0: mark } of folded.matchAll(marks)) {
    if (index + mark.length <= start) left = index + mark.length;
    else if (index >= end) return { start: left, end: index };
  }
  return { start: left, end: folded.length };
}

/** The sentence around a place. */
export const sentenceAt = (reading: Reading, place: Place): Place =>
  around(reading, place, /[.!?…]+(?=\s|$)|\n+/gu);

/** The clause around a place as a quotation of at most 140 characters. */
function clauseAt(reading: Reading, place: Place): string {
  const clause = around(reading, place, /[.,;:!?…]+(?=\s|$)|\n+/gu);
  const whole = reading.text.slice(clause.start, clause.end).trim();
  if (whole.length <= MAX_QUOTE) return whole;
  const start = Math.max(clause.start, place.start - MAX_QUOTE / 2);
  const part = reading.text.slice(start, Math.min(clause.end, start + MAX_QUOTE - 2)).toWellFormed();
  return `${start > clause.start ? '…' : ''}${part.trim()}…`;
}

/** The clauses of the places, one after another. */
export function quoteOf(reading: Reading, places: readonly (Place | null)[]): string {
  const clauses = places.flatMap((place) => (place ? [clauseAt(reading, place)] : []));
  return [...new Set(clauses)].join(' … ');
}
