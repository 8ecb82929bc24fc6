/** The three companies of the synthetic people. */

import { seedOnce } from '#mocks/initial/once.ts';
import { seededCompanies } from '#mocks/rehearsal/people/companies.ts';
import type { Database } from '#mocks/store/database.ts';
import { delivered } from '#mocks/store/versioned.ts';

/** Adds the companies once. */
export function seedCompanies(database: Database): void {
  seedOnce(database, 'companies', (transaction) => {
    for (const company of seededCompanies)
      transaction.put(database.companies, { ...company, tiles: [], blockReason: null, ...delivered });
  });
}
