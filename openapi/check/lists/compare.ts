/** Compares items of lists as "Lists and pages" of the contract says. */
import type { Schema } from '../contract.ts';

export type Item = Readonly<Record<string, unknown>>;

/** One key of an order. */
export interface Key {
  readonly name: string;
  readonly isDescending: boolean;
  /** Nobody outside can compare it. */
  readonly isHidden?: boolean;
  /** Its values stand by an order of their own; equal ones stand together. */
  readonly isWord?: boolean;
}

/** Orders that only the gateway knows where no field tells them; what comes after one of them cannot be seen from outside. */
const hidden: ReadonlySet<string> = new Set(['position', 'sequence', 'match']);

/** The value of a field, or of one of an object in the item (`report.title`). */
export const valueAt = (item: Item, name: string): unknown =>
  name in item ? item[name] : name.split('.').reduce<unknown>((node, part) => Object(node)[part], item);

/** A text as texts are compared and searched: lower case, NFC, ё as е, a run of blanks as one space. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function byCodePoint(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const distance = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (distance !== 0) return distance;
  }
  return left.length - right.length;
}

/** Below 0 when the first value comes first in ascending order. Null and undefined are not values. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  const [left, right] = [String(one), String(other)];
  if (timestamp.test(left) && timestamp.test(right)) return Date.parse(left) - Date.parse(right);
  return byCodePoint(plain(left), plain(right));
}

/**
 * Whether two neighbours stand in the order of the keys.
 *
 * @returns the key by which they stand wrongly; null when they stand rightly, or when nobody outside can say
 */
export function wrongKey(
  one: Item,
  other: Item,
  keys: readonly Key[],
  booleans: ReadonlySet<string>,
): Key | null {
  for (const key of keys) {
    if (key.isHidden) return null;
    const filled = (item: Item): unknown =>
      valueAt(item, key.name) ?? (booleans.has(key.name) ? false : null);
    const [left, right] = [filled(one), filled(other)];
    if (left === right) continue;
    if (key.isWord) return left === null ? key : null;
    // An empty text may count as a missing value.
    if (left === '' || right === '') return null;
    if (left === null || right === null) return left === null ? key : null;
    const distance = compareValues(left, right) * (key.isDescending ? -1 : 1);
    if (distance !== 0) return distance > 0 ? key : null;
  }
  return null;
}

/**
 * The keys of `x-order`, with the value of `sort` in the place of the key of this name.
 *
 * @param properties the fields of the items
 */
export function keysOf(
  order: readonly string[],
  sort?: Key,
  properties: Readonly<Record<string, unknown>> = {},
): Key[] {
  return order.map((text) => {
    const [name = '', direction] = text.split(' ');
    if (name === 'sort') return sort ?? { name, isDescending: false, isHidden: true };
    const isHidden = hidden.has(name) && !(name in properties);
    return { name, isDescending: direction === 'desc', ...(isHidden && { isHidden }) };
  });
}

/** Fields whose values stand by an order of their own, which the contract does not always say. */
export const words: ReadonlySet<string> = new Set(['status', 'priority']);

/** Sorts whose field has another name, in lists whose items have that field. */
const fields: Readonly<Record<string, string>> = {
  company: 'companyName',
  // «rules stand by the titles of their services»
  service: 'serviceTitle',
  title: 'report.title',
};

function fieldOf(name: string, properties: Readonly<Record<string, unknown>>): string {
  const other = fields[name];
  const [root = ''] = other?.split('.') ?? [];
  return other !== undefined && root in properties ? other : name;
}

/** The key of a value of `sort`; hidden where the items do not tell it. */
export function keyOf(
  sort: string | undefined,
  properties: Readonly<Record<string, unknown>>,
): Key | undefined {
  if (sort === undefined) return undefined;
  const [name = '', direction] = sort.split(',');
  const field = fieldOf(name, properties);
  const isHidden = !((field.split('.')[0] ?? '') in properties);
  const isWord = words.has(name);
  return {
    name: field,
    isDescending: direction === 'desc',
    ...(isHidden && { isHidden }),
    ...(isWord && { isWord }),
  };
}

/** The first pair that stands wrongly. */
export function firstUnordered(
  items: readonly Item[],
  keys: readonly Key[],
  booleans: ReadonlySet<string>,
): { at: number; key: Key } | null {
  for (let at = 1; at < items.length; at++) {
    const key = wrongKey(items[at - 1] as Item, items[at] as Item, keys, booleans);
    if (key) return { at, key };
  }
  return null;
}

/** The values of a `sort` parameter, by its pattern `^(a|b),(asc|desc)$`. */
export function sortsOf(schema: Schema): string[] {
  const names = /^\^\(?([\w|]+)\)?,\(asc\|desc\)\$$/.exec(String(schema['pattern']))?.[1]?.split('|') ?? [];
  return names.flatMap((name) => [`${name},asc`, `${name},desc`]);
}

/** What tells an item from others of its list. */
export function identityOf(item: Item, order: readonly Key[]): string {
  const own = item['uuid'] ?? item['id'] ?? item['idFile'];
  if (own !== undefined) return String(own);
  const fields = order.map(({ name }) => item[name]).filter((value) => value !== undefined);
  return fields.length > 0 ? JSON.stringify(fields) : JSON.stringify(item);
}
