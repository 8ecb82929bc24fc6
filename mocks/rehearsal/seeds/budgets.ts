/** Budgets of the seeded companies: ones near their end, spent and far from it. */
import { seedOnce } from '#mocks/initial/once.ts';
import { seededCompanies } from '#mocks/rehearsal/people/companies.ts';
import type { Database, StoredBudget } from '#mocks/store/database.ts';
import { createdBy } from '#mocks/store/versioned.ts';

type Seeded = Pick<StoredBudget, 'scope' | 'amount' | 'atEnd'> &
  Partial<Pick<StoredBudget, 'department' | 'group' | 'userId'>> & {
    /** Position of the company in its seeds; absent for a person. */
    readonly company?: number;
  };

/** The first three are also the examples of the contract. They only warn where the accounts of the demonstration would be stopped. */
const seeded: readonly Seeded[] = [
  { scope: 'company', company: 0, amount: 5_000_000, atEnd: 'warn' },
  { scope: 'department', company: 0, department: 'Отдел развития', amount: 200_000, atEnd: 'cheaper' },
  { scope: 'person', userId: 1, amount: 50_000, atEnd: 'warn' },
  { scope: 'company', company: 1, amount: 5_000_000, atEnd: 'warn' },
  { scope: 'department', company: 1, department: 'Отдел маркетинга', amount: 80_000, atEnd: 'stop' },
  { scope: 'department', company: 1, department: 'Бухгалтерия', amount: 150_000, atEnd: 'stop' },
  { scope: 'group', company: 1, group: 'COMMERCE', amount: 500_000, atEnd: 'warn' },
];

const uuidAt = (index: number): string =>
  `8b0d5e20-${String(index + 1).padStart(4, '0')}-4c7a-9d16-2f4e8c6a1b01`;

/** Adds the budgets once. */
export function seedBudgets(database: Database, now: Date): void {
  seedOnce(database, 'budgets', (transaction) => {
    for (const [
      index,
      { company, department = null, group = null, userId = null, ...rest },
    ] of seeded.entries())
      transaction.put(database.budgets, {
        uuid: uuidAt(index),
        companyUuid: seededCompanies[company ?? -1]?.uuid ?? null,
        department,
        group,
        userId,
        ...rest,
        ...createdBy('admin@neuro.example', now),
      });
  });
}
