import { useState } from 'react';
import { useSession } from '#platform/session/useSession.ts';
import { personalKey, readJson, writeText } from '#platform/storage.ts';
import { useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/media.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminColumn, AdminPageDefinition } from '../kit/define-admin-page.ts';
import { hiddenColumns, type ListState } from '../state/list-state.ts';

/** The columns that the account chose last; null where storage holds nothing readable. */
function readColumns(key: string): readonly string[] | null {
  const stored = readJson(key);
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : null;
}

/** The columns of a list and which of them are shown: those of the address, else the account's last choice. */
export function useColumns<T extends AdminTypes>(
  { page, columns }: AdminPageDefinition<T>,
  area: AdminArea,
  { columns: chosen }: Pick<ListState, 'columns'>,
  filter: T['query'],
) {
  const key = personalKey('columns', useSession().profile?.id ?? 0, area, page);
  const [remembered, setRemembered] = useState(() => readColumns(key));
  const ofArea: readonly AdminColumn<T['row']>[] = columns.filter((column) => (column.area ?? area) === area);
  const values = Object.fromEntries(Object.entries(filter));
  const own = ofArea.filter(({ isIn }) => isIn?.(values) ?? true);
  const isPhone = useMedia(media.below('sm'));
  const hidden = (isNarrow: boolean) => hiddenColumns(own, chosen, remembered, isNarrow);
  const hiddenWide = hidden(false);
  return {
    columns: own,
    hidden: hidden(isPhone),
    /** Ids of the columns of a wide window, in their order. Downloads and views have them on a phone, too. */
    shown: own.flatMap(({ id }) => (hiddenWide.has(id) ? [] : id)),
    /** Stores the shown columns, with those of other filters; returns their ids. @param next the hidden ones */
    remember(next: ReadonlySet<string>): string[] {
      const ids = ofArea.flatMap(({ id }) => (next.has(id) ? [] : id));
      writeText(key, JSON.stringify(ids));
      setRemembered(ids);
      return ids;
    },
  };
}
