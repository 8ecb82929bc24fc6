/** What the monitoring says, in words. */
import type { HealthStatus } from '#api/generated/model/healthStatus.ts';
import type { LimitScope } from '#api/generated/model/limitScope.ts';
import type { RuleMetric } from '#api/generated/model/ruleMetric.ts';
import { formatDuration, formatNumber, formatShare } from '#lib/numbers.ts';

const statuses = {
  working: { label: 'Работает', tone: 'positive' },
  slow: { label: 'Медленно', tone: 'warning' },
  failing: { label: 'Сбой', tone: 'negative' },
  off: { label: 'Выключен', tone: 'neutral' },
} as const satisfies Record<HealthStatus, { label: string; tone: string }>;

/** Label and tone of a status; null is one that the portal does not know (PRE-13). */
export const statusBadge = (status: HealthStatus | null) =>
  status ? statuses[status] : ({ label: 'Неизвестно', tone: 'neutral' } as const);

export const statusOptions = Object.entries(statuses).map(([id, { label }]) => ({ id, label }));

const scopes: Readonly<Record<LimitScope, string>> = {
  company: 'Компания',
  tariff: 'Тариф',
  connection: 'Подключение',
};
export const scopeText = (scope: LimitScope | null): string => (scope ? scopes[scope] : 'Неизвестно');
export const scopeOptions = Object.entries(scopes).map(([id, label]) => ({ id, label }));

const metrics: Readonly<Record<RuleMetric, string>> = {
  p95: 'Длительность ответа (p95)',
  errorShare: 'Доля ошибок',
  queue: 'Очередь',
};
export const metricText = (metric: RuleMetric | null): string => (metric ? metrics[metric] : 'Неизвестно');
export const metricChoices = Object.entries(metrics).map(([id, label]) => ({ id, label }));
export const metricOf = (id: string | null): RuleMetric | null =>
  id === 'p95' || id === 'errorShare' || id === 'queue' ? id : null;

/** A bound with its unit. */
export function thresholdText(metric: RuleMetric | null, threshold: number): string {
  if (metric === 'p95') return formatDuration(threshold);
  return metric === 'errorShare' ? formatShare(threshold) : formatNumber(threshold);
}
