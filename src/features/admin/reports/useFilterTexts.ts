import type { AdminArea } from '../kit/admin-scope.ts';
import type { AdminFilter } from '../kit/define-admin-page.ts';
import { chipsOf } from '../list/chips.ts';
import { useFilterLabels } from '../list/useFilterLabels.ts';
import type { Filters } from '../state/list-state.ts';
import { reportCalls } from './calls.ts';

/** The chosen filters in words, and the names of looked up values. */
export function useFilterTexts(filters: readonly AdminFilter[], chosen: Filters, area: AdminArea) {
  const labelOf = useFilterLabels({ filters, chosen, scope: reportCalls[area], area });
  return { chips: chipsOf(filters, chosen, labelOf), labelOf };
}
