import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminFeedbackList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminFeedback } from '#api/generated/model/adminFeedback.ts';
import { Badge, EmptyState, Inline, Text, textLinkClass } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { written } from '../kit/messages.css.ts';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { statusBadge } from '../words/feedback-words.ts';

/** Messages on a page. */
const pageSize = 10;

/** What people reported about a group of failures from the error dialog, newest first. */
export function Reports({ uuid }: { uuid: string }) {
  const [page, setPage] = useState(1);
  const query = useAdminFeedbackList(
    { error: uuid, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <PagedEntries
      label="Обращения"
      query={query}
      failure="Не удалось загрузить обращения"
      empty={<EmptyState title="Обращений нет" text="Об этой ошибке никто не написал." />}
      keyOf={(message) => message.uuid}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    >
      {(message) => <Report message={message} />}
    </PagedEntries>
  );
}

function Report({
  message: { uuid, number, date, author, email, text, status },
}: {
  message: AdminFeedback;
}) {
  const { label, tone } = statusBadge(status);
  return (
    <>
      <Inline>
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
    </>
  );
}
