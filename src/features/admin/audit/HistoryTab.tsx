import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AnyField } from '#forms/index.ts';
import { EmptyState, Text, textLinkClass } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { Moment } from '../kit/Moment.tsx';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { actionText, resultText } from '../words/audit-words.ts';
import { Changes } from './Changes.tsx';
import { useAuditList } from './useAuditList.ts';

/** Entries on a page of the history. */
const pageSize = 20;
/** How far back the gateway looks for one object, days before today. */
const daysBack = 365;

interface HistoryTabProps {
  area: AdminArea;
  entity: AuditEntity;
  /** Key of the row. */
  id: string;
  fields: readonly Pick<AnyField, 'name' | 'label'>[];
}

/** What administrators did with a row, newest first (ADM-19, COMP-09). */
export function HistoryTab({ area, entity, id, fields }: HistoryTabProps) {
  const [page, setPage] = useState(1);
  const to = reportingToday();
  const { data: tiles = [] } = useAdminTiles(area);
  const hasLog = tiles.some(({ value }) => value === 'logs');
  const query = useAuditList(
    area,
    { from: daysBefore(to, daysBack), to, entity: [entity], key: id, page: page - 1, size: pageSize },
    0,
  );
  return (
    <PagedEntries
      label="История"
      query={query}
      failure="Не удалось загрузить историю"
      empty={<EmptyState title="Изменений нет" text="За последний год с этой записью ничего не делали." />}
      keyOf={({ uuid }) => uuid}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    >
      {({ uuid, moment, actor, action, result, changes }) => (
        <>
          <Text weight="medium">
            {hasLog ? (
              <Link
                to={`/${area}/$`}
                params={{ _splat: 'logs' }}
                search={{ row: uuid } as object}
                className={textLinkClass}
              >
                {actionText(action)}
              </Link>
            ) : (
              actionText(action)
            )}
            {result === 'done' ? '' : ` — ${resultText(result).toLowerCase()}`}
          </Text>
          <Text size="sm" tone="muted">
            <Moment value={moment} />, {actor}
          </Text>
          {changes.length > 0 && <Changes changes={changes} entity={entity} fields={fields} />}
        </>
      )}
    </PagedEntries>
  );
}
