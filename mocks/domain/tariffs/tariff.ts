/** Tariffs of accounts in the shape of the administration. */
import { type Database, itemsOf, type Schemas, type StoredTariff, type User } from '#mocks/store/database.ts';

/** The tariff of a person, or undefined. */
export const tariffOf = ({ tariffs }: Database, { tariffId }: User): StoredTariff | undefined =>
  tariffId === undefined ? undefined : tariffs.get(String(tariffId));

/** Converts tariffs to the contract's shape. */
export function toTariff(database: Database): (tariff: StoredTariff) => Schemas['Tariff'] {
  const counts = new Map<number, number>();
  for (const { tariffId } of database.users.values())
    if (tariffId !== undefined) counts.set(tariffId, (counts.get(tariffId) ?? 0) + 1);
  const titles = new Map(itemsOf(database.tiles).map(({ value, title }) => [value, title]));
  return (tariff) => ({
    ...tariff,
    storageMb: tariff.storageMb ?? null,
    tiles: tariff.tiles.map((value) => ({ value, label: titles.get(value) ?? value })),
    users: counts.get(tariff.id) ?? 0,
  });
}
