/** Writes of services: the tile in its place, its rules, its connection and its models. */
import type { AuditedCall } from '#mocks/domain/audit/audit.ts';
import { type Database, itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { rulesOf } from './rules.ts';

/** The tiles in this order are those of the main page. */
export const putTiles = (database: Database, transaction: Transaction, items: readonly Tile[]): void =>
  transaction.put(database.tiles, { name: 'all', items });

/** Puts a tile in its place; a new one goes to the end. */
export function putTile(database: Database, transaction: Transaction, tile: Tile): void {
  // The rows of a batch are written together, and all tiles are one record.
  const all = transaction.latest(database.tiles, 'all')?.items ?? [];
  const isKnown = all.some(({ uuid }) => uuid === tile.uuid);
  const items = all.map((one) => (one.uuid === tile.uuid ? tile : one));
  putTiles(database, transaction, isKnown ? items : [...items, tile]);
}

/** Puts a tile before the one that has this place among the others, at the end when there is none. */
export function moveTile(database: Database, transaction: Transaction, tile: Tile, position: number): void {
  const others = itemsOf(database.tiles).filter(({ uuid }) => uuid !== tile.uuid);
  putTiles(database, transaction, others.toSpliced(position, 0, tile));
}

/** The tile with the fields that an administrator set. */
export function withFields(tile: Tile, fields: Schemas['ServiceFields']): Tile {
  const { title, description, group, external, isPopular, disabled, tags, typeInput } = fields;
  const { typeInput: _old, ...rest } = tile;
  return {
    ...rest,
    title: title.trim(),
    description: description.trim(),
    group,
    external,
    isPopular,
    disabled,
    tags,
    ...(typeInput !== null && { typeInput }),
  };
}

/** Writes what is not in the tile itself. */
export function putRules(
  { deps: { database, now }, user }: AuditedCall,
  transaction: Transaction,
  { value, serviceType }: Tile,
  fields: Schemas['ServiceFields'],
): void {
  const { groups, companies, dayLimit, disabledReason, connectionUuid, models } = fields;
  const rules = { ...rulesOf(database, value), groups, companies, dayLimit, disabledReason };
  transaction.put(database.tileRules, changedBy(user.email, now(), rules));
  if (connectionUuid === null) transaction.delete(database.tileConnections, value);
  else transaction.put(database.tileConnections, { value, connectionUuid });
  const others = itemsOf(database.models).filter((model) => model.serviceType !== serviceType);
  const own = models.map((model) => ({ ...model, serviceType, title: model.title.trim() }));
  transaction.put(database.models, { name: 'all', items: [...others, ...own] });
}

/** Deletes a tile with all that belongs to it. */
export function removeTile(database: Database, transaction: Transaction, tile: Tile): void {
  putTiles(
    database,
    transaction,
    itemsOf(database.tiles).filter(({ uuid }) => uuid !== tile.uuid),
  );
  transaction.delete(database.tileRules, tile.value);
  transaction.delete(database.tileConnections, tile.value);
  const items = itemsOf(database.models).filter(({ serviceType }) => serviceType !== tile.serviceType);
  transaction.put(database.models, { name: 'all', items });
}
