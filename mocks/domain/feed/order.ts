/** The places of each log in their order, followed with each write, so that a reader's request does not look at all of them. */
import type { Database, FeedKind, FeedRow } from '#mocks/store/database.ts';
import type { Change } from '#mocks/store/store.ts';

const keyOf = (kind: FeedKind, company: string): string => `${kind} ${company}`;

class Order {
  readonly #feed: Database['feed'];
  /** The lists that were read, by kind and company. */
  readonly #lists = new Map<string, FeedRow[]>();

  constructor({ feed, store }: Database) {
    this.#feed = feed;
    store.onWritten((changes) => this.#follow(changes));
  }

  rowsOf(kind: FeedKind, company: string): readonly FeedRow[] {
    const key = keyOf(kind, company);
    const known = this.#lists.get(key);
    if (known) return known;
    const all = this.#feed.group(kind);
    const rows = company === '' ? all : all.filter(({ companies }) => companies.includes(company));
    this.#lists.set(key, rows);
    return rows;
  }

  #follow(changes: readonly Change[]): void {
    for (const { collection, key } of changes) {
      if (collection !== this.#feed.name) continue;
      const row = this.#feed.get(key);
      if (row)
        for (const company of ['', ...row.companies]) this.#lists.get(keyOf(row.kind, company))?.push(row);
      // Erasures are rare; the next request makes the lists anew.
      else this.#lists.clear();
    }
  }
}

const known = new WeakMap<Database, Order>();

/** The places of a log in the order of their numbers. `company`: a uuid, or empty for all. */
export function rowsInOrder(database: Database, kind: FeedKind, company: string): readonly FeedRow[] {
  const order = known.get(database) ?? new Order(database);
  known.set(database, order);
  return order.rowsOf(kind, company);
}
