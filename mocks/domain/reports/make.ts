/** Reports are made one after another in the background, in pieces; continued after a restart (ADM-36). */

import { type Cell, isOfType, type Table } from '#lib/office/cell.ts';
import { cellText } from '#lib/office/csv.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { Background } from '#mocks/domain/jobs/jobs.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { withZone, zoneOf } from '#mocks/domain/tables/zone.ts';
import { log } from '#mocks/log/log.ts';
import type { Schemas, StoredReport } from '#mocks/store/database.ts';
import { StorageError, type Transaction } from '#mocks/store/store.ts';
import { isOpenTo, kinds } from './kinds.ts';
import { type ReportOrder, type ReportSource, sourceOf } from './sources.ts';

/** How long a file is kept. */
const LIFETIME = 30 * DAY;
/** Rows of a report at most, as in the contract. */
const MAX_ROWS = 1_000_000;
/** Rows of a piece at most, and pieces of a small report, so that progress is visible. */
const PIECE = 20_000;
const PIECES = 5;
/** Pause between two pieces, ms; with «медленно» in the title a longer one, so that a report can be stopped by hand. */
const PAUSE = 10;
const LONG_PAUSE = 2000;
const PREVIEW = 20;

interface NewReport {
  readonly order: ReportOrder;
  readonly ownerId: number;
  /** The company of the author's area, null in that of the platform. */
  readonly companyUuid: string | null;
  readonly portal: string;
  readonly scheduleUuid: string | null;
}

/** Puts a report at the end of the queue. */
export function putReport(
  { database, now }: Sender & Background,
  transaction: Transaction,
  { order, ...rest }: NewReport,
): StoredReport {
  const { title, kind, format, isMailed, parameters } = order;
  const report: StoredReport = {
    uuid: crypto.randomUUID(),
    title: title.trim(),
    kind,
    format,
    isMailed,
    parameters,
    status: 'waiting',
    progress: 0,
    rows: null,
    size: null,
    expires: null,
    error: null,
    created: now().toISOString(),
    ...rest,
  };
  transaction.put(database.reports, report);
  return report;
}

/** The order with the rows and columns of the company alone, where a company has ordered it (COMP-02). */
function scoped(order: ReportOrder, companyUuid: string | null): ReportOrder {
  if (companyUuid === null) return order;
  const { parameters } = order;
  const all = kinds[order.kind].columns;
  const open = all.filter((name) => isOpenTo(companyUuid, name));
  // Without a choice a kind has all its columns, some of them only where periods are compared.
  const columns = parameters.columns.length > 0 || open.length === all.length ? parameters.columns : open;
  return {
    ...order,
    parameters: { ...parameters, columns, filter: { ...parameters.filter, company: [companyUuid] } },
  };
}

const zone = zoneOf();

const textOf = (cell: Cell): string => {
  if (typeof cell !== 'object') return String(cell);
  const isDay = cell.type === 'date' || cell.type === 'datetime';
  return isDay ? cellText(cell, zone.clock) : isOfType(cell) ? cell.text : '';
};

/** The first rows that a report would have. */
export function previewOf(
  deps: Sender & Background,
  order: ReportOrder,
  companyUuid: string | null,
): Schemas['ReportPreview'] {
  const source = sourceOf(deps, scoped(order, companyUuid));
  const [columns = [], ...rows] = withZone(source.part(0, PREVIEW), zone).map((row) => row.map(textOf));
  return { columns, rows, total: source.count };
}

const queues = new WeakMap<object, Promise<void>>();

/** Makes the reports that wait, in their order. */
export function startReports(deps: Sender & Background): void {
  const before = queues.get(deps) ?? Promise.resolve();
  queues.set(
    deps,
    before.then(() => makeAll(deps)),
  );
}

/** Continues with the reports that were not ready when the process ended; one that was begun begins again. */
export function resumeReports(deps: Sender & Background): void {
  const { reports, store } = deps.database;
  const begun = [...reports.values()].filter(({ status }) => status === 'running');
  if (begun.length > 0)
    store.writeOrKeep((transaction) => {
      for (const report of begun)
        transaction.put<StoredReport>(reports, { ...report, status: 'waiting', progress: 0 });
    });
  startReports(deps);
}

/** Deletes the files that are older than 30 days. */
export function forgetOldReports({ database, now }: Sender & Background): void {
  const moment = now().getTime();
  const old = [...database.reports.values()].filter(
    ({ status, expires }) => status === 'done' && expires !== null && Date.parse(expires) <= moment,
  );
  if (old.length === 0) return;
  database.store.writeOrKeep((transaction) => {
    for (const report of old) {
      transaction.put<StoredReport>(database.reports, { ...report, status: 'expired' });
      transaction.deleteBlob(report.uuid);
    }
  });
}

