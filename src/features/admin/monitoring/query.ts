/** How lists that the gateway gives as a whole become pages and rows. */
import { ApiError } from '#api/error.ts';
import type { PageInfo } from '#api/generated/model/pageInfo.ts';
import type { ListPart } from '../kit/admin-scope.ts';

/** The part of a whole list that the table shows. */
export function partOf<Row>(
  rows: readonly Row[],
  { page, size }: Pick<ListPart, 'page' | 'size'>,
): PageInfo & { content: Row[] } {
  const totalPages = Math.ceil(rows.length / size);
  return {
    content: rows.slice(page * size, (page + 1) * size),
    totalElements: rows.length,
    totalPages,
    number: page,
    size,
    last: page >= totalPages - 1,
  };
}

/** The row with this key. Throws an `ApiError` with the status 404, as a call for one row would. */
export function rowOf<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, key: string): Row {
  const found = rows.find(isIt);
  if (!found) throw new ApiError({ kind: 'http', operation: null, url: key, status: 404 });
  return found;
}
