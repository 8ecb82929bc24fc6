/** Reports and their schedules, for the platform's administrators. */
import { type AuditNote, audit, auditNow } from '../audit/audit.ts';
import { Failure } from '../contract/failures.ts';
import type { Schemas, StoredReport, StoredSchedule, User } from '../db/database.ts';
import { changedBy } from '../db/versioned.ts';
import { disposition } from '../files/disposition.ts';
import { pageWith } from '../lists/list.ts';
import { portalOf } from '../mail/mailbox.ts';
import { on } from '../on.ts';
import { once } from '../once.ts';
import { checkOrder } from '../reports/check.ts';
import {
  findReport,
  findSchedule,
  listReports,
  listSchedules,
  reportColumns,
  scheduleColumns,
  toReport,
  toSchedule,
  type Viewer,
} from '../reports/list.ts';
import { previewOf, putReport, startReports } from '../reports/make.ts';
import { nextRun } from '../reports/schedules.ts';
import { tableFile } from '../tables/file.ts';
import { tableWith } from '../tables/table.ts';

/** Unfinished reports of one person, and schedules. */
const MAX_WAITING = 20;
const MAX_SCHEDULES = 50;

const viewerOf = ({ profile }: User): Viewer => ({ id: profile.id, companyUuid: null });

const noteOf = ({ uuid, title }: StoredReport, action: AuditNote['action']): AuditNote => ({
  ...{ action, entity: 'report', key: uuid, object: title },
});
const scheduleNote = ({ uuid, report }: StoredSchedule, action: AuditNote['action']): AuditNote => ({
  ...{ action, entity: 'schedule', key: uuid, object: report.title },
});
/** What the audit keeps of a schedule, by the names of the form. */
const audited = ({ report, period, hour }: Schemas['ScheduleFields']): object => ({
  ...{ title: report.title, format: report.format, isMailed: report.isMailed, period, hour },
});

const isOpen = ({ status }: StoredReport): boolean => status === 'waiting' || status === 'running';

