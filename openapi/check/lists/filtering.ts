/** Filters and the search of a list, against the items of the list without them. */
import { resolved, type Schema } from '../contract.ts';
import type { Observation } from '../run.ts';
import type { Item } from './compare.ts';
import { contains, dayOf, type Filter, filterOf, passes, searchOf, valuesOf } from './filters.ts';
import { type List, parameter, type Query, type Read, type Seen } from './reading.ts';

type Wanted = readonly (string | number | boolean)[];
const others: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'searchText']);

/** Values to filter by, taken from the items, and one that no item has. */
function tries(filter: Filter, schema: Schema, items: readonly Item[]): Wanted[] {
  const isList = schema['type'] === 'array';
  const own = isList ? resolved(schema['items'] as Schema) : schema;
  if (own['type'] === 'boolean') return [[true], [false]];
  const listed = (Array.isArray(own['enum']) ? own['enum'] : []) as string[];
  if (filter.kind === 'scope') return listed.map((value) => [value]);
  const values = [...new Set(items.flatMap((item) => valuesOf(item, filter)))] as (string | number)[];
  if (filter.kind === 'from' || filter.kind === 'to') {
    const days = values
      .map((value) => dayOf(String(value)))
      .filter(Boolean)
      .sort();
    const middle = days[Math.floor(days.length / 2)];
    return middle === undefined ? [] : [[middle]];
  }
  if (filter.kind === 'min' || filter.kind === 'max') {
    const numbers = values.map(Number).sort((one, other) => one - other);
    const middle = numbers[Math.floor(numbers.length / 2)];
    return middle === undefined ? [] : [[middle]];
  }
  const known = values.filter((value) => listed.length === 0 || listed.includes(String(value)));
  const absent = listed.find((value) => !values.includes(value));
  const [first] = known;
  const last = known.at(-1);
  return [
    ...(first === undefined ? [] : [[first]]),
    ...(isList && first !== undefined && last !== undefined && last !== first ? [[first, last]] : []),
    ...(absent === undefined ? [] : [[absent]]),
  ];
}

const finding = ({ exchange }: Read, name: string, message: string, cause: string): Seen => {
  const rule = name === 'searchText' ? 'search' : 'filter';
  const says = 'A filter leaves the items that have one of its values, a search those that contain its text';
  return {
    exchange,
    observation: { rule, place: name, message, cause, says, pointer: '/parameters' } satisfies Observation,
  };
};

/** Compares a filtered reading with the list without the filter. */
function compared(
  base: Read,
  read: Read,
  name: string,
  shown: string,
  isIn: (item: Item) => boolean,
  isExact: boolean,
): Seen[] {
  const strange = read.items.find((item) => !isIn(item));
  if (strange)
    return [
      finding(
        read,
        name,
        `${name}=${shown} finds an item that it should leave out: ${JSON.stringify(strange).slice(0, 300)}.`,
        'The filter is ignored.',
      ),
    ];
  const expected = base.items.filter(isIn).length;
  const isWhole = base.items.length === base.total;
  if (isExact && (isWhole ? read.total !== expected : read.total < expected || read.total > base.total))
    return [
      finding(
        read,
        name,
        `${name}=${shown} finds ${read.total} items, of the list without it ${isWhole ? '' : 'at least '}${expected} have it.`,
        '',
      ),
    ];
  return [];
}

/** Tries each filter that can be checked from outside. */
export async function filterDepartures(list: List): Promise<Seen[]> {
  const { operation, itemProperties } = list;
  const filters = operation.parameters.filter((one) => one.in === 'query' && !others.has(one.name));
  const all: Query = list.isPaged ? { page: 0, size: list.maximum } : {};
  const base = filters.length > 0 ? await list.read(all) : null;
  const seen: Seen[] = [];
  for (const { name, schema, required } of base ? filters : []) {
    const filter = filterOf(operation.id, name, itemProperties);
    if (!base || !filter || typeof filter === 'string' || (required && filter.kind === 'is')) continue;
    for (const wanted of tries(filter, resolved(schema), base.items)) {
      const read = await list.read({ ...all, [name]: wanted as (string | number)[] });
      const isExact = !filter.isWider && filter.kind !== 'scope';
      if (read)
        seen.push(
          ...compared(base, read, name, wanted.join(','), (item) => passes(item, filter, wanted), isExact),
        );
    }
  }
  return seen;
}

/** The longest word of a text, in capitals and with ё where it had е. */
export function wordOf(text: string): string | undefined {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest?.toUpperCase().replaceAll('Е', 'Ё');
}

/** Looks for a word of an item, and for a text that nothing contains. */
export async function searchDepartures(list: List): Promise<Seen[]> {
  const { operation } = list;
  const search = searchOf(operation.id);
  if (!parameter(operation, 'searchText') || !search) return [];
  const all: Query = list.isPaged ? { page: 0, size: list.maximum } : {};
  const base = await list.read(all);
  const nothing = await list.read({ ...all, searchText: `ъ${crypto.randomUUID()}` });
  if (!base) return [];
  const seen: Seen[] = [];
  if (nothing && nothing.total > 0)
    seen.push(
      finding(
        nothing,
        'searchText',
        `A text that nothing contains finds ${nothing.total} items.`,
        'The search is ignored.',
      ),
    );
  const [field = ''] = search.fields;
  const word = base.items.map((item) => wordOf(String(item[field] ?? ''))).find((one) => one !== undefined);
  const read = word === undefined ? null : await list.read({ ...all, searchText: word });
  if (!read || word === undefined) return seen;
  const isIn = (item: Item): boolean => contains(item, search.fields, word);
  if (search.isWhole) return [...seen, ...compared(base, read, 'searchText', word, isIn, true)];
  if (read.total < base.items.filter(isIn).length)
    seen.push(
      finding(
        read,
        'searchText',
        `searchText=${word} does not find all items whose ${field} contains it.`,
        '',
      ),
    );
  return seen;
}
