import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminErrorEventList } from '#api/generated/hooks/admin/admin.ts';
import type { ErrorEvent } from '#api/generated/model/errorEvent.ts';
import { EmptyState, Text } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { code } from './errors.css.ts';

/** Failures on a page. */
const pageSize = 10;

/** The single failures of a group, newest first, without contents of chats. */
export function Occurrences({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1);
  const query = useAdminErrorEventList(
    { uuid, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <PagedEntries
      label="Случаи"
      query={query}
      failure="Не удалось загрузить случаи"
      empty={<EmptyState title="Отдельных случаев нет" text="Сохраняются последние 100 случаев." />}
      keyOf={({ uuid: id }) => id}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    >
      {(event) => <Occurrence event={event} />}
    </PagedEntries>
  );
}

function Occurrence({ event }: { event: ErrorEvent }) {
  const { moment, userId, browser, version, requestId, stack } = event;
  const facts = [
    userId === null ? 'без входа' : `пользователь № ${userId}`,
    browser,
    version && `версия ${version}`,
  ];
  return (
    <>
      <Text weight="medium">
        <Moment value={moment} />
      </Text>
      <Text size="sm" tone="muted">
        {facts.filter(Boolean).join(', ')}
      </Text>
      {requestId && (
        <Text size="sm" tone="muted">
          Номер запроса: {requestId}
        </Text>
      )}
      {/* A focusable area: a long stack is scrolled by keyboard. */}
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls
        <pre className={code} tabIndex={0}>
          {stack}
        </pre>
      )}
    </>
  );
}
