import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchText } from '#platform/useSearchText.ts';
import { Button, ColumnChoice, Inline, SearchField, type Sort, useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/media.ts';
import type { TableChoice } from '../kit/admin-scope.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { added, searchPlace, tools } from './AdminList.css.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { SortMenu } from './SortMenu.tsx';

/** Delay between the last letter and the search, ms (administration.md §2.3). */
const searchDelay = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** The search of a list. `/` focuses it. */
function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, type } = useSearchText(value, onSearch, searchDelay);
  return (
    <div className={searchPlace}>
      <SearchField label="Поиск" placeholder={label} value={text} onChange={type} maxLength={200} />
    </div>
  );
}

interface ListToolsProps<Row> {
  search: SearchBoxProps | undefined;
  columns: readonly AdminColumn<Row>[];
  hidden: ReadonlySet<string>;
  onColumns: (hidden: ReadonlySet<string>) => void;
  onDownload: ((format: TableChoice['format']) => Promise<unknown>) | undefined;
  onReport: (() => Promise<void>) | undefined;
  onAdd: (() => void) | undefined;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** The button of the filters. */
  filters: ReactNode;
  /** The button of the views. */
  views: ReactNode;
}

/**
 * The toolbar of a list: search, filters, views, columns, download, and the button that adds a row. On a phone, where
 * rows are cards without headers, it also has the order; what is needed seldom is behind «Ещё».
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { search, columns, hidden, onColumns, onDownload, onReport, onAdd, sort, onSort } = props;
  const isPhone = useMedia(media.below('sm'));
  const [isMore, setMore] = useState(false);
  return (
    <Inline wrap screenOnly>
      {search && <SearchBox {...search} />}
      <div className={tools}>
        {props.filters}
        {isPhone && (
          <Button size="sm" icon={<ChevronDown />} aria-expanded={isMore} onPress={() => setMore(!isMore)}>
            Ещё
          </Button>
        )}
        {(!isPhone || isMore) && (
          <>
            {props.views}
            <ColumnChoice columns={columns} hidden={hidden} onChange={onColumns} />
            <DownloadMenu onDownload={onDownload} onReport={onReport} />
          </>
        )}
        {isPhone && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
      </div>
      {onAdd && (
        <div className={added}>
          <Button size="sm" variant="primary" icon={<Plus />} onPress={onAdd}>
            Добавить
          </Button>
        </div>
      )}
    </Inline>
  );
}
