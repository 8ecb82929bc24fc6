/** What a page says of itself and of its list. */

/** A page as it came. */
export interface Page {
  readonly content: readonly unknown[];
  readonly totalElements: number;
  readonly totalPages: number;
  readonly number: number;
  readonly size: number;
  readonly last: boolean;
}

/** A page in an answer; null for other answers. */
export function pageOf(json: unknown): Page | null {
  const page = Object(json) as Page;
  return Array.isArray(page.content) && typeof page.totalElements === 'number' ? page : null;
}

/** What is wrong with a page that was asked for; none when it agrees with itself. */
export function pageFaults(page: Page, number: number, size: number): { place: string; message: string }[] {
  const { content, totalElements, totalPages } = page;
  const expected = Math.max(0, Math.min(size, totalElements - number * size));
  const pages = Math.ceil(totalElements / size);
  const found: { place: string; message: string }[] = [];
  const add = (place: string, message: string) => found.push({ place, message });
  if (page.number !== number) add('number', `Page ${number} says that it is page ${page.number}.`);
  if (page.size !== size) add('size', `A page of ${size} says that its size is ${page.size}.`);
  if (totalPages !== pages)
    add('totalPages', `${totalElements} elements in pages of ${size} are ${totalPages} pages.`);
  if (content.length !== expected)
    add(
      'content',
      `Page ${number} of ${totalElements} elements has ${content.length} in place of ${expected}.`,
    );
  if (page.last !== number >= pages - 1) add('last', `Page ${number} of ${pages} has last: ${page.last}.`);
  return found;
}

/** What names an item. */
export function nameOf(item: unknown): string {
  const one = Object(item) as Record<string, unknown>;
  const name = one['uuid'] ?? one['id'] ?? one['idFile'] ?? one['key'] ?? one['name'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : JSON.stringify(item);
}
