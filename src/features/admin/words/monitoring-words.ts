/** What the monitoring says, in words. */

import type { HealthStatus } from '#api/generated/model/healthStatus.ts';
import type { LimitRow } from '#api/generated/model/limitRow.ts';
import type { LimitScope } from '#api/generated/model/limitScope.ts';
import type { RuleMetric } from '#api/generated/model/ruleMetric.ts';
import { formatDuration, formatMoney, formatNumber, formatShare } from '#lib/numbers.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const statuses = {
  working: { label: 'Работает', tone: 'positive' },
  slow: { label: 'Медленно', tone: 'warning' },
  failing: { label: 'Сбой', tone: 'negative' },
  off: { label: 'Выключен', tone: 'neutral' },
} as const satisfies Record<HealthStatus, StatusWords>;

/** Label and tone of a status; null is one that the portal does not know (PRE-13). */
export const statusBadge = (status: HealthStatus | null) => (status ? statuses[status] : unknownStatus);

export const statusOptions = optionsOf(statuses);

const scopes: Readonly<Record<LimitScope, string>> = {
  company: 'Компания',
  tariff: 'Тариф',
  connection: 'Подключение',
};
export const scopeText = (scope: LimitScope | null): string => (scope ? scopes[scope] : unknownText);
export const scopeOptions = optionsOf(scopes);

/** From this share on a limit is nearly used up. */
export const nearlyUsed = 0.9;
/** What is used of a limit, or the limit, with its unit. */
export const limitAmount = (value: number, { unit }: Pick<LimitRow, 'unit'>): string =>
  unit === 'money' ? formatMoney(value) : formatNumber(value);

const metrics: Readonly<Record<RuleMetric, string>> = {
  p95: 'Длительность ответа (p95)',
  errorShare: 'Доля ошибок',
  queue: 'Очередь',
};
export const metricText = (metric: RuleMetric | null): string => (metric ? metrics[metric] : unknownText);
export const metricChoices = optionsOf(metrics);
export const metricOf = (id: string | null): RuleMetric | null => (isKeyOf(metrics, id) ? id : null);

/** A bound with its unit. */
export function thresholdText(metric: RuleMetric | null, threshold: number): string {
  if (metric === 'p95') return formatDuration(threshold);
  return metric === 'errorShare' ? formatShare(threshold) : formatNumber(threshold);
}
