import { type ObjectSearch, parseObjectSearch } from '#objects/index.ts';

/** Orders of the list, as in the contract. */
export const sorts = [
  { id: 'date', label: 'Сначала новые' },
  { id: 'title', label: 'По\u00a0названию' },
] as const;

type ListSort = (typeof sorts)[number]['id'];

/** The search parameters of `/presentations`; an absent one has its default. */
export interface ListSearch extends ObjectSearch {
  sort?: ListSort;
}

/** Reads the parameters of `/presentations` from the address; wrong ones are dropped (PRES-02). */
export function parseListSearch({ q, scope, sort }: { [Name in keyof ListSearch]: unknown }): ListSearch {
  const known = sorts.find(({ id }) => id === sort)?.id;
  return { ...parseObjectSearch({ scope, q }), ...(known && known !== 'date' && { sort: known }) };
}
