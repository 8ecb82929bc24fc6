/** The five tariffs that the portal is delivered with. */

import type { Database } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';
import { seedOnce } from './once.ts';

const seeded = [
  { id: 10, line: 'Лицей', title: 'Лицей — 1–4 классы' },
  { id: 11, line: 'Лицей', title: 'Лицей — 5–8 классы' },
  { id: 12, line: 'Лицей', title: 'Лицей — 9–11 классы' },
  { id: 13, line: 'Нейро.Агро', title: 'Нейро.Агро — базовый' },
  { id: 14, line: 'Нейро.Агро', title: 'Нейро.Агро — премиум' },
];

/** Adds the tariffs once. */
export function seedTariffs(database: Database): void {
  seedOnce(database, 'tariffs', (transaction) => {
    for (const tariff of seeded)
      transaction.put(database.tariffs, {
        ...tariff,
        dayLimit: null,
        monthLimit: null,
        tiles: [],
        ...delivered,
      });
  });
}
