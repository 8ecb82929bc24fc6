import { adminOptionList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminArea, AdminFilter } from '../define-admin-page.ts';
import { chipsOf } from '../list/chips.ts';
import type { Filters } from '../list/list-state.ts';
import { useFilterLabels } from '../list/useFilterLabels.ts';

/** The look-ups of the order, which are those of the lists. */
export const orderScope = { options: adminOptionList };

/** The chosen filters in words, and the names of looked up values. */
export function useFilterTexts(filters: readonly AdminFilter[], chosen: Filters, area: AdminArea) {
  const labelOf = useFilterLabels({ filters, chosen, scope: orderScope, area });
  return { chips: chipsOf(filters, chosen, labelOf), labelOf };
}
