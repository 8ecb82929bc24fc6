import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { ServiceHealth } from '#api/generated/model/serviceHealth.ts';
import { formatDuration, formatNumber, formatShare } from '#lib/numbers.ts';
import { Badge, Stack, textLinkClass } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { statusBadge } from '../words/monitoring-words.ts';
import { fact, facts, term } from './monitoring.css.ts';

/** Requests a minute, and how many its connection can answer. */
export const rateText = ({ perMinute, limit }: Pick<ServiceHealth, 'perMinute' | 'limit'>): string =>
  limit === null ? formatNumber(perMinute) : `${formatNumber(perMinute)} из ${formatNumber(limit)}`;

/** A service as it is now, with the ways to its errors and to the connection that answers it. */
export function ServiceNow({ row }: { row: ServiceHealth }) {
  const { label, tone } = statusBadge(row.status);
  const rows = [
    [
      'Статус',
      <Badge key="status" tone={tone}>
        {label}
      </Badge>,
    ],
    ['Длительность, p50', formatDuration(row.p50)],
    ['Длительность, p95', formatDuration(row.p95)],
    ['В работе', formatNumber(row.running)],
    ['В очереди', formatNumber(row.queue)],
    ['Запросов в минуту', rateText(row)],
    ['Ошибки за 5 минут', formatShare(row.errorShare)],
    ['Подключение', row.connectionTitle ?? 'не нужно'],
    ['Проверено', <Moment key="checked" value={row.checked} />],
  ] as const;
  return (
    <Stack gap={5}>
      <dl className={facts}>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className={term}>{name}</dt>
            <dd className={fact}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Stack gap={2}>
        <Link
          to="/admin/$"
          params={{ _splat: 'error' }}
          search={{ place: row.service }}
          className={textLinkClass}
        >
          Ошибки сервиса
        </Link>
        {row.connectionUuid !== null && (
          <Link
            to="/admin/$"
            params={{ _splat: 'externalApi' }}
            search={{ row: row.connectionUuid }}
            className={textLinkClass}
          >
            Подключение «{row.connectionTitle}»
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
