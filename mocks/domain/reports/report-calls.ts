/** What administrators do with reports, in the area of the platform and in that of a company. */

import { Failure } from '#mocks/contract/failures.ts';
import { type AuditedCall, audit, auditNow, notesOf } from '#mocks/domain/audit/audit.ts';
import { namedFilter } from '#mocks/domain/audit/names.ts';
import { ownCompany } from '#mocks/domain/companies/own.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';
import type { Background } from '#mocks/domain/jobs/jobs.ts';
import type { Post } from '#mocks/domain/mail/mailbox.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import type { Database, Schemas, StoredReport, User } from '#mocks/store/database.ts';
import { checkOrder } from './check.ts';
import { previewOf, putReport, startReports } from './make.ts';
import { findReport, toReport, type Viewer } from './report-list.ts';

/** Unfinished reports of one person. */
const MAX_WAITING = 20;

/** Who called: every context of a handler is one. */
export interface ReportCall extends AuditedCall {
  readonly deps: Post & Background;
  readonly request: Request;
  readonly user: User;
}

/** Whose reports a call is about, by the area. */
export type ViewerOf = (call: ReportCall) => Viewer;

export const ofPlatform: ViewerOf = ({ user }) => ({ id: user.profile.id, companyUuid: null });

/** No report belongs to an administrator without a company. */
export const ofCompany: ViewerOf = (call) => ({
  id: call.user.profile.id,
  companyUuid: ownCompany(call)?.uuid ?? '',
});

interface FileAnswer {
  readonly body: Blob;
  readonly headers: Record<string, string>;
}

const noteOf = notesOf('report', ({ uuid, title }: StoredReport) => ({ key: uuid, object: title }));

/** What the audit keeps of an order, by the names of the form; which columns it has is not kept. */
function audited(
  database: Database,
  { title, kind, format, isMailed, parameters }: Schemas['ReportOrder'],
): object {
  const { from, to, groupBy, compare, filter } = parameters;
  return { title, kind, format, isMailed, from, to, groupBy, compare, filter: namedFilter(database, filter) };
}

const isOpen = ({ status }: StoredReport): boolean => status === 'waiting' || status === 'running';

export const readReport = ({ deps }: ReportCall, viewer: Viewer, uuid: string): Schemas['Report'] =>
  toReport(deps.database, viewer, findReport(deps, viewer, uuid));

/** Throws `fields-invalid`, `limit-reached`. */
export function addReport(
  call: ReportCall,
  viewer: Viewer,
  order: Schemas['ReportOrder'],
): Schemas['Report'] {
  const { deps } = call;
  const { id: ownerId, companyUuid } = viewer;
  const { database } = deps;
  checkOrder(order, { companyUuid });
  const own = [...database.reports.values()].filter((one) => one.ownerId === ownerId);
  if (own.filter(isOpen).length >= MAX_WAITING)
    throw new Failure('limit-reached', {
      message: `Одновременно готовится не больше ${MAX_WAITING} отчётов. Дождитесь готовых`,
    });
  const portal = portalOf(deps, call.request);
  let report: StoredReport | undefined;
  database.store.write((transaction) => {
    report = putReport(deps, transaction, { order, ownerId, companyUuid, portal, scheduleUuid: null });
    audit(call, transaction, { ...noteOf(report, 'add'), after: audited(database, order) });
  });
  if (!report) throw new Failure('internal-error');
  startReports(deps);
  return toReport(database, viewer, report);
}

/** Throws `fields-invalid`. */
export function checkReport(
  call: ReportCall,
  { companyUuid }: Viewer,
  order: Schemas['ReportOrder'],
): Schemas['ReportPreview'] {
  checkOrder(order, { companyUuid });
  const preview = previewOf(call.deps, order, companyUuid);
  auditNow(call, { action: 'check', entity: 'report', object: order.title });
  return preview;
}

export function stopReport(call: ReportCall, viewer: Viewer, uuid: string): Schemas['Report'] {
  const { database } = call.deps;
  const report = findReport(call.deps, viewer, uuid);
  const stopped: StoredReport = isOpen(report) ? { ...report, status: 'stopped' } : report;
  database.store.write((transaction) => {
    if (stopped !== report) transaction.put(database.reports, stopped);
    const result = stopped === report ? 'unchanged' : 'done';
    audit(call, transaction, { ...noteOf(report, 'stop'), result });
  });
  return toReport(database, viewer, stopped);
}

export function removeReport(call: ReportCall, viewer: Viewer, uuid: string): void {
  const { database } = call.deps;
  const report = findReport(call.deps, viewer, uuid);
  database.store.write((transaction) => {
    transaction.delete(database.reports, report.uuid);
    transaction.deleteBlob(report.uuid);
    audit(call, transaction, noteOf(report, 'remove'));
  });
}

/** The file of a report. Throws `not-found` for one that is not ready. */
export function reportFile(call: ReportCall, viewer: Viewer, uuid: string): FileAnswer {
  const report = findReport(call.deps, viewer, uuid);
  const bytes = report.status === 'done' && call.deps.database.store.readBlob(report.uuid);
  if (!bytes) throw new Failure('not-found');
  auditNow(call, noteOf(report, 'download'));
  return {
    body: new Blob([new Uint8Array(bytes)]),
    headers: { 'content-disposition': disposition(`${report.title}.${report.format}`) },
  };
}
