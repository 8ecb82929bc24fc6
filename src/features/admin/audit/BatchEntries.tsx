import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminAuditList } from '#api/generated/hooks/admin/admin.ts';
import type { AuditEntry } from '#api/generated/model/auditEntry.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, EmptyState, Pagination, Preloader, Stack, Text } from '#ui/index.ts';
import { reportingToday } from '../reporting-days.ts';
import { entries, entry } from './audit.css.ts';
import { Changes } from './Changes.tsx';
import { resultText } from './words.ts';

/** Entries on a page. */
const pageSize = 50;

/** The entries of the objects of a change of many (ADM-12, ADM-19). */
export function BatchEntries({ batch }: { batch: AuditEntry }) {
  const [page, setPage] = useState(1);
  const day = reportingToday(parseTimestamp(batch.moment) ?? undefined);
  const { data, isError, refetch } = useAdminAuditList(
    // A long change ends days after its beginning at worst.
    { from: day, to: reportingToday(), parent: batch.uuid, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isError)
    return (
      <EmptyState
        title="Не удалось загрузить записи"
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    );
  if (!data) return <Preloader />;
  return (
    <Stack gap={4}>
      <ol className={entries} aria-label="Записи">
        {data.content.map(({ uuid, object, entity, result, changes }) => (
          <li key={uuid} className={entry}>
            <Text weight="medium">{object}</Text>
            <Text size="sm" tone="muted">
              {resultText(result)}
            </Text>
            {changes.length > 0 && <Changes changes={changes} entity={entity} />}
          </li>
        ))}
      </ol>
      {data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Stack>
  );
}
