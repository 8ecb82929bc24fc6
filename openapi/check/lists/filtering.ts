/** Filters of a list, one by one and in pairs, against the items of the list without them. */
import { resolved, type Schema } from '../contract.ts';
import type { Person } from '../run.ts';
import { type Item, sortsOf } from './compare.ts';
import { part, type Try } from './compared.ts';
import { type Filter, filterOf, passes, valuesOf } from './filters.ts';
import { itemsOf } from './page.ts';
import { pairs } from './pairs.ts';
import { beginning, type List, undisturbed, whole } from './reading.ts';
import { parameter, type Read, type Seen, seenIn } from './sound.ts';
import { tries, type Wanted } from './values.ts';

const others: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'searchText']);

/** A filter of a list with its name and values. */
export interface Named {
  readonly name: string;
  readonly filter: Filter;
  readonly schema: Schema;
  /** Keys of the labels that items have in place of them. */
  readonly keys?: ReadonlyMap<string, string>;
}

/** The keys of labels that belong to one key only. */
async function keysOf({ run }: List, person: Person, kind: string): Promise<ReadonlyMap<string, string>> {
  const { got } = await run.send(person, 'adminOptionList', { query: { kind } });
  const options = itemsOf(got.json);
  const labels = options.map(({ label }) => String(label));
  const single = options.filter(({ label }) => labels.filter((one) => one === label).length === 1);
  return new Map(single.map(({ label, value }) => [String(label), String(value)]));
}

/** The filters of a list that can be checked by its items. */
export async function filtersOf(list: List): Promise<Named[]> {
  const { operation, itemProperties, person } = list;
  const found: Named[] = [];
  for (const { name, schema, required, in: place } of operation.parameters) {
    if (place !== 'query' || others.has(name)) continue;
    const filter = filterOf(operation.id, name, itemProperties);
    if (!filter || typeof filter === 'string' || filter.kind === 'counted') continue;
    if (required && filter.kind === 'is') continue;
    const keys = filter.options ? await keysOf(list, person, filter.options) : undefined;
    found.push({ name, filter, schema: resolved(schema), ...(keys && { keys }) });
  }
  return found;
}

/** A try of a filter with values; null where the key of a label is not known. */
function tryOf({ name, filter, keys }: Named, wanted: Wanted): Try | null {
  const sent = keys ? wanted.map((value) => keys.get(String(value))) : wanted;
  const known = sent.filter((value) => value !== undefined);
  if (known.length < sent.length) return null;
  const { kind, property } = filter;
  const isDay = kind === 'from' || kind === 'to';
  return {
    place: name,
    query: { [name]: known as (string | number)[] },
    ...(isDay && { day: { kind, property, value: String(known[0]) } }),
    isIn: (item) => passes(item, filter, wanted),
    // What is in the archive is in no other scope.
    isExact: !filter.isWider && wanted[0] !== 'archive',
  };
}

const observed = seenIn({ rule: 'filter', says: 'A filter leaves the items that have one of its values' });

/** True and false share the list between them; of `own` the true ones have one author, whom the others do not have. */
async function halves(list: List, base: Read, { name, filter }: Named): Promise<Seen[]> {
  const [yes, no] = [await beginning(list, { [name]: true }), await beginning(list, { [name]: false })];
  if (!yes || !no) return [];
  const sum = `${yes.total} items with ${name}=true and ${no.total} with false are not the ${base.total} of the list.`;
  if (yes.total + no.total !== base.total) return [observed(no, name, sum)];
  if (filter.kind !== 'own') return [];
  const authors = new Set(yes.items.flatMap((item) => valuesOf(item, filter)));
  const strange = no.items.find((item) => valuesOf(item, filter).some((value) => authors.has(value)));
  const twice = `${name}=true finds items of ${[...authors].join(', ')}, ${name}=false has items of them, too.`;
  return authors.size > 1 || strange ? [observed(yes, name, twice)] : [];
}

/** What belongs to an item is as many as the item says. */
async function children(list: List, base: Read, { name, filter }: Named): Promise<Seen[]> {
  const parent = base.items.map((item) => filter.children?.(item) ?? null).find((one) => one !== null);
  const read = parent && (await list.read({ page: 0, size: list.maximum, [name]: parent.value }));
  if (!read || read.total === parent.count) return [];
  const message = `${name}=${parent.value} finds ${read.total} entries, it has ${parent.count}.`;
  return [observed(read, name, message)];
}

/** A filter in both directions of an order. */
async function inOrders(list: List, base: Read, one: Try, turn: number): Promise<Seen[]> {
  const schema = parameter(list.operation, 'sort');
  const sorts = schema ? sortsOf(schema) : [];
  const at = (turn * 2) % Math.max(1, sorts.length);
  const seen: Seen[] = [];
  for (const sort of sorts.slice(at, at + 2))
    seen.push(...(await part(list, base, { ...one, query: { ...one.query, sort } })));
  return seen;
}

/** Each try of a filter. */
const triesOf = (one: Named, items: readonly Item[]): Try[] =>
  tries(one.filter, one.schema, items).flatMap((wanted) => tryOf(one, wanted) ?? []);

/** The try with the most items that leaves others out. */
function largestOf(own: readonly Try[], items: readonly Item[]): Try | undefined {
  const count = ({ isIn }: Try) => items.filter((item) => isIn(item) === true).length;
  const telling = own.filter((single) => count(single) < items.length);
  return telling.toSorted((left, right) => count(right) - count(left))[0];
}

/** A try of a filter that tells whether it is ignored; undefined where all items have the same value. */
export const tellingTry = (one: Named, items: readonly Item[]): Try | undefined =>
  largestOf(triesOf(one, items), items);

/** Tries each filter that can be checked from outside, by each value that occurs, and in pairs. */
export async function filterDepartures(list: List): Promise<Seen[]> {
  const filters = await filtersOf(list);
  if (filters.length === 0) return [];
  const base = await whole(list);
  if (!base) return [];
  const seen: Seen[] = [];
  const all: Try[][] = [];
  for (const [turn, one] of filters.entries()) {
    const { filter } = one;
    const own = triesOf(one, base.items);
    const largest = largestOf(own, base.items);
    for (const single of own) seen.push(...(await part(list, base, single, single === largest)));
    if (largest) seen.push(...(await inOrders(list, base, largest, turn)));
    if (filter.kind === 'own' || filter.kind === 'recent') seen.push(...(await halves(list, base, one)));
    if (filter.children) seen.push(...(await children(list, base, one)));
    else all.push(own);
  }
  seen.push(...(await pairs(list, base, all)));
  return undisturbed(list, base, seen);
}
