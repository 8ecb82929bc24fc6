/** A part of a text; `isMatch` if it is what was searched. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** One character for one, so that places in the folded text are places in the text. */
const foldLetters = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small.replace('ё', 'е') : letter;
  }).join('');

/**
 * Splits a text at the places that contain the searched text, as the history's search finds them: any case, ё as е, any blank
 * as a space.
 */
export function markWords(text: string, searchText: string): Part[] {
  const wanted = foldLetters(searchText.trim()).replaceAll(/\s+/g, ' ');
  const shown = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  if (wanted === '') return [{ text: shown, isMatch: false }];
  const folded = foldLetters(shown);
  const parts: Part[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: shown.slice(from, at), isMatch: false });
    from = at + wanted.length;
    parts.push({ text: shown.slice(at, from), isMatch: true });
  }
  if (from < shown.length) parts.push({ text: shown.slice(from), isMatch: false });
  return parts;
}
