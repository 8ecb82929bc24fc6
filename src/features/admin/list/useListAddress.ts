import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useSession } from '#platform/session/useSession.ts';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import { type ListState, readState, searchOf } from '../state/list-state.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Search text that may name people: it is kept through a reload and Back, but is not in the address (ADM-10). Only
     * the user who typed it gets it back, because the history of a tab is kept after a sign-out.
     */
    search?: { by: number; text: string };
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
  const by = useSession().profile?.id ?? 0;
  const textIn = ({ search: kept }: HistoryState): string => (kept?.by === by ? kept.text : '');
  return {
    state: readState(definition, search, textIn(state)),
    change(part, isStep = false) {
      const now = router.latestLocation;
      // Search text is written after a delay. The user may have left the page in the meantime.
      if (now.pathname !== pathname) return;
      const next = { ...readState(definition, now.search, textIn(now.state)), ...part };
      void router.navigate({
        to: pathname,
        search: searchOf(definition, next),
        state: (before) => ({ ...before, search: { by, text: next.searchText } }),
        replace: !isStep,
        resetScroll: false,
      });
    },
  };
}
