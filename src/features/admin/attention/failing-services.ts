import type { ServiceHealth } from '#api/generated/model/serviceHealth.ts';
import type { ServiceStatus } from '#api/generated/model/serviceStatus.ts';
import { formatDuration, formatShare } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { momentWords } from './moment-words.ts';
import { type Card, cardsOf, listed, sentence } from './part.ts';

type Service = ServiceStatus & Partial<ServiceHealth>;

const titlesOf = (rows: readonly Service[]): string => listed(rows.map(({ title }) => title));

/** The cards of the services that fail. Those of one connection share a card, because they have one cause. */
export function failingServices(rows: readonly Service[], search: Card['action']['search']): Card[] {
  const action = { label: 'Открыть', search };
  const groups = Map.groupBy(rows, ({ connectionUuid, service }) => connectionUuid ?? service);
  const together = (all: readonly Service[]): Card => ({
    key: `services ${all[0]?.service}`,
    tone: 'negative',
    title: `Сбой у\u00a0${plural(all.length, 'сервиса', 'сервисов', 'сервисов')}`,
    text: titlesOf(all),
    action,
  });
  const one = ({ service, title, errorShare, p95, connectionTitle, checked }: Service): Card => ({
    key: `service ${service}`,
    tone: 'negative',
    title: `${title}: сбой`,
    text: sentence(
      errorShare ? `${formatShare(errorShare)} ошибок за\u00a05\u00a0минут` : null,
      p95 ? `время ответа p95 ${formatDuration(p95)}` : null,
      connectionTitle ? `подключение ${connectionTitle}` : null,
      `проверено ${momentWords(checked)}`,
    ),
    action,
  });
  const ofGroup = (group: readonly Service[]): Card => {
    const [only] = group.length === 1 ? group : [];
    const connection = group[0]?.connectionUuid;
    const affected = group.length > 1 ? 'Затронуты сервисы' : 'Затронут сервис';
    return {
      ...(only ? one(only) : together(group)),
      ...(connection && {
        outage: { connection, text: `${affected} ${titlesOf(group)}`, label: 'Мониторинг' },
      }),
    };
  };
  return cardsOf([...groups.values()], ofGroup, (all) => together(all.flat()));
}
