import { spellings } from '../../../src/lib/search.ts';
import type { Item } from './compare.ts';
import { part, type Try } from './compared.ts';
import { type List, undisturbed, whole } from './reading.ts';
import { commonWords, contains, searchOf, takesWords, textsOf, wordOf } from './searches.ts';
import { parameter, type Query, type Seen } from './sound.ts';

/** A word without its ends, when enough is left. */
const middleOf = (word: string): string | undefined =>
  [...word].length >= 5 ? [...word].slice(1, -1).join('') : undefined;

const neighbours = /(\p{L}{2,}) (\p{L}{2,})/u;

/** Two neighbouring words of a text, with other blanks between them. */
const phraseOf = (text: string): string | undefined => neighbours.exec(text)?.slice(1).join('\u00a0 ');

/** The same words in the other order. */
const turnedOf = (text: string): string | undefined => neighbours.exec(text)?.slice(1).toReversed().join(' ');

/** A word as somebody types it who has forgotten to change the keyboard layout. */
const otherLayoutOf = (word: string): string | undefined =>
  spellings(word).find((one, at) => at > 0 && /^\p{L}+$/u.test(one));

/** Texts to look for: a word of each field in capitals, and of the first field a word in other ways. */
function wanted(items: readonly Item[], fields: readonly string[], byWords: boolean): string[] {
  const first = <T>(of: (text: string) => T | undefined, names: readonly string[]): T[] => {
    const found = names.flatMap((name) => items.flatMap((item) => textsOf(item, name)).map(of));
    const one = found.find((value) => value !== undefined);
    return one === undefined ? [] : [one];
  };
  const words = fields.flatMap((field) => first(wordOf, [field]));
  const [word] = words;
  const low = word?.toLowerCase().replaceAll('ё', 'е');
  const composed = first((text) => wordOf(/\p{L}*[йё]\p{L}*/iu.exec(text)?.[0] ?? ''), fields);
  return [
    ...words,
    ...(low === undefined ? [] : [low, low.normalize('NFD'), middleOf(low) ?? low]),
    ...composed.map((one) => one.toLowerCase().normalize('NFD')),
    ...first(phraseOf, fields),
    ...(byWords
      ? [...first(turnedOf, fields), ...words.flatMap((one) => otherLayoutOf(one) ?? []).slice(0, 1)]
      : []),
    // Wildcards of databases are letters like any other.
    '%',
    '_',
  ];
}

/** Looks for texts of the items in many ways of writing, and for a text that nothing contains. */
export async function searchDepartures(list: List): Promise<Seen[]> {
  const { operation } = list;
  const search = searchOf(operation.id);
  if (!parameter(operation, 'searchText') || !search) return [];
  const { fields, isWhole } = search;
  const base = await whole(list);
  if (!base) return [];
  const seen: Seen[] = [];
  const nothing: Try = {
    place: 'searchText',
    query: { searchText: `ъ${crypto.randomUUID()}` },
    isIn: () => false,
    isExact: true,
  };
  seen.push(...(await part(list, base, nothing)));
  const [common] = commonWords(base.items, fields);
  const texts = new Set([
    ...wanted(base.items, fields, takesWords(operation.id)),
    ...(common === undefined ? [] : [common]),
  ]);
  for (const searchText of texts) {
    const isFound = (item: Item): boolean => contains(item, fields, searchText);
    const query: Query = { searchText };
    const isIn = (item: Item): boolean | undefined => isFound(item) || (isWhole ? false : undefined);
    const one = { place: 'searchText', query, isIn, isExact: isWhole };
    seen.push(...(await part(list, base, one, searchText === common)));
  }
  return undisturbed(list, base, seen);
}
