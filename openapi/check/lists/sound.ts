/** What every reading of a list has to be, whatever it was asked for: numbers that agree, no item twice, its order. */
import { type Operation, resolved, type Schema } from '../contract.ts';
import type { Exchange, Observation } from '../run.ts';
import { firstUnordered, identityOf, keyOf, keysOf, valueAt } from './compare.ts';
import { type Page, wrongNumbers } from './page.ts';

export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
export interface Read extends Page {
  readonly exchange: Exchange;
}
export interface Seen {
  readonly exchange: Exchange;
  readonly observation: Observation;
}

/** What a reading has wrong in comparison with others. */
export const seenIn =
  (observation: Pick<Observation, 'rule' | 'says'>) =>
  ({ exchange }: Read, place: string, message: string, cause = ''): Seen => ({
    exchange,
    observation: { ...observation, place, message, cause, pointer: '/parameters' },
  });

/** What is known of a list before it is read. */
export interface Shape {
  readonly operation: Operation;
  readonly isPaged: boolean;
  readonly maximum: number;
  readonly itemProperties: Readonly<Record<string, Schema>>;
  readonly booleans: ReadonlySet<string>;
}

export const parameter = (operation: Operation, name: string): Schema | undefined => {
  const found = operation.parameters.find((one) => one.name === name && one.in === 'query');
  return found && resolved(found.schema);
};

/** The ids of what was read, in order. Inside a page of messages the oldest is first, so those are turned. */
export function idsOf({ operation }: Pick<Shape, 'operation'>, { items }: Page): string[] {
  const keys = keysOf(operation.order);
  const ids = items.map((item) => identityOf(item, keys));
  return operation.id === 'historyMessageList' ? ids.reverse() : ids;
}

/** What a finding about numbers of a page says of the contract. */
export const pageRule =
  'page counts from 0; a page has content and what PageInfo says of the whole list; one beyond the end is empty, with last: true and the true totals';

/** The parameters beside page and size, as they are shown. */
const asked = (query: Query): string => {
  const names = Object.entries(query).filter(([name]) => name !== 'page' && name !== 'size');
  return names.map(([name, value]) => ` with ${name}=${[value].flat().join(',')}`).join('');
};

function numbers({ operation, isPaged }: Shape, read: Read, query: Query): Seen[] {
  if (!isPaged) return [];
  const page = Number(query['page'] ?? 0);
  const size = Number(query['size'] ?? parameter(operation, 'size')?.['default'] ?? read.items.length);
  return wrongNumbers(read, page, size).map(({ name, is, shouldBe }) => ({
    exchange: read.exchange,
    observation: {
      rule: 'page',
      place: name,
      says: pageRule,
      pointer: '#/info/description',
      message: `${name} of page ${page}${asked(query)} is ${JSON.stringify(is)}, with ${read.total} items in pages of ${size} it is ${JSON.stringify(shouldBe)}.`,
      cause: name === 'number' ? 'Pages are counted from 1.' : '',
    },
  }));
}

function order({ operation, booleans, itemProperties }: Shape, read: Read, query: Query): Seen[] {
  const standard = parameter(operation, 'sort')?.['default'];
  const sort = query['sort'] ?? standard;
  const keys = keysOf(
    operation.order,
    keyOf(typeof sort === 'string' ? sort : undefined, itemProperties),
    itemProperties,
  );
  const items = operation.id === 'historyMessageList' ? read.items.toReversed() : read.items;
  const found = firstUnordered(items, keys, booleans);
  if (!found) return [];
  const { at, key } = found;
  const shown = (index: number): string => JSON.stringify(valueAt(items[index] ?? {}, key.name) ?? null);
  return [
    {
      exchange: read.exchange,
      observation: {
        rule: 'order',
        place: String(query['sort'] ?? 'x-order'),
        pointer: '/x-order',
        message: `Item ${at} with ${key.name} ${shown(at)} comes after one with ${shown(at - 1)}.`,
        says: `x-order: ${operation.order.join(', ')}; texts in lower case with ё as е, a missing value last in both directions`,
        cause: 'Texts are compared by another rule, or the last key is not compared.',
      },
    },
  ];
}

function twins(shape: Shape, read: Read): Seen[] {
  const ids = idsOf(shape, read);
  const twin = ids.find((id, index) => ids.indexOf(id) < index);
  if (twin === undefined) return [];
  return [
    {
      exchange: read.exchange,
      observation: {
        rule: 'page',
        place: 'twice',
        says: 'Two rows are never equal',
        pointer: '/x-order',
        message: `${twin} comes twice on one page.`,
        cause: 'A join multiplies the rows.',
      },
    },
  ];
}

/** What is wrong with one reading by itself; others who change the list meanwhile are no reason for it. */
export const unsound = (shape: Shape, read: Read, query: Query): Seen[] => [
  ...numbers(shape, read, query),
  ...order(shape, read, query),
  ...twins(shape, read),
];
