import { Copy, FileSpreadsheet, ListFilter, Sheet } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button, Chart, ColumnChoice, Inline, Preloader, Stack, Text, TextField } from '#ui/index.ts';
import { copyRich } from '../copy.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import type { ResultViewProps } from '../result-view.ts';
import { saveTable } from '../save-table.ts';
import { useWholeResult } from '../useWholeResult.ts';
import { chartOf } from './chart-data.ts';
import { DataGrid } from './DataGrid.tsx';
import { filters as filterFields } from './TableResult.css.ts';
import {
  type ColumnSort,
  filterRows,
  isNumeric,
  shownCell,
  sortRows,
  toClipboard,
  toTypedTable,
} from './table-model.ts';

/** Up to this number of rows the filters are only in the menu. */
const AT_A_GLANCE = 12;

const count = new Intl.NumberFormat('ru-RU');

/** A table of an answer: sorted, filtered and saved in the browser, with its chart (CHAT-13, CHAT-24, CHAT-35). */
export default function TableResult(props: ResultViewProps<'table'>) {
  const { result, isPart, retry } = useWholeResult(props);
  const { columns, rows, rowCount } = result;
  const [sort, setSort] = useState<ColumnSort | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [filters, setFilters] = useState<ReadonlyMap<number, string>>(new Map());
  const [isFiltering, setFiltering] = useState(false);
  const used = useDeferredValue(filters);

  const title = result.title ?? 'Таблица';
  const filtered = filterRows(rows, columns, used);
  const sorted = sort ? sortRows(filtered, columns, sort) : filtered;
  // The first column names the rows and stays.
  const shown = columns.flatMap((_, index) => (index === 0 || !hidden.has(String(index)) ? [index] : []));
  const shownTable = { columns, shown, rows: sorted };
  const chart = chartOf(result);

  const sortBy = (column: number): void =>
    setSort((old) => {
      if (old?.column !== column) return { column, isDescending: false };
      return old.isDescending ? null : { column, isDescending: true };
    });
  const textAt = (row: number, column: number): string =>
    shownCell(sorted[row]?.[column] ?? null, columns[column] ?? { title: '', type: 'text' });

  return (
    <Stack as="section" gap={2} aria-label={title}>
      {chart && <Chart {...chart} instead={<Preloader />} />}
      {chart?.note && (
        <Text size="sm" tone="muted">
          {chart.note}
        </Text>
      )}
      {result.title && <Text weight="semibold">{result.title}</Text>}
      <ResultToolbar
        label="Действия с таблицей"
        actions={[
          {
            id: 'copy',
            label: 'Копировать таблицу',
            icon: <Copy />,
            onAction: () => void copyRich(toClipboard(shownTable)),
          },
          {
            id: 'csv',
            label: 'CSV',
            icon: <Sheet />,
            onAction: () => saveTable(toTypedTable(shownTable), title, 'csv'),
          },
          {
            id: 'xlsx',
            label: 'XLSX',
            icon: <FileSpreadsheet />,
            onAction: () => saveTable(toTypedTable(shownTable), title, 'xlsx'),
          },
          {
            id: 'filters',
            label: isFiltering ? 'Скрыть фильтры' : 'Фильтры и\u00a0столбцы',
            icon: <ListFilter />,
            isMenuOnly: rowCount <= AT_A_GLANCE,
            onAction: () => setFiltering(!isFiltering),
          },
        ]}
        handOver={() => ({ text: toClipboard(shownTable).text, files: [] })}
      >
        <span role="status">
          Показано {count.format(sorted.length)} из {count.format(rowCount)}
          {isPart && !retry && ', загружаем остальные…'}
        </span>
        {retry && (
          <Button size="sm" variant="quiet" onPress={retry}>
            Загрузить остальные
          </Button>
        )}
      </ResultToolbar>
      {isFiltering && (
        <search className={filterFields} aria-label="Фильтры таблицы">
          {shown.map((index) => (
            <TextField
              key={index}
              label={columns[index]?.title || `Столбец ${index + 1}`}
              placeholder={
                isNumeric(columns[index] ?? { title: '', type: 'text' }) ? '> 1000' : 'Часть текста'
              }
              value={filters.get(index) ?? ''}
              onChange={(text) => setFilters((old) => new Map(old).set(index, text))}
            />
          ))}
          <Inline>
            <ColumnChoice
              columns={columns.map((column, index) => ({
                id: String(index),
                title: column.title || `Столбец ${index + 1}`,
                render: () => null,
              }))}
              hidden={hidden}
              onChange={setHidden}
            />
            <Button size="sm" variant="quiet" onPress={() => setFilters(new Map())}>
              Сбросить фильтры
            </Button>
          </Inline>
        </search>
      )}
      {sorted.length === 0 ? (
        <Text tone="muted">{rows.length === 0 ? 'В таблице нет строк' : 'Ничего не найдено'}</Text>
      ) : (
        <DataGrid
          label={title}
          columns={shown.map((id) => ({
            id,
            title: columns[id]?.title ?? '',
            isNumber: isNumeric(columns[id] ?? { title: '', type: 'text' }),
          }))}
          rowCount={sorted.length}
          textAt={textAt}
          sort={sort}
          onSort={sortBy}
        />
      )}
    </Stack>
  );
}
