/** Checks that the pages of a list hold each item once and in order, and that their numbers are right. */
import { identityOf, keysOf } from './compare.ts';
import { firstDeparture, wrongNumbers } from './page.ts';
import { type List, parameter, type Read, type Seen } from './reading.ts';

const says =
  'page counts from 0; a page has content and what PageInfo says of the whole list; one beyond the end is empty, with last: true and the true totals';

function numbersOf(read: Read, page: number, size: number, what: string): Seen[] {
  return wrongNumbers(read, page, size).map(({ name, is, shouldBe }) => ({
    exchange: read.exchange,
    observation: {
      ...{ rule: 'page', place: name, says, pointer: '#/info/description' },
      message: `${name} of ${what} is ${JSON.stringify(is)}, with ${read.total} items in pages of ${size} it is ${JSON.stringify(shouldBe)}.`,
      cause: name === 'number' ? 'Pages are counted from 1.' : '',
    },
  }));
}

/** How many small pages are read. */
const few = 4;

/** Reads a list in large and small pages. Inside a page of messages the oldest is first, so those are turned. */
export async function pageDepartures(list: List): Promise<Seen[]> {
  const { operation, maximum } = list;
  if (!list.isPaged) return [];
  const keys = keysOf(operation.order);
  const isTurned = operation.id === 'historyMessageList';
  const idsOf = ({ items }: Read): string[] => {
    const ids = items.map((item) => identityOf(item, keys));
    return isTurned ? ids.reverse() : ids;
  };
  const large = await list.read({ page: 0, size: maximum });
  if (!large) return [];
  const seen = numbersOf(large, 0, maximum, 'page 0');
  const standard = Number(parameter(operation, 'size')?.['default'] ?? 0);
  const bare = standard > 0 ? await list.read({}) : null;
  if (bare) seen.push(...numbersOf(bare, 0, standard, 'the page without page and size'));
  const size = Math.max(1, Math.ceil(Math.min(large.total, maximum) / (few - 1)));
  const small: string[] = [];
  for (let page = 0; page < few && page * size < Math.min(large.total, maximum); page++) {
    const read = await list.read({ page, size });
    if (!read) return seen;
    seen.push(...numbersOf(read, page, size, `page ${page}`));
    small.push(...idsOf(read));
    const departure = firstDeparture(idsOf(large), small.slice(0, large.items.length));
    if (departure === null) continue;
    const observation = {
      ...({ rule: 'page', place: 'boundaries', says: 'Every page is the same for the same data' } as const),
      ...{ message: `Pages of ${size} do not make up the list: ${departure}.`, pointer: '/x-order' },
      cause: 'The order has no unique last key, or the offset is wrong.',
    };
    seen.push({ exchange: read.exchange, observation });
    break;
  }
  const pages = Math.ceil(large.total / maximum);
  const last = pages > 1 ? await list.read({ page: pages - 1, size: maximum }) : null;
  if (last) seen.push(...numbersOf(last, pages - 1, maximum, 'the last page'));
  const beyond = await list.read({ page: pages + 1, size: maximum });
  if (beyond) seen.push(...numbersOf(beyond, pages + 1, maximum, 'a page beyond the end'));
  if (beyond && beyond.total !== large.total)
    seen.push({
      exchange: beyond.exchange,
      observation: {
        ...{ rule: 'page', place: 'totalElements', says, pointer: '#/info/description' },
        message: `A page beyond the end says ${beyond.total} items, page 0 said ${large.total}.`,
      },
    });
  return seen;
}
