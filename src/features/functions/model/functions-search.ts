import { uuidIn } from '#lib/uuid.ts';

/** Which functions the list shows, as in the contract; they are neither pinned nor archived. */
export const scopes = [
  { id: 'all', label: 'Все' },
  { id: 'mine', label: 'Мои' },
  { id: 'shared', label: 'Доступные мне' },
] as const;

export type FunctionScope = (typeof scopes)[number]['id'];

/** The search parameters of `/lab/agents-functions`; an absent one has its default. */
export interface FunctionsSearch {
  /** Id of the open function, `new` for one that is being made; without one the list is shown. */
  id?: string;
  /** Id of the function that is being duplicated. */
  from?: string;
  scope?: FunctionScope;
  q?: string;
}

/** The longest search text of the contract, characters. */
export const maxSearchText = 200;

/** Reads the parameters from the address; wrong ones are dropped (LAB-04). */
export function parseFunctionsSearch(
  search: {
    [Name in keyof FunctionsSearch]: unknown;
  },
): FunctionsSearch {
  const { scope, q } = search;
  const id = search.id === 'new' ? 'new' : uuidIn(search.id);
  const from = uuidIn(search.from);
  if (id !== undefined) return { id };
  if (from !== undefined) return { from };
  const known = scopes.find((one) => one.id === scope)?.id;
  const isText = typeof q === 'string' || typeof q === 'number';
  return {
    ...(known && known !== 'all' && { scope: known }),
    ...(isText && `${q}`.trim() !== '' && { q: `${q}`.slice(0, maxSearchText) }),
  };
}
