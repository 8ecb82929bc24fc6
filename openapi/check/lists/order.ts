/** Items stand in the order of `x-order`, under each value of `sort`. */
import { type Item, type Key, keysOf, sortsOf, wrongKey } from './compare.ts';
import { type List, parameter, type Query, type Read, type Seen } from './reading.ts';

/** Sorts whose key is called otherwise in the items; null where the items do not tell it. */
const fields: Readonly<Record<string, string | null>> = {
  company: 'companyName',
  // Statuses and growth stand by an order of their own.
  status: null,
  change: null,
  priority: null,
};

/** The key of a value of `sort`; undefined without one. */
export function keyOf(
  sort: string | undefined,
  properties: Readonly<Record<string, unknown>>,
): Key | undefined {
  const [name = '', direction] = sort?.split(',') ?? [];
  const field = name in fields && !(name === 'company' && 'company' in properties) ? fields[name] : name;
  // A key that nobody outside knows.
  if (field == null || !(field in properties))
    return sort === undefined ? undefined : { name: 'sort', isDescending: false };
  return { name: field, isDescending: direction === 'desc' };
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

function unordered(
  { operation, booleans, itemProperties }: List,
  read: Read,
  sort: string | undefined,
): Seen[] {
  const keys = keysOf(operation.order, keyOf(sort, itemProperties));
  const items = operation.id === 'historyMessageList' ? read.items.toReversed() : read.items;
  const found = firstUnordered(items, keys, booleans);
  if (!found) return [];
  const { at, key } = found;
  const shown = (item: Item | undefined): string => JSON.stringify(item?.[key.name] ?? null);
  return [
    {
      exchange: read.exchange,
      observation: {
        ...{ rule: 'order', place: sort ?? 'x-order', pointer: '/x-order' },
        message: `Item ${at} with ${key.name} ${shown(items[at])} comes after one with ${shown(items[at - 1])}.`,
        says: `x-order: ${operation.order.join(', ')}; texts in lower case with ё as е, a missing value last in both directions`,
        cause: 'Texts are compared by another rule, or the last key is not compared.',
      },
    },
  ];
}

/** Reads the list in its own order and in each order of `sort`. */
export async function orderDepartures(list: List): Promise<Seen[]> {
  const schema = parameter(list.operation, 'sort');
  const whole: Query = list.isPaged ? { page: 0, size: list.maximum } : {};
  const first = await list.read(whole);
  if (!first) return [];
  const standard = schema?.['default'];
  const seen = unordered(list, first, typeof standard === 'string' ? standard : undefined);
  for (const sort of schema ? sortsOf(schema) : []) {
    const read = await list.read({ ...whole, sort });
    if (!read) continue;
    seen.push(...unordered(list, read, sort));
    if (read.total !== first.total)
      seen.push({
        exchange: read.exchange,
        observation: {
          ...{ rule: 'order', place: `${sort} total`, pointer: '/parameters' },
          message: `With sort=${sort} the list has ${read.total} items, without it ${first.total}.`,
          says: 'sort changes the order only',
        },
      });
  }
  return seen;
}
