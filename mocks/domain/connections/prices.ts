/**
 * The price list: what a connection costs from a day on (ADM-49). A call is counted with the price of its day, and the count is
 * kept, so that a new price changes nothing of the past.
 */
import { refuseField, refuseFields } from '#mocks/contract/failures.ts';
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import type { Database, Schemas, StoredConnection, StoredPrice } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { createdBy } from '#mocks/store/versioned.ts';

type Fields = Schemas['PriceFields'];
type Key = Pick<Fields, 'connectionUuid' | 'model'>;

const kinds = ['tokensIn', 'tokensOut', 'picture', 'minute'] as const;
/** The prices of a day, kopecks; null where something is not charged. */
export type Rates = Pick<Fields, (typeof kinds)[number]>;

/** Prices that replace each other: those of one connection and model, oldest first. */
export const pricesOf = ({ prices }: Database, { connectionUuid, model }: Key): StoredPrice[] =>
  prices
    .group(connectionUuid)
    .filter((one) => one.model === model)
    .sort((a, b) => (a.starts < b.starts ? -1 : 1));

/**
 * The price of a day: that of the model, else that of all models of the connection; undefined without one.
 *
 * @param day `YYYY-MM-DD` of the reporting zone
 */
export function priceOn(database: Database, key: Key, day: string): StoredPrice | undefined {
  const own = pricesOf(database, key).findLast(({ starts }) => starts <= day);
  return own || key.model === null ? own : priceOn(database, { ...key, model: null }, day);
}

/** Number of tokens that a price is for. */
const PRICED = 1_000_000;

/** What a request uses; what is absent is not charged. */
export interface Used {
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  readonly pictures?: number;
  /** Of sound. */
  readonly minutes?: number;
}

/** What a request costs, kopecks, not rounded; 0 without a price. */
export function costOf(
  price: Rates | undefined,
  { tokensIn = 0, tokensOut = 0, pictures = 0, minutes = 0 }: Used,
) {
  if (!price) return 0;
  const tokens = tokensIn * (price.tokensIn ?? 0) + tokensOut * (price.tokensOut ?? 0);
  return tokens / PRICED + pictures * (price.picture ?? 0) + minutes * (price.minute ?? 0);
}

/** The last day of a price, null while no other one follows. */
export function endOf(database: Database, price: StoredPrice): string | null {
  const next = pricesOf(database, price).find(({ starts }) => starts > price.starts);
  return next ? dayBefore(next.starts) : null;
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

export function statusOf(
  { starts }: StoredPrice,
  ends: string | null,
  today: string,
): Schemas['PriceStatus'] {
  if (starts > today) return 'planned';
  return ends !== null && ends < today ? 'past' : 'current';
}

/** Throws `fields-invalid` at `starts` for a price that has begun: requests were counted with it. */
export function checkPlanned({ starts }: StoredPrice, now: Date): void {
  if (starts <= dayOf(now.getTime()))
    refuseField('starts', 'begun', 'Цена уже действует. Добавьте новую с\u00a0другого дня');
}

/**
 * Checks the fields beyond the schema.
 *
 * @param uuid the price that is changed, null for a new one
 * @throws Failure `fields-invalid`
 */
export function checkPrice({ database, now }: Rows & Clock, fields: Fields, uuid: string | null): void {
  const today = dayOf(now().getTime());
  const others = pricesOf(database, fields).filter((one) => one.uuid !== uuid);
  const isTaken = others.some(({ starts }) => starts === fields.starts);
  // The first price of a connection holds from today on: nothing was charged before it.
  const isFirst = priceOn(database, fields, today) === undefined;
  const isPast = fields.starts < today || (fields.starts === today && !isFirst);
  const isEmpty = kinds.every((kind) => fields[kind] === null);
  const isKnown = database.connections.get(fields.connectionUuid) !== undefined;
  refuseFields([
    isKnown ? undefined : { field: 'connectionUuid', code: 'unknown', message: 'Такого подключения нет' },
    isEmpty ? { field: 'tokensIn', code: 'required', message: 'Укажите хотя бы одну цену' } : undefined,
    isPast
      ? {
          field: 'starts',
          code: 'past',
          message: 'Выберите день после сегодняшнего: прошлые запросы уже посчитаны',
        }
      : undefined,
    isTaken ? { field: 'starts', code: 'taken', message: 'С\u00a0этого дня цена уже есть' } : undefined,
  ]);
}

/** The fields as they are stored. */
export function storedPrice({ connections }: Database, fields: Fields) {
  const { connectionUuid, model, tokensIn, tokensOut, picture, minute, starts } = fields;
  const uuid = connectionUuid.toLowerCase();
  return {
    connectionUuid: uuid,
    connectionTitle: connections.get(uuid)?.title ?? uuid,
    model: model?.trim() ?? null,
    tokensIn,
    tokensOut,
    picture,
    minute,
    starts,
  };
}

/** The first price of a connection, from a day on; undefined where its form has none. */
export function firstPrice(
  { uuid, title }: Pick<StoredConnection, 'uuid' | 'title'>,
  { priceIn = null, priceOut = null }: Pick<Schemas['ConnectionFields'], 'priceIn' | 'priceOut'>,
  starts: string,
  by: string,
  now: Date,
): StoredPrice | undefined {
  if (priceIn === null && priceOut === null) return undefined;
  return {
    uuid: crypto.randomUUID(),
    connectionUuid: uuid,
    connectionTitle: title,
    model: null,
    tokensIn: priceIn,
    tokensOut: priceOut,
    picture: null,
    minute: null,
    starts,
    ...createdBy(by, now),
  };
}

/** Moves the prices that connections of earlier versions have into the price list. Called once at the start. */
export function listOldPrices({ database, now }: Rows & Clock): void {
  const { connections, prices, store } = database;
  store.write((transaction) => {
    for (const connection of connections.values()) {
      const { priceIn, priceOut, ...rest } = connection;
      const { created, changedBy } = connection;
      const price = firstPrice(
        connection,
        { ...(priceIn !== undefined && { priceIn }), ...(priceOut !== undefined && { priceOut }) },
        dayOf(Date.parse(created)),
        changedBy ?? '',
        now(),
      );
      if (!price) continue;
      transaction.put(prices, price);
      transaction.put(connections, rest);
    }
  });
}
