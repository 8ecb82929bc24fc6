/** What administrators do with schedules of reports, in the area of the platform and in that of a company. */

import { Failure } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import type { Schemas, StoredSchedule } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { checkOrder } from './check.ts';
import type { ReportCall } from './report-calls.ts';
import { findSchedule, toSchedule, type Viewer } from './report-list.ts';
import { nextRun } from './schedules.ts';

/** Schedules of one person. */
const MAX_SCHEDULES = 50;

const noteOf = notesOf('schedule', ({ uuid, report }: StoredSchedule) => ({
  key: uuid,
  object: report.title,
}));

/** What the audit keeps of a schedule, by the names of the form. */
const audited = ({ report, period, hour }: Schemas['ScheduleFields']): object => ({
  title: report.title,
  format: report.format,
  isMailed: report.isMailed,
  period,
  hour,
});

/** Throws `fields-invalid`, `limit-reached`. */
export function addSchedule(
  call: ReportCall,
  { id: ownerId, companyUuid }: Viewer,
  { report, period, hour }: Schemas['ScheduleFields'],
): Schemas['ReportSchedule'] {
  const { database, now } = call.deps;
  checkOrder(report, { companyUuid, isScheduled: true });
  const own = [...database.schedules.values()].filter((one) => one.ownerId === ownerId);
  if (own.length >= MAX_SCHEDULES) throw new Failure('limit-reached');
  const schedule: StoredSchedule = {
    uuid: crypto.randomUUID(),
    report: { ...report, title: report.title.trim() },
    period,
    hour,
    next: nextRun(period, hour, now()),
    ownerId,
    companyUuid,
    portal: portalOf(call.deps, call.request),
    ...createdBy(call.user.email, now()),
  };
  database.store.write((transaction) => {
    transaction.put(database.schedules, schedule);
    audit(call, transaction, { ...noteOf(schedule, 'add'), after: audited(schedule) });
  });
  return toSchedule(database, schedule);
}

/** Throws `version-conflict`, `fields-invalid`. A schedule stays in its area, whoever changes it. */
export function changeSchedule(
  call: ReportCall,
  viewer: Viewer,
  { uuid, version, report, period, hour }: Schemas['ScheduleChange'],
): Schemas['ReportSchedule'] {
  const { database, now } = call.deps;
  const old = findSchedule(call.deps, viewer, uuid);
  if (old.version !== version) throw new Failure('version-conflict');
  checkOrder(report, { companyUuid: old.companyUuid, isScheduled: true });
  const next: StoredSchedule = changedBy(call.user.email, now(), {
    ...old,
    report: { ...report, title: report.title.trim() },
    period,
    hour,
    next: nextRun(period, hour, now()),
  });
  database.store.write((transaction) => {
    transaction.put(database.schedules, next);
    const change = { before: audited(old), after: audited(next) };
    audit(call, transaction, { ...noteOf(next, 'change'), ...change });
  });
  return toSchedule(database, next);
}

/** Throws `version-conflict`. */
export function removeSchedule(
  call: ReportCall,
  viewer: Viewer,
  { uuid, version }: { readonly uuid: string; readonly version: number },
): void {
  const { database } = call.deps;
  const schedule = findSchedule(call.deps, viewer, uuid);
  if (schedule.version !== version) throw new Failure('version-conflict');
  database.store.write((transaction) => {
    transaction.delete(database.schedules, schedule.uuid);
    audit(call, transaction, { ...noteOf(schedule, 'remove'), before: audited(schedule) });
  });
}
