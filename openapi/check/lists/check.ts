/** Every list: its pages, its order, its search and its filters, against the items themselves. */
import { type OperationId, resolved, type Schema } from '../contract.ts';
import type { Draft } from '../request.ts';
import type { Call, Exchange, Observation, Run } from '../run.ts';
import { partsOf, propertiesOf } from '../schema.ts';
import { firstWrong, keysOf } from './order.ts';
import { nameOf, pageFaults, pageOf } from './pages.ts';

const rules = '#/info/description';
type Query = readonly (readonly [string, string])[];

/** Parameters whose name is that of a property with another meaning. */
const otherMeaning = new Set(['sort', 'page', 'size', 'searchText', 'version', 'result', 'scope']);

/** Filters of one list whose name is that of a property with another meaning: groups of people, groups of tiles. */
const otherMeaningIn = new Set(['adminServiceList group']);

/** Lists whose pages are written from their last item to their first one. */
const upwards: ReadonlySet<OperationId> = new Set(['historyMessageList']);

const withQuery = (draft: Draft, changes: Readonly<Record<string, string>>): { query: Query } => ({
  query: [...draft.query.filter(([name]) => !(name in changes)), ...Object.entries(changes)],
});

/** One list that is being checked. */
class List {
  readonly run: Run;
  readonly call: Call;
  constructor(run: Run, call: Call) {
    this.run = run;
    this.call = call;
  }

  read(changes: Readonly<Record<string, string>>): Promise<Exchange> {
    return this.run.vary(this.call, withQuery(this.call.draft, changes));
  }

  report(exchange: Exchange, seen: Observation): void {
    this.run.report(exchange, { pointer: rules, ...seen });
  }

  parameter(name: string): Schema | undefined {
    const found = this.call.operation.parameters.find((one) => one.name === name && one.in === 'query');
    return found && resolved(found.schema);
  }

  /** What `sort` says: in the request, else by default. */
  sort(changes: Readonly<Record<string, string>> = {}): string | undefined {
    const given = changes['sort'] ?? this.call.draft.query.find(([name]) => name === 'sort')?.[1];
    const byDefault = this.parameter('sort')?.['default'];
    return given ?? (typeof byDefault === 'string' ? byDefault : undefined);
  }
}

function itemsOf({ got, operation }: Exchange): readonly unknown[] {
  const items = pageOf(got.json)?.content ?? (Array.isArray(got.json) ? got.json : []);
  return upwards.has(operation.id) ? items.toReversed() : items;
}

/** Whether a field of the items is one of a few words: these are ordered by their meaning. */
function isWord({ operation }: Exchange, field: string): boolean {
  const schema = operation.answers.get(200)?.content['application/json'];
  const items = schema && (propertiesOf(schema)['content'] ?? schema);
  const item = items && partsOf(items).find((part) => part['items'] !== undefined)?.['items'];
  const own = item && propertiesOf(item as Schema)[field.split('.')[0] ?? ''];
  return own !== undefined && partsOf(own).some((part) => part['enum'] !== undefined);
}

function checkOrder(
  list: List,
  exchange: Exchange,
  items: readonly unknown[],
  sort: string | undefined,
): void {
  const { order } = list.call.operation;
  const keys = keysOf(order, sort);
  const word = keys.findIndex(({ field }) => isWord(exchange, field));
  const wrong = firstWrong(items, word === -1 ? keys : keys.slice(0, word));
  if (wrong === -1) return;
  list.report(exchange, {
    ...{ rule: 'order', place: sort ?? 'x-order', pointer: '/x-order' },
    message: `Item ${wrong} (${nameOf(items[wrong])}) stands below ${nameOf(items[wrong - 1])}.`,
    says: `x-order: ${order.join(', ')}${sort ? `, sort: ${sort}` : ''}`,
    cause: 'Texts are compared without case, ё is е, a missing value comes last in both directions.',
  });
}

