/** What the table of requests says, in words. */

import type { AccessRequest } from '#api/generated/model/accessRequest.ts';
import type { AccessRequestKind } from '#api/generated/model/accessRequestKind.ts';
import type { AccessRequestPriority } from '#api/generated/model/accessRequestPriority.ts';
import type { AccessRequestStatus } from '#api/generated/model/accessRequestStatus.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const kinds: Readonly<Record<AccessRequestKind, string>> = {
  registration: 'Доступ к\u00a0порталу',
  company: 'Вступление в\u00a0компанию',
  service: 'Закрытый сервис',
  limit: 'Повышение лимита',
};

const priorities: Readonly<Record<AccessRequestPriority, string>> = {
  high: 'Высокий',
  normal: 'Обычный',
  low: 'Низкий',
};

const statuses: Readonly<Record<AccessRequestStatus, StatusWords>> = {
  new: { label: 'Новый', tone: 'info' },
  waiting: { label: 'Ждёт ответа', tone: 'warning' },
  approved: { label: 'Одобрен', tone: 'positive' },
  rejected: { label: 'Отклонён', tone: 'neutral' },
};

export const kindText = (kind: AccessRequestKind | null): string => (kind ? kinds[kind] : unknownText);
export const priorityText = (priority: AccessRequestPriority | null): string =>
  priority ? priorities[priority] : unknownText;
/** The priority of a chosen option, or null. */
export const priorityOf = (id: string | null): AccessRequestPriority | null =>
  isKeyOf(priorities, id) ? id : null;
export const statusBadge = (status: AccessRequestStatus | null) =>
  status ? statuses[status] : unknownStatus;

export const kindOptions = optionsOf(kinds);
export const priorityOptions = optionsOf(priorities);
export const statusOptions = optionsOf(statuses);

/** True when somebody has decided, so that nothing is left to do. */
export const isDecided = ({ status }: Pick<AccessRequest, 'status'>): boolean =>
  status === 'approved' || status === 'rejected';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a request waited for its decision, or waits: «3 дня», «5 часов». */
export function ageText(
  { created, decision }: Pick<AccessRequest, 'created' | 'decision'>,
  now: Date,
): string {
  const [from, to] = [parseTimestamp(created), decision ? parseTimestamp(decision.date) : now];
  if (!from || !to) return '—';
  const age = Math.max(0, to.getTime() - from.getTime());
  if (age >= DAY) return plural(Math.floor(age / DAY), 'день', 'дня', 'дней');
  if (age >= HOUR) return plural(Math.floor(age / HOUR), 'час', 'часа', 'часов');
  return plural(Math.floor(age / MINUTE), 'минута', 'минуты', 'минут');
}
