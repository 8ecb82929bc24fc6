import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminErrorEventList } from '#api/generated/hooks/admin/admin.ts';
import type { ErrorEvent } from '#api/generated/model/errorEvent.ts';
import { Button, EmptyState, Pagination, Preloader, Stack, Text } from '#ui/index.ts';
import { Moment } from '../Moment.tsx';
import { code, entries, entry } from './errors.css.ts';

/** Failures on a page. */
const pageSize = 10;

/** The single failures of a group, newest first, without contents of chats. */
export function Occurrences({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAdminErrorEventList(
    { uuid, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isError)
    return (
      <EmptyState
        title="Не удалось загрузить случаи"
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    );
  if (!data) return <Preloader />;
  if (data.content.length === 0)
    return <EmptyState title="Отдельных случаев нет" text="Сохраняются последние 100 случаев." />;
  return (
    <Stack gap={4}>
      <ol className={entries} aria-label="Случаи">
        {data.content.map((event) => (
          <Occurrence key={event.uuid} event={event} />
        ))}
      </ol>
      {data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Stack>
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
    <li className={entry}>
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
    </li>
  );
}
