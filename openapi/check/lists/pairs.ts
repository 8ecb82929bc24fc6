import { type Item, plain, sortsOf } from './compare.ts';
import { part, type Try } from './compared.ts';
import type { List } from './reading.ts';
import { commonWords, searchOf, textsOf } from './searches.ts';
import { parameter, type Query, type Read, type Seen } from './sound.ts';

/** A try with what it says of each item of the list. */
interface Judged extends Try {
  readonly verdicts: readonly (boolean | undefined)[];
  readonly count: number;
}

function judged(one: Try, items: readonly Item[]): Judged {
  const verdicts = items.map((item) => one.isIn(item));
  return { ...one, verdicts, count: verdicts.filter((verdict) => verdict === true).length };
}

/** The parameters of one period have the same name but for its end. */
const periodOf = ({ place }: Try): string => place.replace(/from$|to$/i, '');

/** Whether two days are no period: it ends before it begins, or they look at two moments and say nothing of what lies between. */
function isNoPeriod(one: Try, other: Try): boolean {
  if (!one.day || !other.day || one.day.kind === other.day.kind || periodOf(one) !== periodOf(other))
    return false;
  const [from, to] = one.day.kind === 'from' ? [one.day, other.day] : [other.day, one.day];
  return from.value > to.value || (from.property !== to.property && from.property === 'last');
}

/** Whether each of two tries leaves items that the other takes away, and both leave one. */
function isTelling(one: Judged, other: Judged): boolean {
  const shared = one.verdicts.filter((verdict, at) => verdict === true && other.verdicts[at] === true).length;
  return shared > 0 && shared < one.count && shared < other.count && !isNoPeriod(one, other);
}

/** Two tries at once. */
const both = (one: Try, other: Try): Try => ({
  place: `${one.place} and ${other.place}`,
  query: { ...one.query, ...other.query },
  isIn(item) {
    const verdicts = [one.isIn(item), other.isIn(item)];
    return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
  },
  isExact: one.isExact && other.isExact,
});

/** The first pair of two filters that tells whether one of them is ignored. */
function telling(own: readonly Judged[], partner: readonly Judged[]): Try | undefined {
  for (const one of own) {
    const other = partner.find((candidate) => isTelling(one, candidate));
    if (other) return both(one, other);
  }
  return undefined;
}

/** Words that some items have, and others have not, to be searched together with a filter. */
function textTries({ operation }: List, items: readonly Item[]): Judged[] {
  const search = searchOf(operation.id);
  if (!parameter(operation, 'searchText') || !search?.isWhole) return [];
  const texts = new Map(
    items.map((item) => [item, search.fields.flatMap((name) => textsOf(item, name).map(plain))]),
  );
  const ofItem = (item: Item): string[] =>
    texts.get(item) ?? search.fields.flatMap((name) => textsOf(item, name).map(plain));
  return commonWords(items, search.fields).map((searchText) => {
    const isIn = (item: Item) => ofItem(item).some((text) => text.includes(searchText));
    return judged({ place: 'searchText', query: { searchText }, isExact: true, isIn }, items);
  });
}

/**
 * Each filter with each other one and with the search, in turn in every order of `sort`.
 *
 * @param all the tries of each filter
 */
export async function pairs(list: List, base: Read, all: readonly (readonly Try[])[]): Promise<Seen[]> {
  const schema = parameter(list.operation, 'sort');
  const sorts = schema ? sortsOf(schema) : [];
  const texts = textTries(list, base.items);
  const filters = all.map((own) => own.map((one) => judged(one, base.items)));
  const seen: Seen[] = [];
  let turn = 0;
  for (const [index, own] of filters.entries())
    for (const partner of [...filters.slice(index + 1), texts]) {
      const pair = telling(own, partner);
      if (!pair) continue;
      const sort = sorts[turn++ % Math.max(1, sorts.length)];
      const query: Query = { ...pair.query, ...(sort !== undefined && { sort }) };
      seen.push(...(await part(list, base, { ...pair, query })));
    }
  return seen;
}