async function makeAll(deps: Sender & Background): Promise<void> {
  for (;;) {
    const waiting = [...deps.database.reports.values()]
      .filter(({ status }) => status === 'waiting')
      .sort((a, b) => (a.created < b.created ? -1 : 1));
    const [next] = waiting;
    if (!next || deps.jobs.isClosed) return;
    await make(deps, next);
  }
}

/** Writes a part of a report that is still being made; returns whether it is. */
function change({ database, jobs }: Sender & Background, uuid: string, to: Partial<StoredReport>): boolean {
  const current = database.reports.get(uuid);
  if (jobs.isClosed || (current?.status !== 'running' && current?.status !== 'waiting')) return false;
  database.store.writeOrKeep((transaction) => transaction.put(database.reports, { ...current, ...to }));
  return true;
}

/** Why a report failed, in words for its author. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return 'На диске портала не хватило места. Попробуйте позже';
  if (error instanceof Failure) return error.details?.errors?.[0]?.message ?? 'Отчёт больше нельзя составить';
  log.error('A report failed', error);
  return 'Отчёт не получился. Попробуйте ещё раз';
}

async function make(deps: Sender & Background, report: StoredReport): Promise<void> {
  const { uuid, title, format, companyUuid } = report;
  try {
    if (!change(deps, uuid, { status: 'running', progress: 0 })) return;
    if (/ошибка/i.test(title)) throw new Failure('fields-invalid', { errors: [rehearsed] });
    const source = sourceOf(deps, scoped(report, companyUuid));
    if (source.count > MAX_ROWS) throw new Failure('fields-invalid', { errors: [tooMany] });
    const table = await tableOf(deps, report, source);
    if (!table) return;
    const { body } = await tableFile(title, table, { format });
    finish(deps, uuid, source.count, new Uint8Array(await body.arrayBuffer()));
  } catch (error) {
    if (!change(deps, uuid, { status: 'failed', error: reasonOf(error) })) return;
  }
  tell(deps, uuid);
}

const rehearsed = { field: 'title', code: 'rehearsed', message: 'Репетиция: отчёт не получился' };
const tooMany = {
  field: 'parameters.filter',
  code: 'too-many',
  message: 'Больше 1 000 000 строк. Сузьте период или добавьте фильтры',
};

/** The whole table, made in pieces; undefined when the report was stopped or deleted meanwhile. */
async function tableOf(
  deps: Sender & Background,
  { uuid, title }: StoredReport,
  { count, part }: ReportSource,
): Promise<Table | undefined> {
  const step = Math.max(1, Math.min(PIECE, Math.ceil(count / PIECES)));
  const pause = /медленно/i.test(title) ? LONG_PAUSE : PAUSE;
  const [heading = []] = part(0, 0);
  const table: (readonly Cell[])[] = [heading];
  for (let from = 0; from < Math.max(count, 1); from += step) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    for (const row of part(from, from + step).slice(1)) table.push(row);
    const progress = Math.min(95, Math.round((95 * (from + step)) / Math.max(count, 1)));
    if (!change(deps, uuid, { progress })) return undefined;
  }
  return table;
}

/** Stores the file. */
function finish(deps: Sender & Background, uuid: string, rows: number, bytes: Uint8Array): void {
  const { database, jobs, now } = deps;
  const current = database.reports.get(uuid);
  if (jobs.isClosed || current?.status !== 'running') return;
  const expires = new Date(now().getTime() + LIFETIME).toISOString();
  database.store.write((transaction) => {
    transaction.blob(uuid, bytes);
    transaction.put(database.reports, {
      ...current,
      status: 'done',
      progress: 100,
      rows,
      size: bytes.length,
      expires,
    });
  });
}

/** Mails the author of a report that has ended; the letter has a link to the page and never the file. */
function tell(deps: Sender & Background, uuid: string): void {
  const report = deps.database.reports.get(uuid);
  const author = report && findPerson(deps.database, report.ownerId);
  if (deps.jobs.isClosed || !author || !report.isMailed) return;
  if (report.status !== 'done' && report.status !== 'failed') return;
  const area = report.companyUuid === null ? 'admin' : 'companyAdmin';
  const isDone = report.status === 'done';
  sendMail(deps, {
    to: author.email,
    subject: isDone ? `Отчёт готов: ${report.title}` : `Отчёт не получился: ${report.title}`,
    text: isDone
      ? 'Отчёт можно скачать в\u00a0течение 30\u00a0дней на странице отчётов.'
      : `${report.error ?? 'Причина неизвестна'}.`,
    link: `${report.portal}/${area}/reports/list-reports?row=${uuid}`,
  });
}
