import type { ReactNode } from 'react';
import { type Loadable, Loaded, Pagination, Stack } from '#ui/index.ts';
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
  const { label, query, failure, empty, keyOf, page, pageSize, onPage, children } = props;
  return (
    <Loaded query={query} failure={failure}>
      {({ content, totalElements }) =>
        content.length === 0 && empty ? (
          empty
        ) : (
          <Stack>
            <Stack as="ol" aria-label={label}>
              {content.map((row) => (
                <li key={keyOf(row)} className={entry}>
                  {children(row)}
                </li>
              ))}
            </Stack>
            {totalElements > pageSize && (
              <Pagination page={page} pageSize={pageSize} total={totalElements} onPage={onPage} />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
