/** What reports are called, in words. */

import type { ReportComparison } from '#api/generated/model/reportComparison.ts';
import type { ReportFormat } from '#api/generated/model/reportFormat.ts';
import type { ReportKind } from '#api/generated/model/reportKind.ts';
import type { ReportParameters } from '#api/generated/model/reportParameters.ts';
import type { ReportStatus } from '#api/generated/model/reportStatus.ts';
import type { SchedulePeriod } from '#api/generated/model/schedulePeriod.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import { dayText } from '../kit/reporting-days.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const kinds: Readonly<Record<ReportKind, string>> = {
  usage: 'Использование',
  users: 'Пользователи',
  inactive: 'Неактивные пользователи',
  cost: 'Расходы',
  feedback: 'Обращения',
  errors: 'Ошибки',
  requests: 'Запросы доступа',
  audit: 'Журнал действий',
  agreements: 'Соглашения',
  usageLog: 'Журнал использования',
};

const statuses: Readonly<Record<ReportStatus, StatusWords>> = {
  waiting: { label: 'Ждёт', tone: 'neutral' },
  running: { label: 'Готовится', tone: 'info' },
  done: { label: 'Готов', tone: 'positive' },
  failed: { label: 'Ошибка', tone: 'negative' },
  stopped: { label: 'Остановлен', tone: 'warning' },
  expired: { label: 'Истёк', tone: 'neutral' },
};

const formats: Readonly<Record<ReportFormat, string>> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

const periods: Readonly<Record<SchedulePeriod, string>> = {
  daily: 'Каждый день',
  weekly: 'Каждый понедельник',
  monthly: 'Каждый месяц, первого числа',
};

/** Of which days a repeated report is. */
const repeatedDays: Readonly<Record<SchedulePeriod, string>> = {
  daily: 'За предыдущий день',
  weekly: 'За предыдущую неделю',
  monthly: 'За предыдущий месяц',
};

const comparisons: Readonly<Record<ReportComparison, string>> = {
  none: 'Не сравнивать',
  before: 'С предыдущим периодом',
  year: 'С прошлым годом',
};

export const kindText = (kind: ReportKind): string => kinds[kind] ?? unknownText;
export const statusBadge = (status: ReportStatus): StatusWords => statuses[status] ?? unknownStatus;
export const formatText = (format: ReportFormat): string => formats[format] ?? unknownText;
export const periodText = (period: SchedulePeriod): string => periods[period] ?? unknownText;
export const comparisonText = (compare: ReportComparison): string => comparisons[compare] ?? unknownText;
export const repeatedDaysText = (period: SchedulePeriod): string => repeatedDays[period] ?? unknownText;
/** `09:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const kindOptions = optionsOf(kinds);
export const statusOptions = optionsOf(statuses);
export const formatOptions = optionsOf(formats);
export const periodOptions = optionsOf(periods);
export const comparisonOptions = optionsOf(comparisons);
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: hourText(hour),
}));

/** The days of a report, `01.10.2026 – 31.10.2026`; a dash for a kind without a period. */
export function daysText({ from, to }: Pick<ReportParameters, 'from' | 'to'>): string {
  if (from === null || to === null) return '—';
  return from === to ? dayText(from) : `${dayText(from)}\u00a0– ${dayText(to)}`;
}

/** True for a report that is not ready yet. */
export const isOpen = (status: ReportStatus): boolean => status === 'waiting' || status === 'running';

export const isKind = (id: string | null): id is ReportKind => isKeyOf(kinds, id);
export const isFormat = (id: string | null): id is ReportFormat => isKeyOf(formats, id);
export const isPeriod = (id: string | null): id is SchedulePeriod => isKeyOf(periods, id);
export const isComparison = (id: string | null): id is ReportComparison => isKeyOf(comparisons, id);
