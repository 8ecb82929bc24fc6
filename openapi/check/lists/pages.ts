import { firstDeparture } from './page.ts';
import { type List, undisturbed, whole } from './reading.ts';
import { idsOf, pageRule, type Query, type Read, type Seen } from './sound.ts';

/** How many small pages are read. */
const few = 4;

/** Reads what a query leaves in small pages: they make up the large one. */
export async function smallPages(list: List, query: Query, large: Read, size: number): Promise<Seen[]> {
  const small: string[] = [];
  const most = Math.min(large.total, list.maximum);
  for (let page = 0; page < few && page * size < most; page++) {
    const read = await list.read({ ...query, page, size });
    if (!read) return [];
    small.push(...idsOf(list, read));
    const departure = firstDeparture(idsOf(list, large), small.slice(0, large.items.length));
    if (departure === null) continue;
    const names = Object.keys(query);
    const observation = {
      ...({ rule: 'page', says: 'Every page is the same for the same data', pointer: '/x-order' } as const),
      place: ['boundaries', ...names].join(' '),
      message: `Pages of ${size}${names.length > 0 ? ` with ${names.join(' and ')}` : ''} do not make up the list: ${departure}.`,
      cause:
        names.length > 0
          ? 'The filter is applied to one page only, or after the list is cut.'
          : 'The order has no unique last key, or the offset is wrong.',
    };
    return [{ exchange: read.exchange, observation }];
  }
  return [];
}

/** Reads a list in large and small pages, the last one and those beyond the end. */
export async function pageDepartures(list: List): Promise<Seen[]> {
  const { maximum } = list;
  if (!list.isPaged) return [];
  const large = await whole(list);
  if (!large) return [];
  const seen: Seen[] = [];
  await list.read({});
  const length = Math.min(large.total, maximum);
  // At least two pages wherever there are two items; the second size leaves a last page that is not full.
  const sizes = new Set([Math.max(1, Math.ceil(length / (few - 1))), ...(length > 3 ? [length - 1] : [])]);
  for (const size of sizes) seen.push(...(await smallPages(list, {}, large, size)));
  const pages = Math.ceil(large.total / maximum);
  if (pages > 1) await list.read({ page: pages - 1, size: maximum });
  for (const [page, size] of [
    [large.total, 1],
    [Math.max(1, pages), maximum],
    [pages + 1, maximum],
    [1_000_000, maximum],
  ] as const) {
    const beyond = await list.read({ page, size });
    if (beyond && beyond.total !== large.total)
      seen.push({
        exchange: beyond.exchange,
        observation: {
          rule: 'page',
          place: 'totalElements',
          says: pageRule,
          pointer: '#/info/description',
          message: `Page ${page} of ${size}, beyond the end, says ${beyond.total} items, page 0 said ${large.total}.`,
        },
      });
  }
  return undisturbed(list, large, seen);
}
