import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminFeedbackList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminFeedback } from '#api/generated/model/adminFeedback.ts';
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  Pagination,
  Preloader,
  Stack,
  Text,
  textLinkClass,
} from '#ui/index.ts';
import { written } from '../feedback/feedback.css.ts';
import { statusBadge } from '../feedback/words.ts';
import { Moment } from '../Moment.tsx';
import { entries, entry } from './errors.css.ts';

/** Messages on a page. */
const pageSize = 10;

/** What people reported about a group of failures from the error dialog, newest first. */
export function Reports({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAdminFeedbackList(
    { error: uuid, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isError)
    return (
      <EmptyState
        title="Не удалось загрузить обращения"
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    );
  if (!data) return <Preloader />;
  if (data.content.length === 0)
    return <EmptyState title="Обращений нет" text="Об этой ошибке никто не написал." />;
  return (
    <Stack gap={4}>
      <ol className={entries} aria-label="Обращения">
        {data.content.map((message) => (
          <Report key={message.uuid} message={message} />
        ))}
      </ol>
      {data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Stack>
  );
}

function Report({
  message: { uuid, number, date, author, email, text, status },
}: {
  message: AdminFeedback;
}) {
  const { label, tone } = statusBadge(status);
  return (
    <li className={entry}>
      <Inline gap={2}>
        <Link
          to="/admin/$"
          params={{ _splat: 'feedback' }}
          search={{ row: uuid } as object}
          className={textLinkClass}
        >
          № {number}
        </Link>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text size="sm" tone="muted">
        {author ?? email ?? 'Без адреса'}, <Moment value={date} />
      </Text>
      <p className={written}>{text}</p>
    </li>
  );
}
