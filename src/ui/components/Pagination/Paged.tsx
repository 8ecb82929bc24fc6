import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../Loaded/Loaded.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

interface Page<Row> {
  content: readonly Row[];
  totalElements?: number;
}

interface PagedProps<Row>
  extends Omit<LoadedProps<Page<Row>>, 'children'>,
    Pick<PaginationProps, 'page' | 'pageSize' | 'onPage'> {
  /** Shown instead of a page without rows. @default the list without rows */
  empty?: ReactNode;
  /** The list with the rows of the page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list from the server with its states, and below it the pages if there are several. */
export const Paged = <Row,>({ empty, page, pageSize, onPage, children, ...loaded }: PagedProps<Row>) => (
  <Loaded {...loaded}>
    {({ content, totalElements = 0 }) =>
      content.length === 0 && empty !== undefined ? (
        empty
      ) : (
        <>
          {children(content)}
          {totalElements > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={totalElements} onPage={onPage} />
          )}
        </>
      )
    }
  </Loaded>
);
