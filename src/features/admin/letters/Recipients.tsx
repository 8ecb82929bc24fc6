import { keepPreviousData } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAdminMailingRecipientList } from '#api/generated/hooks/admin/admin.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import type { MailingRecipient } from '#api/generated/model/mailingRecipient.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Badge, Button, EmptyState, Inline, SegmentedControl, Stack, Text } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { recipientStatus } from '../words/mailing-words.ts';

const pageSize = 20;
/** Time between two looks at a mailing that is being sent, ms. */
const interval = 2000;
const views = [
  { id: 'all', label: 'Все' },
  { id: 'failed', label: 'Не доставлено' },
] as const;

/** The report of a mailing by recipient. */
export function Recipients({ mailing: { uuid, title, status } }: { mailing: Mailing }) {
  const [page, setPage] = useState(1);
  const [view, setView] = useState<'all' | 'failed'>('all');
  const filter = view === 'failed' ? { status: ['failed' as const] } : {};
  const query = useAdminMailingRecipientList(
    { uuid, ...filter, page: page - 1, size: pageSize },
    {
      query: {
        placeholderData: keepPreviousData,
        gcTime: 0,
        refetchInterval: status === 'sending' && interval,
      },
    },
  );
  if (status === 'draft')
    return (
      <EmptyState title="Получателей пока нет" text="Их список появится, когда рассылка будет запущена." />
    );
  const choose = (next: 'all' | 'failed'): void => {
    setView(next);
    setPage(1);
  };
  return (
    <Stack>
      <Inline wrap>
        <SegmentedControl label="Получатели" items={views} selected={view} onSelect={choose} />
        <Button
          icon={<Download />}
          onPress={() =>
            void downloadTable(
              '/admin/letters/downloadListRecipient',
              { uuid, ...filter },
              `Отчёт о рассылке «${title}»`,
            )
          }
        >
          Скачать
        </Button>
      </Inline>
      <PagedEntries
        label="Получатели"
        query={query}
        failure="Не удалось загрузить получателей"
        empty={<Text>Таких получателей нет.</Text>}
        keyOf={({ line }) => line}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      >
        {(recipient) => <Recipient recipient={recipient} />}
      </PagedEntries>
    </Stack>
  );
}

function Recipient({
  recipient: { id, name, email, status, message, moment },
}: {
  recipient: MailingRecipient;
}) {
  const { label, tone } = recipientStatus(status);
  return (
    <>
      <Inline wrap>
        <Text weight="medium">{name || email || `№ ${id}`}</Text>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text size="sm" tone="muted">
        {[name ? email : null, message].filter(Boolean).join(', ')}
        {moment && (
          <>
            {name && email ? ', ' : ''}
            <Moment value={moment} />
          </>
        )}
      </Text>
    </>
  );
}
