/** What a list of objects shows, as in the lists of the contract (lab.md §9). */
export const scopes = [
  { id: 'all', label: 'Все' },
  { id: 'mine', label: 'Мои' },
  { id: 'shared', label: 'Доступные', more: 'мне' },
  { id: 'pinned', label: 'Избранные' },
  { id: 'archive', label: 'Архив' },
] as const;

export type ObjectScope = (typeof scopes)[number]['id'];

/** The search parameters of a list of objects; an absent one has its default. */
export interface ObjectSearch {
  scope?: ObjectScope;
  q?: string;
}

/** The properties of a list of objects. */
export interface ObjectListProps {
  scope: ObjectScope;
  /** Search text; empty for all. */
  text: string;
  /** Shows everything again. */
  onReset: () => void;
}

/** The longest search text of the contract, characters. */
export const maxSearchText = 200;

/** Reads the parameters of a list from the address; wrong ones are dropped (LAB-04, PRES-02). */
export function parseObjectSearch({ scope, q }: { [Name in keyof ObjectSearch]: unknown }): ObjectSearch {
  const known = scopes.find(({ id }) => id === scope)?.id;
  return {
    ...(known && known !== 'all' && { scope: known }),
    ...((typeof q === 'string' || typeof q === 'number') &&
      `${q}`.trim() !== '' && { q: `${q}`.slice(0, maxSearchText) }),
  };
}
