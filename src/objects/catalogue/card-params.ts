import type { ObjectScope } from './object-search.ts';

/** Cards of one page. */
export const pageSize = 24;

/** The request of a page of a list; `page` from 0. */
export const cardParams = ({
  scope,
  text,
  page = 0,
}: {
  scope: ObjectScope;
  text: string;
  page?: number;
}) => ({ scope, ...(text && { searchText: text }), page, size: pageSize });
