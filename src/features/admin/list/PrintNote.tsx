import { formatDateTime } from '#lib/dates.ts';
import { config } from '#platform/config.ts';
import { Text } from '#ui/index.ts';
import { onPaper } from './AdminList.css.ts';

interface PrintNoteProps {
  searchText: string;
  /** Filters in words. */
  filters: readonly string[];
  /** When the rows were loaded, ms since 1970. */
  loaded: number;
}

/** What a printed list says of itself: what was looked for, of which moment, in which zone its days are counted. */
export function PrintNote({ searchText, filters, loaded }: PrintNoteProps) {
  const parts = [searchText && `Поиск: ${searchText}`, ...filters].filter(Boolean);
  return (
    <div className={onPaper}>
      <Text size="sm">{parts.length > 0 ? parts.join('; ') : 'Без фильтров'}</Text>
      <Text size="sm">
        Данные на {formatDateTime(new Date(loaded))}. Дни — по часовому поясу {config.reportTimeZone}.
      </Text>
    </div>
  );
}
