/** What reports are called, in words. */
import type { ReportComparison } from '#api/generated/model/reportComparison.ts';
import type { ReportFormat } from '#api/generated/model/reportFormat.ts';
import type { ReportKind } from '#api/generated/model/reportKind.ts';
import type { ReportParameters } from '#api/generated/model/reportParameters.ts';
import type { ReportStatus } from '#api/generated/model/reportStatus.ts';
import type { SchedulePeriod } from '#api/generated/model/schedulePeriod.ts';
import type { BadgeProps } from '#ui/index.ts';
import { dayText } from '../kit/reporting-days.ts';

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

const statuses: Readonly<Record<ReportStatus, { label: string; tone: BadgeProps['tone'] }>> = {
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

/** Shown for a value that the portal does not know (PRE-13). */
const unknown = { label: 'Неизвестно', tone: 'neutral' } as const;

const optionsOf = <Id extends string>(names: Readonly<Record<Id, string>>): { id: Id; label: string }[] =>
  (Object.entries(names) as [Id, string][]).map(([id, label]) => ({ id, label }));

export const kindText = (kind: ReportKind): string => kinds[kind] ?? unknown.label;
export const statusBadge = (status: ReportStatus): { label: string; tone: BadgeProps['tone'] } =>
  statuses[status] ?? unknown;
export const formatText = (format: ReportFormat): string => formats[format] ?? unknown.label;
export const periodText = (period: SchedulePeriod): string => periods[period] ?? unknown.label;
export const comparisonText = (compare: ReportComparison): string => comparisons[compare] ?? unknown.label;
export const repeatedDaysText = (period: SchedulePeriod): string => repeatedDays[period] ?? unknown.label;
/** `09:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const kindOptions = optionsOf(kinds);
export const statusOptions = Object.entries(statuses).map(([id, { label }]) => ({ id, label }));
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

const own = <Id extends string>(names: Readonly<Record<Id, unknown>>, id: string | null): id is Id =>
  id !== null && Object.hasOwn(names, id);
export const isKind = (id: string | null): id is ReportKind => own(kinds, id);
export const isFormat = (id: string | null): id is ReportFormat => own(formats, id);
export const isPeriod = (id: string | null): id is SchedulePeriod => own(periods, id);
export const isComparison = (id: string | null): id is ReportComparison => own(comparisons, id);
