import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import { formatNumber } from '#lib/numbers.ts';
import { type Column, Failure, Heading, Pagination, Stack, Table } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { purposeTitles, stateText } from './import-words.ts';
import type { Imports } from './useImports.ts';

const columns: readonly Column<ImportCheck>[] = [
  {
    id: 'file',
    title: 'Файл',
    isRowHeader: true,
    width: '2fr',
    minWidth: 200,
    render: ({ fileName }) => fileName,
  },
  {
    id: 'purpose',
    title: 'Что сделать',
    width: '1fr',
    minWidth: 180,
    render: ({ purpose }) => (purpose ? purposeTitles[purpose] : 'Неизвестно'),
  },
  {
    id: 'created',
    title: 'Проверен',
    width: 170,
    minWidth: 170,
    render: ({ created }) => <Moment value={created} />,
  },
  {
    id: 'total',
    title: 'Строк',
    align: 'end',
    width: 90,
    minWidth: 90,
    render: ({ total }) => formatNumber(total),
  },
  { id: 'state', title: 'Результат', width: '2fr', minWidth: 240, render: stateText },
];

interface EarlierImportsProps {
  imports: Imports;
  onOpen: (uuid: string) => void;
}

/** One's own imports, newest first; a press opens one. */
export function EarlierImports({ imports, onOpen }: EarlierImportsProps) {
  const { rows, total, page, pageSize, setPage, isFetching, isError, retry } = imports;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="md">
        Мои импорты
      </Heading>
      <Table
        label="Мои импорты"
        columns={columns}
        rows={rows}
        rowKey={({ uuid }) => uuid}
        onRowAction={onOpen}
        isLoading={isFetching}
        {...(isError && { error: <Failure title="Не удалось загрузить список" onRetry={retry} /> })}
        empty="Списков ещё не было. Выберите файл выше."
      />
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    </Stack>
  );
}
