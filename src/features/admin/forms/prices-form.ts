import type { AdminPriceListParams } from '#api/generated/model/adminPriceListParams.ts';
import type { Price } from '#api/generated/model/price.ts';
import type { PriceFields } from '#api/generated/model/priceFields.ts';
import type { PriceStatus } from '#api/generated/model/priceStatus.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { optionsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { inKopecks, inRubles } from '../kit/money.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { type StatusWords, unknownStatus } from '../kit/words.ts';

/** The types of the price list. */
export interface PriceTypes {
  row: Price;
  query: Omit<AdminPriceListParams, 'page' | 'size' | 'sort'>;
  form: PriceForm;
  body: PriceFields;
  action: never;
  actionForm: object;
}

/** The form; its fields are named as in the contract, so that errors of the gateway match them. Prices in roubles. */
interface PriceForm {
  connectionUuid: Choice | null;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
  picture: number | null;
  minute: number | null;
  starts: string | null;
}

const statuses: Readonly<Record<PriceStatus, StatusWords>> = {
  current: { label: 'Действует', tone: 'positive' },
  planned: { label: 'Запланирована', tone: 'info' },
  past: { label: 'Прошлая', tone: 'neutral' },
};
export const statusOf = (status: PriceStatus | null): StatusWords =>
  status === null ? unknownStatus : (statuses[status] ?? unknownStatus);
export const statusOptions = optionsOf(statuses);

/** Largest price of the contract, roubles. */
const MOST = 10_000_000;

export function priceErrors({
  tokensIn,
  tokensOut,
  picture,
  minute,
  starts,
}: PriceForm): FieldErrors<PriceForm> {
  const isEmpty = [tokensIn, tokensOut, picture, minute].every((price) => price === null);
  return {
    tokensIn: isEmpty ? 'Укажите хотя бы одну цену' : undefined,
    starts:
      starts !== null && starts < reportingToday()
        ? 'Выберите день после сегодняшнего: прошлые запросы уже посчитаны'
        : undefined,
  };
}

const priceField = (name: 'tokensIn' | 'tokensOut' | 'picture' | 'minute', label: string) =>
  ({ kind: 'number', name, label, minValue: 0, maxValue: MOST }) as const;

export const priceForm: AdminForm<PriceTypes> = {
  fields: (sources) => [
    {
      kind: 'lookup',
      name: 'connectionUuid',
      label: 'Подключение',
      source: sources('connection'),
      isRequired: true,
    },
    {
      kind: 'text',
      name: 'model',
      label: 'Модель',
      maxLength: 200,
      description:
        'Название, как у\u00a0поставщика. Если не\u00a0заполнить, цена для всех моделей без своей цены',
    },
    {
      kind: 'date',
      name: 'starts',
      label: 'Действует с',
      description: 'По\u00a0московскому времени. Прежняя цена действует до\u00a0этого дня',
      today: reportingToday(),
      isRequired: true,
    },
    priceField('tokensIn', 'Миллион токенов запроса, ₽'),
    priceField('tokensOut', 'Миллион токенов ответа, ₽'),
    priceField('picture', 'Картинка, ₽'),
    priceField('minute', 'Минута звука, ₽'),
  ],
  toValues: (row) => ({
    connectionUuid: row && { id: row.connectionUuid, label: row.connectionTitle },
    model: row?.model ?? '',
    tokensIn: inRubles(row?.tokensIn),
    tokensOut: inRubles(row?.tokensOut),
    picture: inRubles(row?.picture),
    minute: inRubles(row?.minute),
    starts: row?.starts ?? null,
  }),
  validate: priceErrors,
  toBody: ({ connectionUuid, model, starts, ...prices }) => ({
    connectionUuid: connectionUuid?.id ?? '',
    model: model.trim() || null,
    tokensIn: inKopecks(prices.tokensIn),
    tokensOut: inKopecks(prices.tokensOut),
    picture: inKopecks(prices.picture),
    minute: inKopecks(prices.minute),
    starts: starts ?? '',
  }),
};
