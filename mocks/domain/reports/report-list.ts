/** Reports and schedules as administrators see them: rows, lists, tables. */

import type { paths } from '#api/generated/gateway.d.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { Background } from '#mocks/domain/jobs/jobs.ts';
import { among, containing, equal, narrowed, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import type { Sender } from '#mocks/domain/mail/mailbox.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { shownDay } from '#mocks/domain/statistics/statistics-table.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredReport, StoredSchedule } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { kinds } from './kinds.ts';
import { forgetOldReports } from './make.ts';
import { runSchedules } from './schedules.ts';

type Report = Schemas['Report'];
type Schedule = Schemas['ReportSchedule'];

/** Whose reports a call sees. */
export interface Viewer {
  readonly id: number;
  /** The company of the caller's area; null in that of the platform, where everybody's are seen. */
  readonly companyUuid: string | null;
}

type ReportQuery = NonNullable<paths['/admin/reports/getListReport']['get']['parameters']['query']>;

/** In the area of a company everybody sees only their own (ADM-36, COMP-02). */
const sees = ({ id, companyUuid }: Viewer, one: StoredReport | StoredSchedule): boolean =>
  companyUuid === null || (one.ownerId === id && one.companyUuid === companyUuid);

const authorOf = (database: Database, id: number): string =>
  findPerson(database, id)?.email ?? `удалённый № ${id}`;

/** A report in the shape of the contract. One of a company has, for the platform, the filter that it was made with. */
export function toReport(database: Database, viewer: Viewer, report: StoredReport): Report {
  const { ownerId, companyUuid, portal: _portal, ...shown } = report;
  const { parameters } = report;
  const company = companyUuid !== null && viewer.companyUuid === null ? { company: [companyUuid] } : {};
  return {
    ...shown,
    parameters: { ...parameters, filter: { ...parameters.filter, ...company } },
    authorId: ownerId,
    author: authorOf(database, ownerId),
  };
}

export function toSchedule(database: Database, schedule: StoredSchedule): Schedule {
  const { ownerId, companyUuid: _company, portal: _portal, ...shown } = schedule;
  return { ...shown, authorId: ownerId, author: authorOf(database, ownerId) };
}

/** What time alone changes: schedules that are due, files that are too old. */
export function keepUp(deps: Sender & Background): void {
  runSchedules(deps);
  forgetOldReports(deps);
}

/** The report with this key. Throws `not-found`, also for one of somebody else. */
export function findReport(deps: Sender & Background, viewer: Viewer, uuid: string): StoredReport {
  keepUp(deps);
  const report = deps.database.reports.get(uuid.toLowerCase());
  if (!report || !sees(viewer, report)) throw new Failure('not-found');
  return report;
}

export function findSchedule({ database }: Rows, viewer: Viewer, uuid: string): StoredSchedule {
  const schedule = database.schedules.get(uuid.toLowerCase());
  if (!schedule || !sees(viewer, schedule)) throw new Failure('not-found');
  return schedule;
}

/** The reports that the query finds, in its order. */
export function listReports(deps: Sender & Background, viewer: Viewer, query: ReportQuery): Report[] {
  keepUp(deps);
  const { database } = deps;
  const seen = [...database.reports.values()].filter((report) => sees(viewer, report));
  const found = narrowed(
    seen.map((report) => toReport(database, viewer, report)),
    [
      containing(query.searchText, ({ title, author }) => folded(`${title}\n${author}`)),
      equal(query.isMine, ({ authorId }) => authorId === viewer.id),
      among(query.kind, ({ kind }) => kind),
      among(query.status, ({ status }) => status),
      among(query.author, ({ authorId }) => authorId),
      withinDays(query.createdFrom, query.createdTo, ({ created }) => created),
    ],
  );
  const keys = {
    title: ({ title }: Report) => folded(title),
    size: ({ size }: Report) => size,
    created: ({ created }: Report) => created,
    expires: ({ expires }: Report) => expires,
  };
  return sorted(found, query.sort ?? 'created,desc', keys, ({ uuid }) => uuid);
}

/** The schedules that the query finds, in its order. */
export function listSchedules(
  deps: Sender & Background,
  viewer: Viewer,
  { searchText, sort = 'next,asc' }: { searchText?: string; sort?: string },
): Schedule[] {
  keepUp(deps);
  const { database } = deps;
  const seen = [...database.schedules.values()].filter((schedule) => sees(viewer, schedule));
  const found = narrowed(
    seen.map((schedule) => toSchedule(database, schedule)),
    [containing(searchText, ({ report, author }) => folded(`${report.title}\n${author}`))],
  );
  const keys = {
    title: ({ report }: Schedule) => folded(report.title),
    next: ({ next }: Schedule) => next,
    created: ({ created }: Schedule) => created,
  };
  return sorted(found, sort, keys, ({ uuid }) => uuid);
}

const statuses: Readonly<Record<Schemas['ReportStatus'], string>> = {
  waiting: 'ждёт',
  running: 'готовится',
  done: 'готов',
  failed: 'ошибка',
  stopped: 'остановлен',
  expired: 'истёк',
};

const periods: Readonly<Record<Schemas['SchedulePeriod'], string>> = {
  daily: 'каждый день',
  weekly: 'каждый понедельник',
  monthly: 'каждое первое число',
};

const periodText = ({ from, to }: Schemas['ReportParameters']): string =>
  from !== null && to !== null ? `${shownDay(from)}–${shownDay(to)}` : '';

export const reportColumns: TableColumns<Report> = {
  title: { title: 'Название', cell: ({ title }) => title },
  kind: { title: 'Вид', cell: ({ kind }) => kinds[kind].title },
  period: { title: 'Период', cell: ({ parameters }) => periodText(parameters) },
  format: { title: 'Формат', cell: ({ format }) => format.toUpperCase() },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
  rows: { title: 'Строк', cell: ({ rows }) => rows ?? '' },
  size: { title: 'Размер, байт', cell: ({ size }) => size ?? '' },
  author: { title: 'Автор', cell: ({ author }) => author },
  created: { title: 'Заказан', cell: ({ created }) => momentCell(created) },
  expires: { title: 'Хранится до', cell: ({ expires }) => momentCell(expires) },
};

export const scheduleColumns: TableColumns<Schedule> = {
  title: { title: 'Отчёт', cell: ({ report }) => report.title },
  kind: { title: 'Вид', cell: ({ report }) => kinds[report.kind].title },
  period: { title: 'Повторение', cell: ({ period }) => periods[period] },
  hour: { title: 'Час', cell: ({ hour }) => hour },
  next: { title: 'Следующий', cell: ({ next }) => momentCell(next) },
  format: { title: 'Формат', cell: ({ report }) => report.format.toUpperCase() },
  author: { title: 'Автор', cell: ({ author }) => author },
  created: { title: 'Создано', cell: ({ created }) => momentCell(created) },
};
