import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useAdminAgreementAcceptanceList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminAgreement } from '#api/generated/model/adminAgreement.ts';
import type { AgreementAcceptance } from '#api/generated/model/agreementAcceptance.ts';
import { downloadTable } from '#platform/downloads.ts';
import {
  Badge,
  Button,
  Inline,
  Menu,
  MenuItem,
  SearchField,
  SegmentedControl,
  Stack,
  Text,
} from '#ui/index.ts';
import type { TableChoice } from '../kit/admin-scope.ts';
import { Moment } from '../kit/Moment.tsx';
import { PagedEntries } from '../kit/PagedEntries.tsx';
import { placeText } from '../words/agreement-words.ts';

const pageSize = 20;
const orders = [
  { id: 'date,desc', label: 'Сначала новые' },
  { id: 'email,asc', label: 'По адресу' },
] as const;
type Order = (typeof orders)[number]['id'];

/** Who has answered which version of an agreement, and when: the proof (ADM-61). */
export function Acceptances({ agreement: { id, title } }: { agreement: AdminAgreement }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Order>('date,desc');
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const filter = { id, sort, ...(searchText !== '' && { searchText }) };
  const query = useAdminAgreementAcceptanceList(
    { ...filter, page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData, gcTime: 0 } },
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (format: TableChoice['format']) =>
      downloadTable(
        '/admin/agreements/downloadListAcceptance',
        { ...filter, format },
        `Кто принял «${title}»`,
      ),
  });
  return (
    <Stack>
      <SearchField
        label="Поиск"
        placeholder="Адрес или имя"
        value={text}
        onChange={(next) => {
          setText(next);
          setPage(1);
        }}
        maxLength={200}
      />
      <Inline wrap>
        <SegmentedControl
          label="Порядок"
          items={orders}
          selected={sort}
          onSelect={(next) => {
            setSort(next);
            setPage(1);
          }}
        />
        <Menu
          trigger={
            <Button icon={<Download />} isPending={isPending}>
              Скачать
            </Button>
          }
        >
          <MenuItem onAction={() => mutate('xlsx')}>Excel (XLSX)</MenuItem>
          <MenuItem onAction={() => mutate('csv')}>CSV</MenuItem>
        </Menu>
      </Inline>
      <PagedEntries
        label="Кто принял"
        query={query}
        failure="Не удалось загрузить список принявших"
        empty={<Text>{searchText === '' ? 'Пока никто не ответил.' : 'Никого не нашлось.'}</Text>}
        keyOf={({ uuid }) => uuid}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      >
        {(acceptance) => <Acceptance acceptance={acceptance} />}
      </PagedEntries>
    </Stack>
  );
}

function Acceptance({ acceptance }: { acceptance: AgreementAcceptance }) {
  const { userId, email, name, company, textVersion, checked, date, place } = acceptance;
  return (
    <>
      <Inline wrap>
        <Text weight="medium">{name || email || `Удалённая учётная запись № ${userId}`}</Text>
        {checked ? <Badge tone="positive">Принято</Badge> : <Badge tone="neutral">Не&nbsp;отмечено</Badge>}
      </Inline>
      <Text size="sm" tone="muted">
        {[name ? email : '', company].filter(Boolean).join(', ')}
      </Text>
      <Text size="sm" tone="muted">
        {`Версия ${textVersion}, ${placeText(place)}, `}
        <Moment value={date} />
      </Text>
    </>
  );
}
