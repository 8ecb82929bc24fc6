import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useBalanceOperationList } from '#api/generated/hooks/user/user.ts';
import type { BalanceOperation } from '#api/generated/model/balanceOperation.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { EmptyState, Heading, Loaded, Pagination, Stack, Text, TimeText } from '#ui/index.ts';
import { formatMoney } from '../model/money.ts';
import { row, rows, words } from './Rows.css.ts';

const pageSize = 20;

/** Payments and charges, newest first, by page. */
export function Operations() {
  /** From 0. */
  const [page, setPage] = useState(0);
  const operations = useBalanceOperationList(
    { page, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        Операции
      </Heading>
      <Loaded query={operations} failure="Не удалось загрузить операции">
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <EmptyState level={3} title="Операций пока нет" text="Здесь появятся пополнения и списания." />
          ) : (
            <>
              <ul className={rows}>
                {content.map((operation) => (
                  <Operation key={operation.uuid} operation={operation} />
                ))}
              </ul>
              <Pagination
                page={page + 1}
                pageSize={pageSize}
                total={totalElements}
                onPage={(next) => setPage(next - 1)}
              />
            </>
          )
        }
      </Loaded>
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
