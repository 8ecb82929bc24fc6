/** Items stand in the order of `x-order`, under each value of `sort`. */
import { resolved, type Schema } from '../contract.ts';
import { type Item, sortsOf, words } from './compare.ts';
import { firstDeparture } from './page.ts';
import { beginning, isSame, type List, undisturbed, whole } from './reading.ts';
import { idsOf, parameter, type Read, type Seen, seenIn } from './sound.ts';

/** Lists of which the contract says that words stand as their enum lists them (`StatusSort`). */
const listed: ReadonlySet<string> = new Set(['companyHealthList/status']);

/** The values of a field in the order of the items, each run of equal ones once; null at the end is left out. */
export function runsOf(items: readonly Item[], name: string): unknown[] {
  const values = items.map((item) => item[name] ?? null);
  const runs = values.filter((value, index) => index === 0 || value !== values[index - 1]);
  return runs.at(-1) === null ? runs.slice(0, -1) : runs;
}

/**
 * What is wrong with an order by words: equal ones stand together, and `desc` turns their order round.
 *
 * @param known the order of the words, where the contract says it
 */
export function wrongWords(up: readonly unknown[], down: readonly unknown[], known?: readonly unknown[]) {
  for (const runs of [up, down])
    if (new Set(runs).size < runs.length) return `equal ones do not stand together: ${runs.join(', ')}`;
  if (up.join() !== down.toReversed().join())
    return `ascending they stand ${up.join(', ')}, descending ${down.join(', ')}`;
  const right = known?.filter((word) => up.includes(word)) ?? up;
  return up.join() === right.join() ? null : `they stand ${up.join(', ')}, not ${right.join(', ')}`;
}

/** The words of a field in the order of their enum. */
function wordsOf(schema: Schema = {}): unknown[] | undefined {
  const own = resolved(schema);
  const parts = (own['oneOf'] as Schema[] | undefined)?.map((part) => resolved(part)) ?? [own];
  return parts.map((part) => part['enum']).find((one) => Array.isArray(one));
}

function byWords({ operation, itemProperties }: List, name: string, up: Read, down: Read): Seen[] {
  const known = listed.has(`${operation.id}/${name}`) ? wordsOf(itemProperties[name]) : undefined;
  const wrong = wrongWords(runsOf(up.items, name), runsOf(down.items, name), known);
  if (!wrong) return [];
  return [
    {
      exchange: down.exchange,
      observation: {
        rule: 'order',
        place: `sort by ${name}`,
        pointer: '/x-order',
        message: `By ${name}, ${wrong}.`,
        says: 'asc and desc are two directions of one order',
        cause: 'The direction is not read, or another field is compared.',
      },
    },
  ];
}

const observed = seenIn({
  rule: 'order',
  says: 'sort changes the order only, and every page is the same for the same data',
});

/** The second half of a sorted list, read as a page: it continues what the whole list begins. */
async function half(list: List, sort: string, read: Read): Promise<Seen[]> {
  if (!list.isPaged || read.total < 2 || read.total > list.maximum) return [];
  const size = Math.ceil(read.total / 2);
  const second = await list.read({ sort, page: 1, size });
  if (!second) return [];
  const ids = idsOf(list, read);
  const departure = firstDeparture(ids, [...ids.slice(0, size), ...idsOf(list, second)]);
  return departure ? [observed(second, `${sort} page 1`, `With sort=${sort}, ${departure}.`)] : [];
}

/** Reads the list in its own order and in each order of `sort`, each in one piece and from its middle on. */
export async function orderDepartures(list: List): Promise<Seen[]> {
  const schema = parameter(list.operation, 'sort');
  const first = await whole(list);
  if (!first || !schema) return [];
  const seen: Seen[] = [];
  const reads = new Map<string, Read>();
  for (const sort of sortsOf(schema)) {
    const read = await beginning(list, { sort });
    if (!read) continue;
    reads.set(sort, read);
    const message = `With sort=${sort} the list has ${read.total} items, without it ${first.total}.`;
    if (read.total !== first.total) seen.push(observed(read, `${sort} total`, message));
    else if (read.items.length === read.total && !isSame(list, first, read))
      seen.push(observed(read, `${sort} items`, `With sort=${sort} the list has other items.`));
    seen.push(...(await half(list, sort, read)));
  }
  for (const name of words) {
    const [up, down] = [reads.get(`${name},asc`), reads.get(`${name},desc`)];
    const isWhole = [up, down].every((read) => read?.items.length === read?.total);
    if (up && down && isWhole && name in list.itemProperties) seen.push(...byWords(list, name, up, down));
  }
  return undisturbed(list, first, seen);
}
