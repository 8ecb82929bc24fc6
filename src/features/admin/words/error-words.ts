/** What the table of errors says, in words. */
import type { ErrorSource } from '#api/generated/model/errorSource.ts';
import type { ErrorStatus } from '#api/generated/model/errorStatus.ts';
import type { ErrorStatusChoice } from '#api/generated/model/errorStatusChoice.ts';
import { formatNumber } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import type { BadgeProps } from '#ui/index.ts';

/** Where failures come from. */
export const sourceNames: Readonly<Record<ErrorSource, string>> = {
  portal: 'Портал',
  gateway: 'Шлюз',
  service: 'Сервис',
};

const statuses: Readonly<Record<ErrorStatus, { label: string; tone: BadgeProps['tone'] }>> = {
  new: { label: 'Новая', tone: 'negative' },
  known: { label: 'Известная', tone: 'info' },
  fixed: { label: 'Исправлена', tone: 'positive' },
  again: { label: 'Снова', tone: 'warning' },
};

/** Shown for a value that the portal does not know (PRE-13). */
const unknown = 'Неизвестно';

export const sourceText = (source: ErrorSource | null): string => (source ? sourceNames[source] : unknown);
export const statusBadge = (status: ErrorStatus | null) =>
  status ? statuses[status] : { label: unknown, tone: 'neutral' as const };

export const sourceOptions = Object.entries(sourceNames).map(([id, label]) => ({ id, label }));
export const statusOptions = Object.entries(statuses).map(([id, { label }]) => ({ id, label }));
/** The statuses that an administrator sets. */
export const statusChoices = statusOptions.filter(({ id }) => id !== 'again');

/** The status with this name; null for another text. */
export const statusOf = (id: string | null): ErrorStatusChoice | null =>
  id === 'new' || id === 'known' || id === 'fixed' ? id : null;

/** The failures of the last days in words, for those who do not see their line. */
export function trendText(trend: readonly number[]): string {
  const days = plural(trend.length, 'день', 'дня', 'дней');
  const sum = trend.reduce((total, count) => total + count, 0);
  const most = formatNumber(Math.max(0, ...trend));
  return sum === 0
    ? `За ${days} случаев не было`
    : `За ${days} ${plural(sum, 'случай', 'случая', 'случаев')}, больше всего за день ${most}, сегодня ${formatNumber(trend.at(-1))}`;
}
