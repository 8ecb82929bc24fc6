import type { AdminConnectionListParams } from '#api/generated/model/adminConnectionListParams.ts';
import type { ConnectionChange } from '#api/generated/model/connectionChange.ts';
import type { ConnectionProvider } from '#api/generated/model/connectionProvider.ts';
import type { ExternalApi } from '#api/generated/model/externalApi.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { isKeyOf, optionsOf } from '#lib/options.ts';
import { addressProblem, hostOf } from '#lib/service-address.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { inKopecks, inRubles } from '../kit/money.ts';

/** The types of the page of connections. */
export interface ConnectionTypes {
  row: ExternalApi;
  query: Omit<AdminConnectionListParams, 'page' | 'size' | 'sort'>;
  form: ConnectionForm;
  body: Omit<ConnectionChange, 'uuid' | 'version'>;
  action: never;
  actionForm: KeyForm;
}

/** The form of a connection; its fields are named as in the contract, so that errors of the gateway match them. */
interface ConnectionForm {
  title: string;
  provider: string | null;
  baseUrl: string;
  model: string;
  isInternal: boolean;
  isKeyErased: boolean;
  timeout: number | null;
  parallel: number | null;
  perMinute: number | null;
  /** Rubles. */
  budget: number | null;
  warnAt: number | null;
  fallbackUuid: Choice | null;
}

/** The form of «Сменить ключ». */
interface KeyForm {
  key: string;
  keyExpires: string | null;
}

export const providers: Readonly<Record<ConnectionProvider, string>> = {
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
export const providerOptions = optionsOf(providers);

/** What saving a row sends where only some fields are to change. */
export function bodyOf(row: ExternalApi, changed: Partial<ConnectionTypes['body']>): ConnectionTypes['body'] {
  const { title, provider, baseUrl, model, isInternal, timeout, parallel } = row;
  const { perMinute, budget, warnAt, fallbackUuid } = row;
  return {
    title,
    provider: provider ?? 'other',
    baseUrl,
    model,
    isInternal,
    timeout,
    parallel,
    perMinute,
    budget,
    warnAt,
    fallbackUuid,
    isDisabled: row.isDisabled,
    isKeyErased: false,
    ...changed,
  };
}

export function connectionErrors(
  { baseUrl, isInternal, isKeyErased, warnAt, budget, fallbackUuid }: ConnectionForm,
  row: ExternalApi | null,
): FieldErrors<ConnectionForm> {
  const isOtherHost = row?.hasKey === true && hostOf(baseUrl) !== hostOf(row.baseUrl);
  return {
    baseUrl: addressProblem(baseUrl, isInternal),
    isKeyErased:
      isOtherHost && !isKeyErased
        ? 'Новому серверу нужен новый ключ. Отметьте, что прежний можно стереть'
        : undefined,
    warnAt: warnAt !== null && budget === null ? 'Сначала укажите бюджет' : undefined,
    fallbackUuid: row && fallbackUuid?.id === row.uuid ? 'Выберите другое подключение' : undefined,
  };
}

export const connectionForm: AdminForm<ConnectionTypes> = {
  fields: (sources, row) => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 100, isRequired: true },
    { kind: 'select', name: 'provider', label: 'Поставщик', options: providerOptions, isRequired: true },
    {
      kind: 'text',
      name: 'baseUrl',
      label: 'Адрес',
      maxLength: 500,
      isRequired: true,
      placeholder: 'https://api.example.ru/v1',
      description:
        'Совместимый с\u00a0OpenAI. Без имени и\u00a0пароля: ключ задаётся отдельно, в\u00a0«Сменить ключ»',
    },
    {
      kind: 'text',
      name: 'model',
      label: 'Модель',
      maxLength: 200,
      description: 'Если не\u00a0заполнить, спрашиваем модель, выбранную в\u00a0сервисе',
    },
    ...(row?.hasKey
      ? ([
          {
            kind: 'switch',
            name: 'isKeyErased',
            label: 'Стереть ключ. До нового ключа подключение не работает',
          },
        ] as const)
      : []),
    { kind: 'switch', name: 'isInternal', label: 'В контуре: данные не уходят наружу' },
    {
      kind: 'number',
      name: 'timeout',
      label: 'Ждать ответа, с',
      minValue: 1,
      maxValue: 600,
      isRequired: true,
    },
    {
      kind: 'number',
      name: 'parallel',
      label: 'Одновременных запросов',
      minValue: 1,
      maxValue: 1000,
      isRequired: true,
    },
    {
      kind: 'number',
      name: 'perMinute',
      label: 'Запросов в\u00a0минуту',
      minValue: 1,
      maxValue: 100_000,
      description: 'Если не\u00a0заполнить, без\u00a0ограничения',
    },
    {
      kind: 'number',
      name: 'budget',
      label: 'Бюджет на месяц, ₽',
      minValue: 0,
      maxValue: 10_000_000_000,
      description:
        'Расход считаем по\u00a0прайс-листу. Когда бюджет израсходован, отвечает запасное подключение. Если не\u00a0заполнить, расход не\u00a0ограничен',
    },
    { kind: 'number', name: 'warnAt', label: 'Предупредить, % бюджета', minValue: 1, maxValue: 100 },
    {
      kind: 'lookup',
      name: 'fallbackUuid',
      label: 'Запасное подключение',
      source: sources('connection'),
      description: 'Отвечает вместо этого, когда оно выключено, без\u00a0ключа или не\u00a0отвечает',
    },
  ],
  toValues: (row) => ({
    title: row?.title ?? '',
    provider: row ? row.provider : 'other',
    baseUrl: row?.baseUrl ?? '',
    model: row?.model ?? '',
    isInternal: row?.isInternal ?? false,
    isKeyErased: false,
    timeout: row?.timeout ?? 120,
    parallel: row?.parallel ?? 20,
    perMinute: row?.perMinute ?? null,
    budget: inRubles(row?.budget),
    warnAt: row?.warnAt ?? null,
    fallbackUuid: row?.fallbackUuid
      ? { id: row.fallbackUuid, label: row.fallbackTitle ?? row.fallbackUuid }
      : null,
  }),
  validate: connectionErrors,
  toBody: ({ title, provider, baseUrl, model, timeout, parallel, budget, fallbackUuid, ...values }, row) => ({
    ...values,
    title: title.trim(),
    provider: isKeyOf(providers, provider) ? provider : 'other',
    baseUrl: baseUrl.trim(),
    model: model.trim() || null,
    timeout: timeout ?? 1,
    parallel: parallel ?? 1,
    budget: inKopecks(budget),
    fallbackUuid: fallbackUuid?.id ?? null,
    isDisabled: row?.isDisabled ?? false,
  }),
};

/** What is wrong with a new key; undefined for one that the gateway takes. A masked one would replace the real one. */
export function keyError(key: string): string | undefined {
  if (/\s/.test(key)) return 'В ключе не бывает пробелов';
  if (/[*•]{4}|\.{3}|…/.test(key)) return 'Это скрытый ключ. Вставьте ключ целиком';
  if (/[^!-~]/.test(key)) return 'Вставьте ключ целиком: здесь скрытые или русские знаки';
  if (key !== '' && key.length < 8) return 'Не меньше 8 знаков';
  return key.length > 4000 ? 'Не больше 4\u00a0000 знаков' : undefined;
}
