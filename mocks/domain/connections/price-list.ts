/** The price list in the shape of the administration: filters and order, and its table for downloads (ADM-49). */
import type { paths } from '#api/generated/gateway.d.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { dayCell, momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredPrice } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { endOf, statusOf } from './prices.ts';

/** A price of the contract with a known status. */
type Price = Schemas['Price'] & { readonly status: Schemas['PriceStatus'] };
type Query = NonNullable<paths['/admin/externalApi/getListPrice']['get']['parameters']['query']>;

/** Converts prices to the contract's shape at the time `now`. */
export const toPrice =
  (database: Database, now: Date) =>
  (price: StoredPrice): Price => {
    const ends = endOf(database, price);
    const { connectionUuid, connectionTitle } = price;
    return {
      ...price,
      connectionTitle: database.connections.get(connectionUuid)?.title ?? connectionTitle,
      currency: 'RUB',
      ends,
      status: statusOf(price, ends, dayOf(now.getTime())),
    };
  };

const sortKeys: SortKeys<Price> = {
  connection: ({ connectionTitle }) => folded(connectionTitle),
  model: ({ model }) => (model === null ? null : folded(model)),
  starts: ({ starts }) => starts,
  changed: ({ changed }) => changed,
};

/** The prices that the query finds, in its order. */
export function listPrices({ database, now }: Rows & Clock, query: Query): Price[] {
  const all = [...database.prices.values()].map(toPrice(database, now()));
  const found = narrowed(all, [
    containing(query.searchText, ({ connectionTitle, model }) =>
      folded(`${connectionTitle}\n${model ?? ''}`),
    ),
    among(query.connection, ({ connectionUuid }) => connectionUuid),
    among(query.status, ({ status }) => status),
  ]);
  return sorted(found, query.sort ?? 'starts,desc', sortKeys, ({ uuid }) => uuid);
}

const statuses: Readonly<Record<Schemas['PriceStatus'], string>> = {
  current: 'действует',
  planned: 'запланирована',
  past: 'прошлая',
};

const rubles = (kopecks: number | null) => (kopecks === null ? '' : kopecks / 100);

export const priceColumns: TableColumns<Price> = {
  connection: { title: 'Подключение', cell: ({ connectionTitle }) => connectionTitle },
  model: { title: 'Модель', cell: ({ model }) => model ?? 'все' },
  tokensIn: { title: 'Миллион токенов запроса, ₽', cell: ({ tokensIn }) => rubles(tokensIn) },
  tokensOut: { title: 'Миллион токенов ответа, ₽', cell: ({ tokensOut }) => rubles(tokensOut) },
  picture: { title: 'Картинка, ₽', cell: ({ picture }) => rubles(picture) },
  minute: { title: 'Минута звука, ₽', cell: ({ minute }) => rubles(minute) },
  starts: { title: 'Действует с', cell: ({ starts }) => dayCell(starts) },
  ends: { title: 'Действует по', cell: ({ ends }) => dayCell(ends ?? null) },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  changedBy: { title: 'Кто изменил', cell: ({ changedBy }) => changedBy ?? '' },
  changed: { title: 'Изменено', cell: ({ changed }) => momentCell(changed) },
};
