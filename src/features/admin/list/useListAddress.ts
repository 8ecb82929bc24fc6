import { useLocation, useRouter } from '@tanstack/react-router';
import type { AdminPageDefinition, AdminTypes } from '../define-admin-page.ts';
import { type ListState, readState, searchOf } from './list-state.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Search text that names people: it survives a reload and Back, and no link carries it (ADM-10). */
    searchText?: string;
  }
}

interface ListAddress {
  state: ListState;
  /** `isStep`: Back undoes it; else it replaces the address. */
  change: (part: Partial<ListState>, isStep?: boolean) => void;
}

/** The state of a list, kept in the address (ADM-09). */
export function useListAddress<T extends AdminTypes>(definition: AdminPageDefinition<T>): ListAddress {
  const router = useRouter();
  const { pathname, search, state } = useLocation();
  return {
    state: readState(definition, search, state.searchText ?? ''),
    change(part, isStep = false) {
      const now = router.latestLocation;
      // A search text reaches the address after a pause: the page may have been left.
      if (now.pathname !== pathname) return;
      const next = { ...readState(definition, now.search, now.state.searchText ?? ''), ...part };
      void router.navigate({
        to: pathname,
        search: searchOf(definition, next),
        state: (before) => ({ ...before, searchText: next.searchText }),
        replace: !isStep,
        resetScroll: false,
      });
    },
  };
}
