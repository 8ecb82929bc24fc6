/** Removes the addresses of deleted accounts from rows of jobs. The job that deletes an account writes its row afterwards. */
import type { Rows } from '#mocks/store/rows.ts';

/** Jobs whose rows are people, with their number as the key. */
const ofPeople = new Set(['userBatch', 'companyUserBatch', 'import']);

/** If the disk is full, the change is kept in memory and written with the next one that fits. */
export function eraseNames({ database }: Rows): void {
  const { retiredIds, jobs, jobRows, store } = database;
  const named = [...jobRows.values()].filter(
    ({ jobUuid, key, label }) =>
      key !== null &&
      retiredIds.get(key) !== undefined &&
      label.includes('@') &&
      ofPeople.has(jobs.get(jobUuid)?.kind ?? ''),
  );
  if (named.length === 0) return;
  store.writeOrKeep((transaction) => {
    for (const row of named) transaction.put(jobRows, { ...row, label: `удалённый № ${row.key}` });
  });
}
