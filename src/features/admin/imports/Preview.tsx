import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import type { ImportRow } from '#api/generated/model/importRow.ts';
import type { ImportRowStatus } from '#api/generated/model/importRowStatus.ts';
import { formatNumber } from '#lib/numbers.ts';
import {
  Badge,
  Button,
  type Column,
  Failure,
  Heading,
  Inline,
  MultiSelect,
  Pagination,
  Stack,
  Table,
  Text,
} from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { importCalls } from './calls.ts';
import { changesText, statusTitles, statusTones } from './import-words.ts';
import { filter } from './imports.css.ts';

const pageSize = 50;

const columns: readonly Column<ImportRow>[] = [
  {
    id: 'email',
    title: 'E-mail',
    isRowHeader: true,
    width: '2fr',
    minWidth: 200,
    render: ({ label }) => <bdi>{label || '—'}</bdi>,
  },
  {
    id: 'line',
    title: 'Строка',
    align: 'end',
    width: 90,
    minWidth: 90,
    render: ({ line }) => formatNumber(line),
  },
  {
    id: 'status',
    title: 'Статус',
    width: 160,
    minWidth: 160,
    render: ({ status }) =>
      status ? <Badge tone={statusTones[status]}>{statusTitles[status]}</Badge> : 'Неизвестно',
  },
  {
    id: 'changes',
    title: 'Было → станет или причина отказа',
    width: '4fr',
    minWidth: 300,
    render: (row) =>
      row.status === 'refused' ? (row.message ?? 'Причина не указана') : <LineChanges row={row} />,
  },
];

function LineChanges({ row }: { row: ImportRow }) {
  const shown = changesText(row);
  if (shown.length === 0) return '—';
  return (
    <Stack gap={1}>
      {shown.map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

const statuses = Object.keys(statusTitles) as ImportRowStatus[];

interface PreviewProps {
  area: AdminArea;
  one: ImportCheck;
}

/** The lines of a checked list with what their import does. */
export function Preview({ area, one }: PreviewProps) {
  const [chosen, setChosen] = useState<readonly ImportRowStatus[]>([]);
  const [page, setPage] = useState(1);
  const { uuid, job } = one;
  const query = { uuid, page: page - 1, size: pageSize, ...(chosen.length > 0 && { status: [...chosen] }) };
  const rows = useQuery({
    queryKey: ['import rows', area, query, job?.processed ?? 0],
    queryFn: ({ signal }) => importCalls[area].rows(query, { signal }),
    placeholderData: keepPreviousData,
  });
  const counts: Record<ImportRowStatus, number> = one;
  const present = statuses.filter((status) => counts[status] > 0 || status === 'refused');
  return (
    <Stack gap={3}>
      <Inline gap={3} wrap>
        <div className={filter}>
          <MultiSelect
            label="Статус строк"
            placeholder="Все"
            options={present.map((status) => ({
              id: status,
              label: statusTitles[status],
              ...(!job && { hint: formatNumber(counts[status]) }),
            }))}
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              setPage(1);
            }}
          />
        </div>
      </Inline>
      <Table
        label={`Строки списка «${one.fileName}»`}
        columns={columns}
        rows={rows.data?.content ?? []}
        rowKey={({ line }) => String(line)}
        isLoading={rows.isFetching}
        {...(rows.isError && {
          error: <Failure title="Не удалось загрузить строки" onRetry={rows.refetch} />,
        })}
        empty="Таких строк нет"
      />
      <Pagination page={page} pageSize={pageSize} total={rows.data?.totalElements ?? 0} onPage={setPage} />
    </Stack>
  );
}

const names = (list: readonly string[]): string => list.map((name) => `«${name}»`).join(', ');

interface SummaryProps extends PreviewProps {
  /** What was found or done, in a sentence. */
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** What was found in a list, and what can be done with it. */
export function Summary({ area, one, text, children }: SummaryProps) {
  const { fileName, ignored, uuid, refused, job } = one;
  const hasRefused = refused + (job?.refused ?? 0) > 0;
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        {fileName}
      </Heading>
      <div role="status">
        <Text>{text}</Text>
      </div>
      {ignored.length > 0 && (
        <Text size="sm" tone="muted">
          Не читаются столбцы: {names(ignored)}
        </Text>
      )}
      <Inline wrap>
        {children}
        {hasRefused && (
          <Button
            icon={<Download />}
            onPress={() => void importCalls[area].download({ uuid, status: ['refused'] })}
          >
            Скачать отказы
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
