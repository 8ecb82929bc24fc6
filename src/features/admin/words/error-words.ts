/** What the table of errors says, in words. */

import type { ErrorSource } from '#api/generated/model/errorSource.ts';
import type { ErrorStatus } from '#api/generated/model/errorStatus.ts';
import type { ErrorStatusChoice } from '#api/generated/model/errorStatusChoice.ts';
import { formatNumber } from '#lib/numbers.ts';
import { optionsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

/** Where failures come from. */
export const sourceNames: Readonly<Record<ErrorSource, string>> = {
  portal: 'Портал',
  gateway: 'Шлюз',
  service: 'Сервис',
};

const statuses: Readonly<Record<ErrorStatus, StatusWords>> = {
  new: { label: 'Новая', tone: 'negative' },
  known: { label: 'Известная', tone: 'info' },
  fixed: { label: 'Исправлена', tone: 'positive' },
  again: { label: 'Снова', tone: 'warning' },
};

export const sourceText = (source: ErrorSource | null): string =>
  source ? sourceNames[source] : unknownText;
export const statusBadge = (status: ErrorStatus | null) => (status ? statuses[status] : unknownStatus);

export const sourceOptions = optionsOf(sourceNames);
export const statusOptions = optionsOf(statuses);
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
