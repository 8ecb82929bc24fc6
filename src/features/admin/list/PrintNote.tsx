import { formatDateTime } from '#lib/dates.ts';
import { config } from '#platform/config.ts';
import { Text } from '#ui/index.ts';
import { onPaper } from './AdminList.css.ts';

interface PrintNoteProps {
  searchText: string;
  /** Filters in words. */
  filters: readonly string[];
  /** Time at which the rows were loaded, ms since 1970. */
  loaded: number;
}

/** The header of a printed list: its filters, the time of its rows, the time zone of its days. */
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
