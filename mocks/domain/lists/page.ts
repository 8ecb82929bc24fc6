/** Pages of lists. */
import type { Schemas } from '#mocks/store/database.ts';

export type Page<T> = Schemas['PageInfo'] & { content: T[] };

/** A page as Spring Data writes it. `page` counts from 0; one beyond the end is empty and the last. */
export function pageOf<T>(items: readonly T[], page = 0, size = 30): Page<T> {
  return {
    content: items.slice(page * size, (page + 1) * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
    number: page,
    size,
    last: (page + 1) * size >= items.length,
  };
}
