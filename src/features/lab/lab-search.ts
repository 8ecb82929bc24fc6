/** What the catalogue of the lab shows, as in the lists of the contract (lab.md §9). */
export const scopes = [
  { id: 'all', label: 'Все' },
  { id: 'mine', label: 'Мои' },
  { id: 'shared', label: 'Доступные мне' },
  { id: 'pinned', label: 'Избранные' },
  { id: 'archive', label: 'Архив' },
] as const;

export type LabScope = (typeof scopes)[number]['id'];
export type LabTabId = 'agents' | 'templates';

/** The search parameters of `/lab`; an absent one has its default. */
export interface LabSearch {
  tab?: LabTabId;
  scope?: LabScope;
  q?: string;
}

/** The longest search text of the contract, characters. */
export const maxSearchText = 200;

/** Reads the parameters of `/lab` from the address; wrong ones are dropped (LAB-04). */
export function parseLabSearch({ tab, scope, q }: { [Name in keyof LabSearch]: unknown }): LabSearch {
  const known = scopes.find(({ id }) => id === scope)?.id;
  return {
    ...((tab === 'agents' || tab === 'templates') && { tab }),
    ...(known && known !== 'all' && { scope: known }),
    ...((typeof q === 'string' || typeof q === 'number') &&
      `${q}`.trim() !== '' && { q: `${q}`.slice(0, maxSearchText) }),
  };
}