export const adminReportRoutes = [
  on('get', '/admin/reports/getListReport', (c) => {
    const { page, size, ...query } = c.query ?? {};
    const rows = listReports(c.deps, viewerOf(c.user), query);
    return c.reply(
      200,
      pageWith(rows, { page, size }, (row) => row),
    );
  }),

  on('get', '/admin/reports/getReport', (c) => {
    const report = findReport(c.deps, viewerOf(c.user), c.query.uuid);
    return c.reply(200, toReport(c.deps.database, report));
  }),

  on('post', '/admin/reports/addReport', (c) =>
    once(c, () => {
      const { database } = c.deps;
      const { id: ownerId, companyUuid } = viewerOf(c.user);
      checkOrder(c.body, { companyUuid });
      const own = [...database.reports.values()].filter((one) => one.ownerId === ownerId);
      if (own.filter(isOpen).length >= MAX_WAITING)
        throw new Failure('limit-reached', {
          message: `Одновременно готовится не больше ${MAX_WAITING} отчётов. Дождитесь готовых`,
        });
      const portal = portalOf(c.deps, c.request);
      let report: StoredReport | undefined;
      database.store.write((transaction) => {
        const order = { order: c.body, ownerId, companyUuid, portal, scheduleUuid: null };
        report = putReport(c.deps, transaction, order);
        audit(c, transaction, { ...noteOf(report, 'add'), after: c.body });
      });
      if (!report) throw new Failure('internal-error');
      startReports(c.deps);
      return c.reply(200, toReport(database, report));
    }),
  ),

  on('post', '/admin/reports/checkReport', (c) => {
    const { companyUuid } = viewerOf(c.user);
    checkOrder(c.body, { companyUuid });
    const preview = previewOf(c.deps, c.body, companyUuid);
    auditNow(c, { action: 'check', entity: 'report', object: c.body.title });
    return c.reply(200, preview);
  }),

  on('post', '/admin/reports/stopReport', (c) => {
    const { database } = c.deps;
    const report = findReport(c.deps, viewerOf(c.user), c.body.uuid);
    const stopped: StoredReport = isOpen(report) ? { ...report, status: 'stopped' } : report;
    database.store.write((transaction) => {
      transaction.put(database.reports, stopped);
      const result = stopped === report ? 'unchanged' : 'done';
      audit(c, transaction, { ...noteOf(report, 'stop'), result });
    });
    return c.reply(200, toReport(database, stopped));
  }),

  on('delete', '/admin/reports/deleteReport', (c) => {
    const { database } = c.deps;
    const report = findReport(c.deps, viewerOf(c.user), c.query.uuid);
    database.store.write((transaction) => {
      transaction.delete(database.reports, report.uuid);
      transaction.deleteBlob(report.uuid);
      audit(c, transaction, noteOf(report, 'remove'));
    });
    return c.reply(204);
  }),

  on('get', '/admin/reports/downloadReport', (c) => {
    const report = findReport(c.deps, viewerOf(c.user), c.query.uuid);
    const bytes = report.status === 'done' && c.deps.database.store.readBlob(report.uuid);
    if (!bytes) return c.fail('not-found');
    auditNow(c, noteOf(report, 'download'));
    return c.raw(200, 'application/octet-stream', new Blob([new Uint8Array(bytes)]), {
      'content-disposition': disposition(`${report.title}.${report.format}`),
    });
  }),

  on('get', '/admin/reports/downloadListReport', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const table = tableWith(reportColumns, listReports(c.deps, viewerOf(c.user), query), columns);
    auditNow(c, { action: 'download', entity: 'report', object: 'Отчёты' });
    const { body, headers } = await tableFile('Отчёты', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('get', '/admin/getListReports/getListSchedule', (c) => {
    const { page, size, ...query } = c.query ?? {};
    const rows = listSchedules(c.deps, viewerOf(c.user), query);
    return c.reply(
      200,
      pageWith(rows, { page, size }, (row) => row),
    );
  }),

  on('post', '/admin/getListReports/addSchedule', (c) =>
    once(c, () => {
      const { database, now } = c.deps;
      const { id: ownerId, companyUuid } = viewerOf(c.user);
      const { report, period, hour } = c.body;
      checkOrder(report, { companyUuid, isScheduled: true });
      const own = [...database.schedules.values()].filter((one) => one.ownerId === ownerId);
      if (own.length >= MAX_SCHEDULES) throw new Failure('limit-reached');
      const created = now().toISOString();
      const schedule: StoredSchedule = {
        ...{ uuid: crypto.randomUUID(), report: { ...report, title: report.title.trim() }, period, hour },
        ...{ next: nextRun(period, hour, now()), ownerId, companyUuid, portal: portalOf(c.deps, c.request) },
        ...{ version: 1, created, changed: created, changedBy: c.user.email },
      };
      database.store.write((transaction) => {
        transaction.put(database.schedules, schedule);
        audit(c, transaction, { ...scheduleNote(schedule, 'add'), after: audited(schedule) });
      });
      return c.reply(200, toSchedule(database, schedule));
    }),
  ),

  on('post', '/admin/getListReports/changeSchedule', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, report, period, hour } = c.body;
    const { companyUuid, ...viewer } = viewerOf(c.user);
    const old = findSchedule(c.deps, { ...viewer, companyUuid }, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    checkOrder(report, { companyUuid, isScheduled: true });
    const next: StoredSchedule = changedBy(c.user.email, now(), {
      ...{ ...old, report: { ...report, title: report.title.trim() }, period, hour },
      next: nextRun(period, hour, now()),
    });
    database.store.write((transaction) => {
      transaction.put(database.schedules, next);
      const change = { before: audited(old), after: audited(next) };
      audit(c, transaction, { ...scheduleNote(next, 'change'), ...change });
    });
    return c.reply(200, toSchedule(database, next));
  }),

  on('delete', '/admin/getListReports/deleteSchedule', (c) => {
    const { database } = c.deps;
    const schedule = findSchedule(c.deps, viewerOf(c.user), c.query.uuid);
    if (schedule.version !== c.query.version) return c.fail('version-conflict');
    database.store.write((transaction) => {
      transaction.delete(database.schedules, schedule.uuid);
      audit(c, transaction, { ...scheduleNote(schedule, 'remove'), before: audited(schedule) });
    });
    return c.reply(204);
  }),

  on('get', '/admin/getListReports/downloadListSchedule', async (c) => {
    const { columns, format, ...query } = c.query ?? {};
    const table = tableWith(scheduleColumns, listSchedules(c.deps, viewerOf(c.user), query), columns);
    auditNow(c, { action: 'download', entity: 'schedule', object: 'Расписания отчётов' });
    const { body, headers } = await tableFile('Расписания отчётов', table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
