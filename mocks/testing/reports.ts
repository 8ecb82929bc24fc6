/** Reports and schedules of the administrator, for tests of all operations. */
import type { Database, StoredReport, StoredSchedule } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { neuro } from './company-area.ts';

const created = '2026-10-01T09:00:00.000Z';
/** Far enough that nothing expires or is due. */
const LATER = '2099-01-01T00:00:00.000Z';

/** What the administrator of the company «Нейро» has ordered. */
export const ofCompany = { ownerId: 3, companyUuid: neuro };

const owned = { ownerId: 2, companyUuid: null, portal: 'http://127.0.0.1:8080' };
const order = {
  title: 'Сотрудники',
  kind: 'users',
  format: 'csv',
  isMailed: false,
  parameters: { from: null, to: null, groupBy: null, compare: 'none', filter: {}, columns: [] },
} as const satisfies Partial<StoredReport>;

/** Puts a report that is ready, with a file of `size` bytes. */
export function putReadyReport(
  database: Database,
  transaction: Transaction,
  report: Pick<StoredReport, 'uuid'> & Partial<StoredReport>,
): void {
  const size = report.size ?? 3;
  transaction.put<StoredReport>(database.reports, {
    ...order,
    ...owned,
    status: 'done',
    progress: 100,
    rows: 1,
    size,
    created,
    expires: LATER,
    error: null,
    scheduleUuid: null,
    ...report,
  });
  transaction.blob(report.uuid, new Uint8Array(size));
}

/** Puts a monthly schedule. */
export function putMonthly(
  database: Database,
  transaction: Transaction,
  schedule: Pick<StoredSchedule, 'uuid'> & Partial<StoredSchedule>,
): void {
  transaction.put<StoredSchedule>(database.schedules, {
    ...owned,
    report: order,
    period: 'monthly',
    hour: 9,
    next: LATER,
    version: 1,
    created,
    changed: created,
    changedBy: 'admin@neuro.example',
    ...schedule,
  });
}
