/** The services that the portal is delivered with, and the menus of the administration. */
import type { Database, Schemas, Tile } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { examplesOf } from './examples.ts';

/** Writes the tiles of the services and the models to choose from. Returns the tiles. */
export function putServices(database: Database, transaction: Transaction): readonly Tile[] {
  const tiles = examplesOf<Tile>('tileList', 'all');
  transaction.put(database.tiles, { name: 'all', items: tiles });
  transaction.put(database.models, {
    name: 'all',
    items: examplesOf<Schemas['ChatModel']>('chatModelList', 'all'),
  });
  return tiles;
}

/** Writes the menus of the administration and of a company's area. */
export function putMenus(database: Database, transaction: Transaction): void {
  const menu = (operationId: string) => examplesOf<Schemas['AdminTile']>(operationId, 'all-pages');
  transaction.put(database.menus, { name: 'admin', items: menu('adminTileList') });
  transaction.put(database.menus, { name: 'company', items: menu('companyTileList') });
}

/** Adds the texts of the agreements to a state that has none: a new one, or one of an early version. */
export function seedAgreements(database: Database): void {
  if (database.agreements.get('all')) return;
  const items = examplesOf<Schemas['AgreementText']>('agreementList', 'all');
  database.store.put(database.agreements, { name: 'all', items });
}
