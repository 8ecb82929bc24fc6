import { serviceHealthList } from '#api/generated/hooks/admin/admin.ts';
import type { ServiceHealth } from '#api/generated/model/serviceHealth.ts';
import type { ServiceHealthListParams } from '#api/generated/model/serviceHealthListParams.ts';
import { formatDuration, formatNumber, formatShare } from '#lib/numbers.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { servicePattern } from '../kit/patterns.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { HealthCharts } from '../monitoring/HealthCharts.tsx';
import { Now } from '../monitoring/Now.tsx';
import { partOf, rowOf } from '../monitoring/query.ts';
import { rateText, ServiceNow } from '../monitoring/ServiceNow.tsx';
import { statusBadge, statusOptions } from '../words/monitoring-words.ts';

interface HealthTypes {
  row: ServiceHealth;
  query: Omit<ServiceHealthListParams, 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

/** The charts of a service: yesterday and today. */
function ServiceCharts({ service }: { service: string }) {
  const today = reportingToday();
  return <HealthCharts from={daysBefore(today, 1)} to={today} service={service} />;
}

/** How the services work now (administration.md §3, monitoring). */
export const serviceHealth = defineAdminPage<HealthTypes>({
  page: 'monitoring/services',
  title: 'Сервисы',
  idOf: ({ service }) => service,
  keyPattern: servicePattern,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: async ({ page, size, ...query }, options) =>
        partOf(await serviceHealthList(query, options), { page, size }),
      read: async (service, options) =>
        rowOf(await serviceHealthList({}, options), (one) => one.service === service, service),
      download: (query) =>
        downloadTable('/admin/monitoring/downloadListHealth', query, 'Мониторинг сервисов'),
    },
  },
  search: { label: 'Сервис или подключение' },
  sort: 'title,asc',
  columns: [
    { id: 'title', title: 'Сервис', isSortable: true, minWidth: 180, render: ({ title }) => title },
    {
      id: 'connection',
      isFact: true,
      under: 'title',
      title: 'Подключение',
      minWidth: 117,
      render: ({ connectionTitle }) => connectionTitle ?? '—',
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 120,
      render({ status }) {
        const { label, tone } = statusBadge(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    { id: 'p50', title: 'p50 за час', align: 'end', minWidth: 118, render: ({ p50 }) => formatDuration(p50) },
    {
      id: 'p95',
      under: 'p50',
      title: 'p95 за час',
      isSortable: true,
      align: 'end',
      minWidth: 118,
      render: ({ p95 }) => formatDuration(p95),
    },
    {
      id: 'running',
      title: 'В\u00a0работе',
      align: 'end',
      minWidth: 118,
      render: ({ running }) => formatNumber(running),
    },
    {
      id: 'queue',
      under: 'running',
      title: 'Очередь',
      isSortable: true,
      align: 'end',
      minWidth: 118,
      render: ({ queue }) => formatNumber(queue),
    },
    { id: 'perMinute', title: 'В\u00a0минуту', align: 'end', minWidth: 105, render: rateText },
    {
      id: 'errorShare',
      isFact: true,
      title: 'Ошибки за 5\u00a0минут',
      isSortable: true,
      align: 'end',
      minWidth: 116,
      render: ({ errorShare }) => formatShare(errorShare),
    },
  ],
  filters: [{ kind: 'choice', name: 'status', title: 'Статус', options: statusOptions }],
  Above: Now,
  isLive: true,
  drawer: {
    tabs: [
      { id: 'now', title: 'Сейчас', render: (row) => <ServiceNow row={row} /> },
      { id: 'charts', title: 'Графики', render: ({ service }) => <ServiceCharts service={service} /> },
    ],
  },
  empty: 'Сервисов нет',
});
