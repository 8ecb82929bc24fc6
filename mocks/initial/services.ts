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

/** Pages of the menus that earlier versions did not have; the last word of each is its mark in `seeds`. */
const laterPages = [
  ['company', 'companyTileList', 'settings', 'company-settings'],
  ['company', 'companyTileList', 'brand', 'company-brand'],
  ['company', 'companyTileList', 'logs', 'company-logs'],
  ['admin', 'adminTileList', 'agreements', 'admin-agreements'],
  ['admin', 'adminTileList', 'budgets', 'admin-budgets'],
  ['company', 'companyTileList', 'budgets', 'company-budgets'],
] as const;

/** Adds those pages to the menus of a state of an earlier version, each once. */
export function addPages({ store, menus, seeds }: Database): void {
  for (const [menu, operationId, value, name] of laterPages) {
    if (seeds.get(name)) continue;
    const items = menus.get(menu)?.items ?? [];
    const page = examplesOf<Schemas['AdminTile']>(operationId, 'all-pages').filter(
      (tile) => tile.value === value && !items.some((item) => item.value === value),
    );
    store.write((transaction) => {
      transaction.put(menus, { name: menu, items: [...items, ...page] });
      transaction.put(seeds, { name });
    });
  }
}

/** Adds the texts of the agreements to a state that has none: a new one, or one of an early version. */
export function seedAgreements(database: Database): void {
  if (database.agreements.get('all')) return;
  const items = examplesOf<Schemas['AgreementText']>('agreementList', 'all');
  database.store.put(database.agreements, { name: 'all', items });
}
