/** The table of connections for downloads. */

import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { ExternalApi } from './connection.ts';

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
  keyExpires: { title: 'Ключ действует до', cell: ({ keyExpires }) => keyExpires ?? '' },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  p95: { title: 'p95, мс', cell: ({ p95 }) => p95 ?? '' },
  errorShare: {
    title: 'Ошибки за 24 ч, %',
    cell: ({ errorShare }) => (errorShare === null ? '' : Math.round(errorShare * 1000) / 10),
  },
  spent: { title: 'Расход за месяц, ₽', cell: ({ spent }) => spent / 100 },
  budget: { title: 'Бюджет, ₽', cell: ({ budget }) => (budget === null ? '' : budget / 100) },
  checked: { title: 'Проверено', cell: ({ checked }) => (checked ? shownMoment(checked) : '') },
};
