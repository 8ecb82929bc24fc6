import { useState } from 'react';
import type { AuditEntry } from '#api/generated/model/auditEntry.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Text } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { reportingToday } from '../kit/reporting-days.ts';
import { resultText } from '../words/audit-words.ts';
import { Changes } from './Changes.tsx';
import { useAuditList } from './useAuditList.ts';

/** Entries on a page. */
const pageSize = 50;

/** The entries of the objects of a change of many (ADM-12, ADM-19). */
export function BatchEntries({ batch, area }: { batch: AuditEntry; area: AdminArea }) {
  const [page, setPage] = useState(1);
  const day = reportingToday(parseTimestamp(batch.moment) ?? undefined);
  const query = useAuditList(
    area,
    // A long change ends days after its beginning at worst.
    { from: day, to: reportingToday(), parent: batch.uuid, page: page - 1, size: pageSize },
  );
  return (
    <PagedEntries
      label="Записи"
      query={query}
      failure="Не удалось загрузить записи"
      keyOf={({ uuid }) => uuid}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    >
      {({ object, entity, result, changes }) => (
        <>
          <Text weight="medium">{object}</Text>
          <Text size="sm" tone="muted">
            {resultText(result)}
          </Text>
          {changes.length > 0 && <Changes changes={changes} entity={entity} />}
        </>
      )}
    </PagedEntries>
  );
}
