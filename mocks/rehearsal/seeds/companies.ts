/** The three companies of the synthetic people. */
import { DELIVERED, seededCompanies } from '#mocks/rehearsal/people/companies.ts';
import type { Database } from '#mocks/store/database.ts';

/** Adds the companies once. */
export function seedCompanies(database: Database): void {
  if (database.seeds.get('companies')) return;
  database.store.write((transaction) => {
    for (const company of seededCompanies)
      transaction.put(database.companies, {
        ...company,
        tiles: [],
        blockReason: null,
        version: 1,
        created: DELIVERED,
        changed: DELIVERED,
        changedBy: null,
      });
    transaction.put(database.seeds, { name: 'companies' });
  });
}
