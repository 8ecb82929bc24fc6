import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalanceOperationList } from '#api/generated/hooks/user/user.ts';
import type { BalanceOperation } from '#api/generated/model/balanceOperation.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { EmptyState, Heading, Paged, Stack, Text, TimeText } from '#ui/index.ts';
import { pageSize } from '../load-profile.ts';
import { formatMoney } from '../model/money.ts';
import { row, rows, words } from './Rows.css.ts';

/** Payments and charges, newest first, by page. */
export function Operations() {
  const [page, setPage] = useState(1);
  const operations = useBalanceOperationList(
    { page: page - 1, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        Операции
      </Heading>
      <Paged
        query={operations}
        failure="Не удалось загрузить операции"
        empty={
          <EmptyState level={3} title="Операций пока нет" text="Здесь появятся пополнения и списания." />
        }
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      >
        {(content) => (
          <ul className={rows}>
            {content.map((operation) => (
              <Operation key={operation.uuid} operation={operation} />
            ))}
          </ul>
        )}
      </Paged>
    </Stack>
  );
}

function Operation({ operation: { title, date, amount, currency } }: { operation: BalanceOperation }) {
  const moment = parseTimestamp(date);
  return (
    <li className={row}>
      <div className={words}>
        <Text>{title}</Text>
        {moment && (
          <Text size="sm" tone="muted">
            <TimeText date={moment} />
          </Text>
        )}
      </div>
      <Text tabular weight="medium" tone={amount > 0 ? 'positive' : 'text'}>
        {amount > 0 && '+'}
        {formatMoney(amount, currency)}
      </Text>
    </li>
  );
}
