import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminAuditList } from '#api/generated/hooks/admin/admin.ts';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AnyField } from '#forms/index.ts';
import { Button, EmptyState, Pagination, Preloader, Stack, Text, textLinkClass } from '#ui/index.ts';
import { useAdminTiles } from '../area/useAdminTiles.ts';
import { Moment } from '../Moment.tsx';
import { daysBefore, reportingToday } from '../reporting-days.ts';
import { entries, entry } from './audit.css.ts';
import { Changes } from './Changes.tsx';
import { actionText, resultText } from './words.ts';

/** Entries on a page of the history. */
const pageSize = 20;
/** How far back the gateway looks for one object, days before today. */
const daysBack = 365;

interface HistoryTabProps {
  entity: AuditEntity;
  /** Key of the row. */
  id: string;
  fields: readonly Pick<AnyField, 'name' | 'label'>[];
}

/** What administrators did with a row, newest first (ADM-19). */
export function HistoryTab({ entity, id, fields }: HistoryTabProps) {
  const [page, setPage] = useState(1);
  const to = reportingToday();
  const { data: tiles = [] } = useAdminTiles('admin');
  const hasLog = tiles.some(({ value }) => value === 'logs');
  const { data, isError, refetch } = useAdminAuditList(
    { from: daysBefore(to, daysBack), to, entity: [entity], key: id, page: page - 1, size: pageSize },
    { query: { gcTime: 0, placeholderData: keepPreviousData } },
  );
  if (isError)
    return (
      <EmptyState
        title="Не удалось загрузить историю"
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    );
  if (!data) return <Preloader />;
  if (data.content.length === 0)
    return <EmptyState title="Изменений нет" text="За последний год с этой записью ничего не делали." />;
  return (
    <Stack gap={4}>
      <ol className={entries} aria-label="История">
        {data.content.map(({ uuid, moment, actor, action, result, changes }) => (
          <li key={uuid} className={entry}>
            <Text weight="medium">
              {hasLog ? (
                <Link
                  to="/admin/$"
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
          </li>
        ))}
      </ol>
      {data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Stack>
  );
}
