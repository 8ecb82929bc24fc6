import type { ServiceHealth } from '#api/generated/model/serviceHealth.ts';
import type { ServiceStatus } from '#api/generated/model/serviceStatus.ts';
import { formatDuration, formatShare } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { momentWords } from './moment-words.ts';
import { type Card, listed, sentence } from './part.ts';

type Service = ServiceStatus & Partial<ServiceHealth>;

/** The card of a service that fails, and that of several. */
export const failingServices = (
  search: Card['action']['search'],
): [one: (row: Service) => Card, together: (rows: readonly Service[]) => Card] => [
  ({ service, title, errorShare, p95, connectionTitle, checked }) => ({
    key: `service ${service}`,
    tone: 'negative',
    title: `${title}: сбой`,
    text: sentence(
      errorShare ? `${formatShare(errorShare)} ошибок за\u00a05\u00a0минут` : null,
      p95 ? `время ответа p95 ${formatDuration(p95)}` : null,
      connectionTitle ? `подключение ${connectionTitle}` : null,
      `проверено ${momentWords(checked)}`,
    ),
    action: { label: 'Открыть', search },
  }),
  (rows) => ({
    key: 'services',
    tone: 'negative',
    title: `Сбой у\u00a0${plural(rows.length, 'сервиса', 'сервисов', 'сервисов')}`,
    text: listed(rows.map(({ title }) => title)),
    action: { label: 'Открыть', search },
  }),
];
