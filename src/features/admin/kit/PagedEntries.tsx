import type { ReactNode } from 'react';
import { type Loadable, Paged, Stack } from '#ui/index.ts';
import { entry } from './PagedEntries.css.ts';

interface PagedEntriesProps<Row> {
  /** Name of the list. */
  label: string;
  query: Loadable<{ content: readonly Row[]; totalElements: number }>;
  /** Shown after an error: «Не удалось загрузить историю». */
  failure: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  keyOf: (row: Row) => string | number;
  /** The shown page, from 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** The content of an entry. */
  children: (row: Row) => ReactNode;
}

/** A list by pages in a tab of the drawer. */
export function PagedEntries<Row>(props: PagedEntriesProps<Row>) {
  const { label, keyOf, children, ...paged } = props;
  return (
    <Stack>
      <Paged {...paged}>
        {(rows) => (
          <Stack as="ol" aria-label={label}>
            {rows.map((row) => (
              <li key={keyOf(row)} className={entry}>
                {children(row)}
              </li>
            ))}
          </Stack>
        )}
      </Paged>
    </Stack>
  );
}
