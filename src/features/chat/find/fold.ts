/** Separates blocks of a text; no match goes over it, and no text that is searched contains it. */
export const BLOCK_END = '\0';

const simple = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll('ς', 'σ');
/** Blanks count as one space; soft hyphens and spaces without a width are not seen. */
const blanks = /\s+/g;
const unseen = /[\u00AD\u200B]/g;

/** A text for comparison: any case, ё as е, blanks as one space. Its length differs from that of the text. */
export const foldText = (text: string): string => simple(text.replace(unseen, '')).replace(blanks, ' ');

/** What is searched for a typed text; empty if nothing is. */
export const foldQuery = (typed: string): string => foldText(typed.replaceAll(BLOCK_END, '')).trim();

/** How often `wanted` occurs in a folded text, without overlaps. */
export function countIn(folded: string, wanted: string): number {
  let count = 0;
  if (wanted === '') return count;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}

/** A character with the marks over and under it. */
const letters = /.\p{M}*/gsu;

/**
 * Where `wanted`, a folded query, occurs in a text that is not folded.
 *
 * @returns the beginning and the end of each place, in code units of `text`; without overlaps
 */
export function placesOf(text: string, wanted: string): [number, number][] {
  // Most texts have none, which is quickly known.
  if (countIn(foldText(text), wanted) === 0) return [];
  let folded = '';
  /** Where each unit of `folded` comes from. */
  const origins: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const plain = foldText(letter);
    if (plain === ' ' && folded.endsWith(' ')) continue;
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) origins.push(index);
  }
  origins.push(text.length);
  const places: [number, number][] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push([origins[at] ?? 0, origins[at + wanted.length] ?? text.length]);
  return places;
}
