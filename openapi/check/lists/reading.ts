/** Reads a list again and again with other parameters, and reports what is wrong each time. */
import { type Operation, resolved, type Schema } from '../contract.ts';
import { saysNothing } from '../findings.ts';
import type { Call, Person, Run } from '../run.ts';
import { partsOf, propertiesOf } from '../schema.ts';
import { pageOf } from './page.ts';
import { idsOf, parameter, type Query, type Read, type Seen, type Shape, unsound } from './sound.ts';

export interface List extends Shape {
  readonly run: Run;
  readonly person: Person;
  /** Reads with parameters; null when that is refused, which is reported. */
  readonly read: (query: Query) => Promise<Read | null>;
  /** What single readings had wrong since it was emptied. */
  readonly noticed: Seen[];
}

/** The properties of the items of a list. */
export function itemPropertiesOf(operation: Operation): Readonly<Record<string, Schema>> {
  const answer = operation.answers.get(200)?.content['application/json'];
  if (!answer) return {};
  const list = propertiesOf(answer)['content'] ?? answer;
  const items = partsOf(list)
    .map((part) => part['items'])
    .find((one) => one !== undefined);
  return items !== null && typeof items === 'object' ? propertiesOf(items as Schema) : {};
}

/** The list of a call, with its required parameters only. */
export function listOf(run: Run, call: Call): List {
  const { operation, draft } = call;
  const required = new Set(
    operation.parameters.filter((one) => one.required && one.in === 'query').map(({ name }) => name),
  );
  const kept = draft.query.filter(([name]) => required.has(name));
  const itemProperties = itemPropertiesOf(operation);
  const booleans = Object.entries(itemProperties).filter(([, one]) => resolved(one)['type'] === 'boolean');
  const shape: Shape = {
    operation,
    itemProperties,
    isPaged: parameter(operation, 'page') !== undefined,
    maximum: Number(parameter(operation, 'size')?.['maximum'] ?? 100),
    booleans: new Set(booleans.map(([name]) => name)),
  };
  const noticed: Seen[] = [];
  return {
    ...shape,
    run,
    noticed,
    person: call.person,
    async read(query) {
      const added = Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)] as const),
      );
      const exchange = await run.vary(call, {
        query: [...kept.filter(([name]) => !(name in query)), ...added],
      });
      if (exchange.got.status === 200) {
        const read = { exchange, ...pageOf(exchange.got.json) };
        noticed.push(...unsound(shape, read, query));
        return read;
      }
      if (!saysNothing(exchange))
        run.report(exchange, {
          rule: 'valid-refused',
          place: Object.keys(query).join(', '),
          pointer: '/parameters',
          message: `A valid call is answered by ${exchange.got.status}.`,
          says: 'It is answered by 200',
        });
      return null;
    },
  };
}

/** The first large page of what a query leaves; all of a list without pages. */
export const beginning = (list: List, query: Query = {}): Promise<Read | null> =>
  list.read(list.isPaged ? { ...query, page: 0, size: list.maximum } : query);

/** How many large pages make up the whole list at most; of a longer one the beginning is read. */
const mostPages = 5;

/** The list, or a part of it that a query leaves, from page to page. */
export async function whole(list: List, query: Query = {}): Promise<Read | null> {
  const { isPaged, maximum } = list;
  const first = await beginning(list, query);
  if (!first || !isPaged) return first;
  const items = [...first.items];
  for (let page = 1; page < mostPages && page * maximum < first.total; page++) {
    const next = await list.read({ ...query, page, size: maximum });
    if (!next || next.items.length === 0) break;
    items.push(...next.items);
  }
  return { ...first, items };
}

/** Whether two readings have the same items, in any order. */
export function isSame(list: List, one: Read, other: Read): boolean {
  const [left, right] = [idsOf(list, one).sort(), idsOf(list, other).sort()];
  return one.total === other.total && left.join() === right.join();
}

/**
 * Finds faults that only several readings together show, and drops them when somebody else has changed the list meanwhile.
 *
 * @param before the list as it was before
 */
export async function undisturbed(list: List, before: Read, departures: Seen[]): Promise<Seen[]> {
  if (departures.length === 0) return departures;
  const after = await whole(list);
  return after && isSame(list, before, after) ? departures : [];
}

const nameOf = ({ observation }: Seen): string => `${observation.rule} ${observation.place}`;

/** Reports what is wrong twice: others may change the list between two calls. */
export async function twice(list: List, look: () => Promise<Seen[]>): Promise<void> {
  const looked = async (): Promise<Seen[]> => {
    list.noticed.length = 0;
    const own = await look();
    return [...list.noticed, ...own];
  };
  const first = new Set((await looked()).map(nameOf));
  if (first.size === 0) return;
  for (const seen of await looked())
    if (first.has(nameOf(seen))) list.run.report(seen.exchange, seen.observation);
}
