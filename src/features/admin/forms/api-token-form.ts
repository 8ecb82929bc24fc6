import type { AdminTokenListParams } from '#api/generated/model/adminTokenListParams.ts';
import type { ApiToken } from '#api/generated/model/apiToken.ts';
import type { NewToken } from '#api/generated/model/newToken.ts';
import type { TokenAction } from '#api/generated/model/tokenAction.ts';
import type { TokenScope } from '#api/generated/model/tokenScope.ts';
import type { Choice } from '#forms/index.ts';
import { isNetwork } from '#lib/networks.ts';
import { choicesFrom, idsOf, optionsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';

/** The types of the page of tokens. */
export interface TokenTypes {
  row: ApiToken;
  query: Omit<AdminTokenListParams, 'page' | 'size' | 'sort'>;
  form: TokenForm;
  /** `lifetime` is null to keep the end of a token. */
  body: Omit<NewToken, 'lifetime'> & { lifetime: number | null };
  action: TokenAction;
  actionForm: { keepHours: string | null };
}

/** The form of a token; its fields are named as in the contract, so that errors of the gateway match them. */
interface TokenForm {
  name: string;
  ownerId: Choice | null;
  scopes: readonly string[];
  tiles: readonly Choice[];
  /** One network a line. */
  networks: string;
  perMinute: number | null;
  lifetime: number | null;
}

export const scopes: Readonly<Record<TokenScope, string>> = {
  chat: 'Чаты',
  images: 'Изображения',
  speech: 'Речь',
  translate: 'Перевод',
  files: 'Файлы',
  statistics: 'Статистика',
  audit: 'Журналы действий и\u00a0входов',
};
export const scopeOptions = optionsOf(scopes);

const maxNetworks = 20;
/** Lifetime of a new token, days. */
const usualLifetime = 90;

/** The networks of the field: one a line, or with commas. */
const networksIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

function networksError(text: string): string | undefined {
  const networks = networksIn(text);
  if (networks.length > maxNetworks)
    return `Не больше ${plural(maxNetworks, 'сети', 'сетей', 'сетей')}, сейчас ${networks.length}`;
  const wrong = networks.find((network) => !isNetwork(network));
  return wrong === undefined ? undefined : `Это не сеть и не адрес: ${wrong}`;
}

export const tokenForm: AdminForm<TokenTypes> = {
  fields: (sources, row) => [
    { kind: 'text', name: 'name', label: 'Название', maxLength: 100, isRequired: true },
    {
      kind: 'lookup',
      name: 'ownerId',
      label: 'Владелец',
      source: sources('user'),
      isRequired: true,
      isDisabled: row !== null,
      description: 'Внешняя система работает от его имени: с его правами, лимитами и историей',
    },
    { kind: 'multiSelect', name: 'scopes', label: 'Права', options: scopeOptions, isRequired: true },
    {
      kind: 'multiLookup',
      name: 'tiles',
      label: 'Сервисы',
      source: sources('tile'),
      description: 'Если не выбрать, доступны все сервисы по правам',
    },
    {
      kind: 'textarea',
      name: 'networks',
      label: 'Сети',
      rows: 3,
      description: 'По одной в строке, например 10.20.0.0/16. Если не указать, вызывать можно из любой',
    },
    {
      kind: 'number',
      name: 'perMinute',
      label: 'Запросов в минуту',
      minValue: 1,
      maxValue: 1000,
      isRequired: true,
    },
    {
      kind: 'number',
      name: 'lifetime',
      minValue: 1,
      maxValue: 365,
      ...(row
        ? { label: 'Новый срок, дней от сегодня', description: 'Если не заполнить, срок не изменится' }
        : { label: 'Срок действия, дней', isRequired: true }),
    },
  ],
  toValues: (row) => ({
    name: row?.name ?? '',
    ownerId: row && { id: String(row.ownerId), label: row.owner || `№ ${row.ownerId}` },
    scopes: row?.scopes ?? ['chat'],
    tiles: choicesFrom(row?.tiles ?? []),
    networks: row?.networks.join('\n') ?? '',
    perMinute: row?.perMinute ?? 60,
    lifetime: row ? null : usualLifetime,
  }),
  validate: ({ networks }) => ({ networks: networksError(networks) }),
  toBody: ({ name, ownerId, scopes: chosen, tiles, networks, perMinute, lifetime }) => ({
    name: name.trim(),
    ownerId: Number(ownerId?.id),
    scopes: scopeOptions.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
    tiles: idsOf(tiles),
    networks: networksIn(networks),
    perMinute: perMinute ?? 1,
    lifetime,
  }),
};
