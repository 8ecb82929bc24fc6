import type { Item } from './compare.ts';
import { smallPages } from './pages.ts';
import { beginning, type List } from './reading.ts';
import { type Query, type Read, type Seen, seenIn } from './sound.ts';

/** A query with what it has to leave. */
export interface Try {
  /** Names the parameters in the finding. */
  readonly place: string;
  readonly query: Query;
  /** Whether an item stays; undefined where nobody outside can say. */
  readonly isIn: (item: Item) => boolean | undefined;
  /** The list without the query has everything that it finds, and the items show why. */
  readonly isExact: boolean;
  /** The day of a period that begins or ends with it, and what it looks at. */
  readonly day?: { readonly kind: string; readonly property: string; readonly value: string };
}

const finding = (read: Read, place: string, message: string, cause = ''): Seen =>
  seenIn({
    rule: place.includes('searchText') ? 'search' : 'filter',
    says: 'A filter leaves the items that have one of its values, a search those that contain its text',
  })(read, place, message, cause);

const shown = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${[value].flat().join(',')}`)
    .join(' and ');

/** What is wrong with what a query leaves of a list. */
export function wrongPart(base: Read, read: Read, { place, query, isIn, isExact }: Try): Seen | null {
  const strange = read.items.find((item) => isIn(item) === false);
  const found = JSON.stringify(strange)?.slice(0, 300);
  const message = `${shown(query)} finds an item that it should leave out: ${found}.`;
  if (strange) return finding(read, place, message, 'The parameter is ignored.');
  const verdicts = base.items.map(isIn);
  const least = verdicts.filter((verdict) => verdict === true).length;
  const isWhole = base.items.length === base.total;
  const open = verdicts.filter((verdict) => verdict === undefined).length;
  const most = isExact ? (isWhole ? least + open : base.total) : Number.POSITIVE_INFINITY;
  if (read.total >= least && read.total <= most) return null;
  const expected =
    least === most
      ? `${least}`
      : most === Number.POSITIVE_INFINITY
        ? `at least ${least}`
        : `${least} to ${most}`;
  const part = `${shown(query)} finds ${read.total} items, of the list without it ${expected} have it.`;
  return finding(read, place, part);
}

/**
 * Reads what a query leaves, in one piece and, where it is asked for, in small pages.
 *
 * @returns null when nothing was answered
 */
export async function part(list: List, base: Read, one: Try, inPages = false): Promise<Seen[]> {
  const read = await beginning(list, one.query);
  if (!read) return [];
  const wrong = wrongPart(base, read, one);
  if (wrong) return [wrong];
  if (!inPages || !list.isPaged || read.total < 2) return [];
  return smallPages(list, one.query, read, Math.ceil(Math.min(read.total, list.maximum) / 2));
}
