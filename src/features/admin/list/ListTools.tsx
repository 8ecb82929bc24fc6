import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchText } from '#platform/useSearchText.ts';
import { Button, ColumnChoice, Inline, SearchField } from '#ui/index.ts';
import type { TableChoice } from '../kit/admin-scope.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { added, searchPlace } from './AdminList.css.ts';
import { DownloadMenu } from './DownloadMenu.tsx';

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
  /** The buttons of filters and views. */
  children: ReactNode;
}

/** The toolbar of a list: search, filters, views, columns, download, and the button that adds a row. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { search, columns, hidden, onColumns, onDownload, onReport, onAdd, children } = props;
  return (
    <Inline wrap screenOnly>
      {search && <SearchBox {...search} />}
      <Inline wrap>
        {children}
        <ColumnChoice columns={columns} hidden={hidden} onChange={onColumns} isCompact />
        <DownloadMenu onDownload={onDownload} onReport={onReport} />
      </Inline>
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
