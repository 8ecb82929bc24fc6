import type { Database } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Writes what a seed adds, in one transaction and once for each state. */
export function seedOnce(
  { seeds, store }: Database,
  name: string,
  write: (transaction: Transaction) => void,
): void {
  if (seeds.get(name)) return;
  store.write((transaction) => {
    write(transaction);
    transaction.put(seeds, { name });
  });
}
