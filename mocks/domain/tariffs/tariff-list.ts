/** The list of tariffs: filters, order and table. */
import type { paths } from '#api/generated/gateway.d.ts';
import { containing, equal, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { toTariff } from './tariff.ts';

type Tariff = Schemas['Tariff'];
type Query = NonNullable<paths['/admin/company/getListTariff']['get']['parameters']['query']>;

const sortKeys: SortKeys<Tariff> = {
  id: ({ id }) => id,
  title: ({ title }) => folded(title),
  line: ({ line }) => folded(line),
  users: ({ users }) => users,
  dayLimit: ({ dayLimit }) => dayLimit,
  monthLimit: ({ monthLimit }) => monthLimit,
};

/** Whether a tariff contains one of these services; without a list of its own it contains all. */
const contains =
  (wanted: readonly string[]) =>
  ({ tiles }: Tariff): boolean =>
    tiles.length === 0 || tiles.some(({ value }) => wanted.includes(value));

/** The tariffs that the query finds, in its order. */
export function listTariffs(database: Database, { searchText, tile = [], isLimited, sort }: Query): Tariff[] {
  const found = narrowed([...database.tariffs.values()].map(toTariff(database)), [
    containing(searchText, ({ title, line }) => folded(`${title}\n${line}`)),
    tile.length > 0 ? contains(tile) : undefined,
    equal(isLimited, ({ dayLimit, monthLimit }) => dayLimit !== null || monthLimit !== null),
  ]);
  return sorted(found, sort ?? 'id,asc', sortKeys, ({ id }) => String(id).padStart(8, '0'));
}

/** A bound; empty where there is none. */
const limitCell = (limit: number | null): number | '' => limit ?? '';

export const tariffColumns: TableColumns<Tariff> = {
  title: { title: 'Название', cell: ({ title }) => title },
  line: { title: 'Линейка', cell: ({ line }) => line },
  users: { title: 'Пользователи', cell: ({ users }) => users },
  dayLimit: { title: 'Запросов в день', cell: ({ dayLimit }) => limitCell(dayLimit) },
  monthLimit: { title: 'Запросов в месяц', cell: ({ monthLimit }) => limitCell(monthLimit) },
  storageMb: { title: 'Место для файлов, МБ', cell: ({ storageMb }) => limitCell(storageMb) },
  tiles: { title: 'Сервисы', cell: ({ tiles }) => tiles.map(({ label }) => label).join('; ') || 'все' },
};
