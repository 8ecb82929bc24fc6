/** The list of connections: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { dayCell, momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type ExternalApi, toExternalApi } from './connection.ts';

type Query = NonNullable<paths['/admin/externalApi/getListConnection']['get']['parameters']['query']>;

const sortKeys: SortKeys<ExternalApi> = {
  title: ({ title }) => folded(title),
  keyExpires: ({ keyExpires }) => keyExpires,
  p95: ({ p95 }) => p95,
  errorShare: ({ errorShare }) => errorShare,
  spent: ({ spent }) => spent,
  checked: ({ checked }) => checked,
};

/** The connections that the query finds, in its order. */
export function listConnections({ database, now }: Rows & Clock, query: Query): ExternalApi[] {
  const all = [...database.connections.values()].map(toExternalApi(database, now()));
  const found = narrowed(all, [
    containing(query.searchText, ({ title, host, services }) =>
      folded([title, host, ...services.map(({ label }) => label)].join('\n')),
    ),
    among(query.provider, ({ provider }) => provider),
    among(query.status, ({ status }) => status),
  ]);
  return sorted(found, query.sort ?? 'title,asc', sortKeys, ({ uuid }) => uuid);
}

const providers: Readonly<Record<Schemas['ConnectionProvider'], string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  yandex: 'Яндекс',
  sber: 'Сбер',
  deepseek: 'DeepSeek',
  elevenlabs: 'ElevenLabs',
  own: 'Свой сервер',
  other: 'Другой',
};
const statuses: Readonly<Record<Schemas['ConnectionStatus'], string>> = {
  working: 'работает',
  slow: 'медленно',
  failing: 'сбой',
  off: 'выключено',
  unchecked: 'не проверено',
};

export const connectionColumns: TableColumns<ExternalApi> = {
  title: { title: 'Название', cell: ({ title }) => title },
  provider: { title: 'Поставщик', cell: ({ provider }) => providers[provider] },
  host: { title: 'Адрес', cell: ({ host }) => host },
  services: { title: 'Сервисы', cell: ({ services }) => services.map(({ label }) => label).join(', ') },
  key: { title: 'Ключ', cell: ({ hasKey, keyTail }) => (hasKey ? `••••${keyTail ?? ''}` : '') },
  keyExpires: { title: 'Ключ действует до', cell: ({ keyExpires }) => dayCell(keyExpires ?? null) },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  statusReason: { title: 'Причина статуса', cell: ({ statusReason }) => statusReason },
  tokens: { title: 'Токены за месяц', cell: ({ tokens }) => tokens ?? '' },
  p95: { title: 'p95, мс', cell: ({ p95 }) => p95 ?? '' },
  errorShare: {
    title: 'Ошибки за 24 ч, %',
    cell: ({ errorShare }) => (errorShare === null ? '' : Math.round(errorShare * 1000) / 10),
  },
  spent: { title: 'Расход за месяц, ₽', cell: ({ spent }) => spent / 100 },
  budget: { title: 'Бюджет, ₽', cell: ({ budget }) => (budget === null ? '' : budget / 100) },
  checked: { title: 'Проверено', cell: ({ checked }) => momentCell(checked) },
};
