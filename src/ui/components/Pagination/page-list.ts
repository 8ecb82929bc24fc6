/** A page number, counted from 1, or a gap between two numbers. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. A gap replaces two or more
 * pages, since one page takes no more space than the gap. A long list always gives seven items, so that the buttons do
 * not move under the pointer.
 *
 * @param current from 1
 * @param count number of pages
 */
export function pageList(current: number, count: number): PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}

/** Returns the rows of a page, counted from 1: «1–30» of 240. */
export function shownRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  return { from: Math.min((page - 1) * pageSize + 1, total), to: Math.min(page * pageSize, total) };
}
