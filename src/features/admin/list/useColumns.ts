import { useState, useSyncExternalStore } from 'react';
import { useSession } from '#platform/session/useSession.ts';
import { personalKey, readJson, writeText } from '#platform/storage.ts';
import { media } from '#ui/theme/media.ts';
import type { AdminArea, AdminColumn, AdminPageDefinition, AdminTypes } from '../kit/define-admin-page.ts';
import { hiddenColumns, type ListState } from '../state/list-state.ts';

/** The columns that the account chose last; null where storage holds nothing readable. */
function readColumns(key: string): readonly string[] | null {
  const stored = readJson(key);
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : null;
}

const phone = () => matchMedia(media.below('sm'));
const watchPhone = (onChange: () => void): (() => void) => {
  const query = phone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
/** True while the window is as narrow as a phone. */
const useNarrow = (): boolean => useSyncExternalStore(watchPhone, () => phone().matches);

/** The columns of a list and which of them are shown: those of the address, else the account's last choice. */
export function useColumns<T extends AdminTypes>(
  { page, columns }: AdminPageDefinition<T>,
  area: AdminArea,
  { columns: chosen }: Pick<ListState, 'columns'>,
) {
  const key = personalKey('columns', useSession().profile?.id ?? 0, area, page);
  const [remembered, setRemembered] = useState(() => readColumns(key));
  const own: readonly AdminColumn<T['row']>[] = columns.filter((column) => (column.area ?? area) === area);
  const hiddenIn = (narrow: boolean) => hiddenColumns(own, chosen, remembered, narrow);
  const everywhere = hiddenIn(false);
  return {
    columns: own,
    hidden: hiddenIn(useNarrow()),
    /** Ids of the columns of downloads and views, in their order; on a phone there are more of them than it shows. */
    shown: own.flatMap(({ id }) => (everywhere.has(id) ? [] : id)),
    /** Stores the shown columns; returns their ids. */
    remember(next: ReadonlySet<string>): string[] {
      const ids = own.flatMap(({ id }) => (next.has(id) ? [] : id));
      writeText(key, JSON.stringify(ids));
      setRemembered(ids);
      return ids;
    },
  };
}
