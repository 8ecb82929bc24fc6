import { type ObjectSearch, parseObjectSearch } from '#objects/index.ts';

export type LabTabId = 'agents' | 'templates';

/** The search parameters of `/lab`; an absent one has its default. */
export interface LabSearch extends ObjectSearch {
  tab?: LabTabId;
}

/** Reads the parameters of `/lab` from the address; wrong ones are dropped (LAB-04). */
export const parseLabSearch = ({ tab, scope, q }: { [Name in keyof LabSearch]: unknown }): LabSearch => ({
  ...((tab === 'agents' || tab === 'templates') && { tab }),
  ...parseObjectSearch({ scope, q }),
});