async function checkPages(list: List): Promise<void> {
  const most = Number(list.parameter('size')?.['maximum'] ?? 100);
  const page = async (number: number, size: number) => {
    const exchange = await list.read({ page: String(number), size: String(size) });
    const read = pageOf(exchange.got.json);
    for (const { place, message } of read ? pageFaults(read, number, size) : [])
      list.report(exchange, {
        rule: 'page',
        place,
        message,
        says: 'A page tells the true numbers of its list',
      });
    return { exchange, read, names: itemsOf(exchange).map(nameOf) };
  };
  const first = await page(0, most);
  const total = first.read?.totalElements ?? 0;
  if (!first.read) return;
  const { names } = first;
  if (new Set(names).size !== names.length)
    list.report(first.exchange, {
      rule: 'page',
      place: 'twice',
      message: 'An item comes twice on a page.',
      says: 'No two items are equal',
    });
  const size = Math.max(1, Math.min(20, Math.ceil(Math.min(total, most) / 3)));
  const small: string[] = [];
  let last = first.exchange;
  for (let number = 0; number * size < Math.min(total, most) && number < 4; number++) {
    const { exchange, names: some } = await page(number, size);
    small.push(...some);
    last = exchange;
  }
  // A list that changes meanwhile, such as the log of these calls, cannot be compared.
  const again = await page(0, most);
  const isStill = JSON.stringify(again.names) === JSON.stringify(names);
  const expected = names.slice(0, small.length);
  if (again.read?.totalElements === total && !isStill)
    list.report(again.exchange, {
      rule: 'order',
      place: 'twice the same',
      message: 'Two readings of the same page differ.',
      says: 'Every page is the same for the same data',
    });
  if (isStill && JSON.stringify(small) !== JSON.stringify(expected))
    list.report(last, {
      rule: 'page',
      place: 'together',
      message: `The pages of ${size} do not make up the list.`,
      says: 'No item twice or missing: pages are cut from one list',
      cause: 'The offset is counted wrongly, or the order has no unique last key.',
    });
  const pages = Math.ceil(total / size);
  await page(pages + 3, size);
}

/** The fields by which `sort` can order, from its pattern or its values. */
function sorts(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const listed = schema['enum'];
  if (Array.isArray(listed)) return listed.map(String);
  const fields = /^\^\(?([\w|.]+)\)?,\(asc\|desc\)\$$/.exec(String(schema['pattern']))?.[1]?.split('|') ?? [];
  return fields.flatMap((field) => [`${field},asc`, `${field},desc`]);
}

async function checkSorts(list: List): Promise<void> {
  for (const sort of sorts(list.parameter('sort'))) {
    const exchange = await list.read({ sort });
    if (exchange.got.status === 200) checkOrder(list, exchange, itemsOf(exchange), sort);
  }
}

async function checkSearch(list: List): Promise<void> {
  // A series has its days also where nothing is counted.
  if (!list.parameter('searchText') || list.call.operation.id.endsWith('SeriesList')) return;
  const exchange = await list.read({ searchText: 'ъъщ-нет-такого-7319' });
  if (exchange.got.status !== 200 || itemsOf(exchange).length === 0) return;
  list.report(exchange, {
    ...{ rule: 'search', place: 'searchText', message: 'A text that nothing contains finds items.' },
    says: 'Only items that contain the text',
    cause: 'The parameter is not read.',
  });
}

/** Scalar values of a property in items, at most two. */
function valuesIn(items: readonly unknown[], name: string): string[] {
  const found = new Set<string>();
  for (const item of items) {
    const value: unknown = Object(item)[name];
    if (['string', 'number', 'boolean'].includes(typeof value)) found.add(String(value));
  }
  return [...found].slice(0, 2);
}

async function checkFilters(list: List, items: readonly unknown[]): Promise<void> {
  for (const { name, in: place, required } of list.call.operation.parameters) {
    if (place !== 'query' || required || otherMeaning.has(name)) continue;
    if (otherMeaningIn.has(`${list.call.operation.id} ${name}`)) continue;
    for (const value of valuesIn(items, name)) {
      const exchange = await list.read({ [name]: value });
      const { status } = exchange.got;
      if (status !== 200) continue;
      const found = itemsOf(exchange);
      const stranger = found.find((item) => String(Object(item)[name]) !== value);
      if (found.length > 0 && stranger === undefined) continue;
      list.report(exchange, {
        ...{ rule: 'filter', place: name, pointer: '/parameters' },
        message: stranger
          ? `${name}=${value} gives ${nameOf(stranger)}, which has another value.`
          : `${name}=${value} finds nothing, although an item has it.`,
        says: 'The filter leaves the items that have the value',
        cause: stranger ? 'The parameter is not read.' : '',
      });
    }
  }
}

/** After the first valid call of a list. */
export async function listRules(run: Run, call: Call, exchange: Exchange): Promise<void> {
  const { operation } = call;
  if (!operation.id.endsWith('List') || exchange.got.status !== 200) return;
  const list = new List(run, call);
  const items = itemsOf(exchange);
  checkOrder(list, exchange, items, list.sort());
  if (list.parameter('page') && list.parameter('size')) await checkPages(list);
  await checkSorts(list);
  await checkSearch(list);
  await checkFilters(list, items);
}
