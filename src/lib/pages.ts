/** Rules of lists that are loaded page by page and shown as one list (openapi/gateway.yaml, "Lists and pages"). */

/** What a page says about itself and the whole list. */
interface Page<Item> {
  readonly content: readonly Item[];
  readonly last: boolean;
  readonly totalElements: number;
}

/**
 * Number of the next page; undefined after the last one. Only `last` or an empty page ends the list: a full page may be
 * followed by another (PRE-14), and a shorter page may have lost an unreadable item.
 */
export function nextPage(pages: readonly Pick<Page<unknown>, 'content' | 'last'>[]): number | undefined {
  const newest = pages.at(-1);
  return !newest || newest.last || newest.content.length === 0 ? undefined : pages.length;
}

/**
 * The items of all pages in their order, each once: an item that arrives between two requests moves others to the next
 * page, where they come a second time.
 */
export function itemsOf<Item>(
  pages: readonly Pick<Page<Item>, 'content'>[],
  keyOf: (item: Item) => string | number,
): Item[] {
  const items = new Map<string | number, Item>();
  for (const item of pages.flatMap(({ content }) => content)) {
    const key = keyOf(item);
    if (!items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

/**
 * True when the list became shorter while its pages were loaded: items of a later page moved to an earlier one after that
 * was read, so some are missing, and the pages have to be loaded again.
 */
export function mayMissItems(pages: readonly Pick<Page<unknown>, 'totalElements'>[]): boolean {
  return pages.some(({ totalElements }, index) => totalElements < (pages[index - 1]?.totalElements ?? 0));
}
