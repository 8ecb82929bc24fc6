import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NativeSelect } from '../Select/NativeSelect.tsx';
import { Text } from '../Text/Text.tsx';
import { gap, numbers, pageButton, root, row } from './Pagination.css.ts';
import { pageList, shownRange } from './page-list.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  /** Total number of rows. */
  total: number;
  onPage: (page: number) => void;
  /** Available page sizes; more than one adds a select. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
}

const number = new Intl.NumberFormat('ru-RU');

/** Pagination of a list from the server: «1–30 из 240», page numbers, previous and next. */
export function Pagination({ page, pageSize, total, onPage, pageSizes = [], onPageSize }: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const { from, to } = shownRange(page, pageSize, total);
  const range =
    total === 0 ? 'Нет строк' : `${number.format(from)}–${number.format(to)} из ${number.format(total)}`;
  return (
    <div className={root}>
      <Text as="div" size="sm" tone="muted" tabular>
        <span role="status">{range}</span>
      </Text>
      {count > 1 && (
        <nav aria-label="Страницы" className={row}>
          <IconButton
            size="sm"
            label="Предыдущая страница"
            icon={<ChevronLeft />}
            isDisabled={page <= 1}
            onPress={() => onPage(page - 1)}
          />
          <ul className={numbers}>
            {pageList(page, count).map((entry) => (
              <li key={entry}>
                {typeof entry === 'number' ? (
                  <AriaButton
                    aria-label={`Страница ${entry}`}
                    aria-current={entry === page ? 'page' : undefined}
                    className={pageButton}
                    onPress={() => onPage(entry)}
                  >
                    {number.format(entry)}
                  </AriaButton>
                ) : (
                  <span aria-hidden="true" className={gap}>
                    …
                  </span>
                )}
              </li>
            ))}
          </ul>
          <IconButton
            size="sm"
            label="Следующая страница"
            icon={<ChevronRight />}
            isDisabled={page >= count}
            onPress={() => onPage(page + 1)}
          />
        </nav>
      )}
      {pageSizes.length > 1 && (
        <NativeSelect
          label="Строк на странице"
          options={pageSizes.map((size) => ({ id: String(size), label: `По ${size}` }))}
          value={String(pageSize)}
          onChange={(size) => onPageSize?.(Number(size))}
        />
      )}
    </div>
  );
}
