/** The tables of the monitoring for downloads. */

import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { ServiceHealth, ServiceStatus } from './health.ts';
import type { LimitRow } from './limits.ts';
import { type Rule, thresholdText } from './rules.ts';

const statuses: Readonly<Record<Schemas['HealthStatus'], string>> = {
  working: 'работает',
  slow: 'медленно',
  failing: 'сбой',
  off: 'выключен',
};
const scopes: Readonly<Record<Schemas['LimitScope'], string>> = {
  company: 'Компания',
  tariff: 'Тариф',
  connection: 'Подключение',
};
const periods: Readonly<Record<Schemas['LimitRowPeriod'], string>> = { day: 'день', month: 'месяц' };

const percent = (share: number): number => Math.round(share * 1000) / 10;
/** Money is in roubles. */
const amount = (value: number, { unit }: LimitRow): number => (unit === 'money' ? value / 100 : value);

export const healthColumns: TableColumns<ServiceHealth> = {
  title: { title: 'Сервис', cell: ({ title }) => title },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  p50: { title: 'p50, мс', cell: ({ p50 }) => p50 ?? '' },
  p95: { title: 'p95, мс', cell: ({ p95 }) => p95 ?? '' },
  running: { title: 'В работе', cell: ({ running }) => running },
  queue: { title: 'В очереди', cell: ({ queue }) => queue },
  perMinute: { title: 'В минуту', cell: ({ perMinute }) => perMinute },
  limit: { title: 'Лимит в минуту', cell: ({ limit }) => limit ?? '' },
  errorShare: {
    title: 'Ошибки за 5 мин, %',
    cell: ({ errorShare }) => (errorShare === null ? '' : percent(errorShare)),
  },
  connection: { title: 'Подключение', cell: ({ connectionTitle }) => connectionTitle ?? '' },
};

export const statusColumns: TableColumns<ServiceStatus> = {
  title: { title: 'Сервис', cell: ({ title }) => title },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  checked: { title: 'Проверено', cell: ({ checked }) => momentCell(checked) },
};

const metrics: Readonly<Record<Schemas['RuleMetric'], string>> = {
  p95: 'Длительность ответа (p95)',
  errorShare: 'Доля ошибок',
  queue: 'Очередь',
};
export const ruleColumns: TableColumns<Rule> = {
  metric: { title: 'Что проверяется', cell: ({ metric }) => metrics[metric] },
  service: { title: 'Сервис', cell: ({ serviceTitle }) => serviceTitle ?? 'все' },
  threshold: { title: 'Порог', cell: ({ metric, threshold }) => thresholdText(metric, threshold) },
  minutes: { title: 'За сколько минут', cell: ({ minutes }) => minutes },
  breached: { title: 'Превышен с', cell: ({ breached }) => momentCell(breached) },
  emails: { title: 'Кому письмо', cell: ({ emails }) => emails.join(', ') },
};

export const limitColumns: TableColumns<LimitRow> = {
  title: { title: 'Название', cell: ({ title }) => title },
  scope: { title: 'Чей лимит', cell: ({ scope }) => scopes[scope] },
  period: { title: 'Период', cell: ({ period }) => periods[period] },
  unit: { title: 'Единица', cell: ({ unit }) => (unit === 'money' ? '₽' : 'запросы') },
  used: { title: 'Использовано', cell: (row) => amount(row.used, row) },
  limit: { title: 'Лимит', cell: (row) => amount(row.limit, row) },
  share: { title: 'Доля, %', cell: ({ share }) => percent(share) },
  resets: { title: 'Начнётся заново', cell: ({ resets }) => momentCell(resets) },
};
