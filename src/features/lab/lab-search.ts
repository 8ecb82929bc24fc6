/** What the catalogue of the lab shows, as in the lists of the contract (lab.md §9). */
const scopes = ['all', 'mine', 'shared', 'pinned', 'archive'] as const;

export type LabScope = (typeof scopes)[number];
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
export function parseLabSearch({ tab, scope, q }: Record<string, unknown>): LabSearch {
  const known = scopes.find((one) => one === scope);
  return {
    ...((tab === 'agents' || tab === 'templates') && { tab }),
    ...(known && known !== 'all' && { scope: known }),
    ...((typeof q === 'string' || typeof q === 'number') &&
      `${q}`.trim() !== '' && { q: `${q}`.slice(0, maxSearchText) }),
  };
}
