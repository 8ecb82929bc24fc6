/** How lists are ordered (`gateway.yaml`, "Lists and pages"). */

/** One key of an order. */
export interface Key {
  readonly field: string;
  readonly isDown: boolean;
}

/** Orders that cannot be seen in the items. */
const hidden = new Set(['position', 'sequence', 'match']);

/** The keys of an `x-order`; `sort` stands for what the parameter says. Ends before a key that the items do not show. */
export function keysOf(order: readonly string[], sort: string | undefined): Key[] {
  const found: Key[] = [];
  for (const one of order) {
    const [field = '', direction] = one.split(' ');
    if (hidden.has(field)) break;
    if (field !== 'sort') found.push({ field, isDown: direction === 'desc' });
    else if (sort === undefined) break;
    else found.push({ field: sort.split(',')[0] ?? '', isDown: sort.endsWith(',desc') });
  }
  return found;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** A text as lists compare it: lower case, NFC, ё as е, a run of blanks as one space. */
export const plain = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

function compareTexts(one: string, other: string): number {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) - Date.parse(other);
  const [a, b] = [Array.from(plain(one)), Array.from(plain(other))];
  for (const [index, letter] of a.entries()) {
    const against = b[index];
    if (against === undefined) return 1;
    const difference = (letter.codePointAt(0) ?? 0) - (against.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const at = (item: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((node, name) => Object(node)[name], item);

/** Below 0 when one item comes first by the keys, above 0 when it comes last, 0 when they are equal or cannot be compared. */
export function compareItems(one: unknown, other: unknown, keys: readonly Key[]): number {
  for (const { field, isDown } of keys) {
    const [a, b] = [at(one, field), at(other, field)].map((value) => value ?? null);
    const isFlag = typeof a === 'boolean' || typeof b === 'boolean';
    const [x, y] = isFlag ? [a === true, b === true] : [a, b];
    if (x === null && y === null) continue;
    // A value that is not there comes last in both directions.
    if (x === null) return 1;
    if (y === null) return -1;
    const difference =
      typeof x === 'string' && typeof y === 'string' ? compareTexts(x, y) : Number(x) - Number(y);
    if (Number.isNaN(difference)) return 0;
    if (difference !== 0) return isDown ? -difference : difference;
  }
  return 0;
}

/** The index of the first item that should stand before the one above it; -1 when all are in order. */
export function firstWrong(items: readonly unknown[], keys: readonly Key[]): number {
  // A key that no item has cannot be checked, nor what follows it.
  const missing = keys.findIndex(({ field }) => items.every((item) => at(item, field) === undefined));
  const known = missing === -1 ? keys : keys.slice(0, missing);
  return items.findIndex((item, index) => index > 0 && compareItems(items[index - 1], item, known) > 0);
}
