/** The rows of reports by their kinds, from the same lists that the pages show. */
import type { Table } from '#lib/office/cell.ts';
import { periodBefore, yearBefore } from '#lib/periods.ts';
import { type AuditRow, auditColumns, listAudit } from '#mocks/domain/audit/audit-list.ts';
import { errorColumns, errorRow, listErrors } from '#mocks/domain/errors/errors.ts';
import { feedbackColumns, feedbackRow, listFeedback } from '#mocks/domain/feedback/feedback.ts';
import { startOf } from '#mocks/domain/lists/days.ts';
import { agreementsInForce, hasAccepted } from '#mocks/domain/people/agreements.ts';
import { listPeople, userColumns } from '#mocks/domain/people/people.ts';
import { companyNameOf, createdOf, statusOf, toAdminUser } from '#mocks/domain/people/person.ts';
import { requestColumns } from '#mocks/domain/requests/request-table.ts';
import { listRequests, toRequestRow } from '#mocks/domain/requests/requests.ts';
import { listLog, type UsageLogQuery } from '#mocks/domain/statistics/log.ts';
import { logColumns } from '#mocks/domain/statistics/log-table.ts';
import { listUsage } from '#mocks/domain/statistics/statistics.ts';
import { usageColumns } from '#mocks/domain/statistics/usage-table.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';
import { dayNumber } from '#mocks/domain/usage/calendar.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { kinds } from './kinds.ts';

export type ReportOrder = Schemas['ReportOrder'];
type Parameters = Schemas['ReportParameters'];
type QueryOf<List> = List extends (deps: Rows & Clock, query: infer Query) => unknown ? Query : never;
/** The fields of a list's query that are filters of an order; `checkOrder` has found that their values are known. */
type FilterOf<List> = Pick<QueryOf<List>, Extract<keyof QueryOf<List>, keyof Schemas['ReportFilter']>>;

type LogFilter = Omit<UsageLogQuery, 'from' | 'to'>;

/** The rows of a report, not yet as cells. */
export interface ReportSource {
  readonly count: number;
  /** The heading, and the rows from one to before another. Throws `fields-invalid` for an unknown column. */
  readonly part: (from: number, to: number) => Table;
}

function source<Row>(
  columns: TableColumns<Row>,
  rows: readonly Row[],
  chosen: readonly string[],
): ReportSource {
  return {
    count: rows.length,
    part: (from, to) =>
      tableWith(columns, rows.slice(from, to), chosen.length > 0 ? chosen : Object.keys(columns)),
  };
}

/** The period of a kind that has one; `checkOrder` has found that it is there. */
const periodOf = ({ from, to }: Pick<Parameters, 'from' | 'to'>): { from: string; to: string } => ({
  from: from ?? '',
  to: to ?? '',
});

function usageRows(deps: Rows & Clock, { kind, parameters }: ReportOrder): ReportSource {
  const { compare, filter, columns } = parameters;
  const groupBy = parameters.groupBy ?? 'day';
  const period = periodOf(parameters);
  const before = compare === 'none' ? null : compare === 'year' ? yearBefore(period) : periodBefore(period);
  const rows = listUsage(deps, {
    ...(filter as FilterOf<typeof listUsage>),
    ...period,
    groupBy,
    ...(before && { compareFrom: before.from, compareTo: before.to }),
    sort: groupBy === 'day' ? 'title,asc' : kind === 'cost' ? 'cost,desc' : 'requests,desc',
  });
  const all = kinds[kind].columns.filter((name) => before !== null || name !== 'previous');
  const of = usageColumns(groupBy);
  // A report may be repeated by other rows than people, which have no address.
  const names = (columns.length > 0 ? columns : all).filter((name) => Object.hasOwn(of, name));
  return source(of, rows, names);
}

const people = (deps: Rows & Clock, { filter }: Parameters): User[] =>
  listPeople(deps, filter as Schemas['UserFilter']);

const userRows = (deps: Rows & Clock, found: readonly User[], columns: readonly string[]): ReportSource =>
  source(userColumns, found.map(toAdminUser(deps.database, deps.now())), columns);

/** The active accounts of the period without a request in it. */
function inactive(deps: Rows & Clock, parameters: Parameters): User[] {
  const { from, to } = periodOf(parameters);
  const seen = new Set<number>();
  for (const { size, person } of usageOf(deps.database).days(dayNumber(from), dayNumber(to)))
    for (let index = 0; index < size; index++) seen.add(person[index] ?? 0);
  const end = startOf(to, 1);
  return people(deps, parameters).filter(
    (user) => statusOf(user) === 'active' && createdOf(user) < end && !seen.has(user.profile.id),
  );
}

const yesNo = (isTrue: boolean): string => (isTrue ? 'да' : 'нет');

const agreementColumns = ({ database }: Rows): TableColumns<User> => ({
  email: { title: 'E-mail', cell: ({ email }) => email },
  name: { title: 'Имя', cell: ({ profile }) => profile.name ?? '' },
  company: { title: 'Компания', cell: (user) => companyNameOf(database, user) ?? '' },
  department: { title: 'Отдел', cell: ({ department }) => department ?? '' },
  agreements: {
    title: 'Действующие соглашения',
    cell: (user) => agreementsInForce(database, user).join(', '),
  },
  isCurrent: { title: 'Приняты последние версии', cell: (user) => yesNo(hasAccepted(database, user)) },
  agreementsDate: { title: 'Дата принятия', cell: ({ agreementsDate }) => momentCell(agreementsDate) },
});

const makers: Readonly<
  Record<Schemas['ReportKind'], (deps: Rows & Clock, order: ReportOrder) => ReportSource>
> = {
  usage: usageRows,
  cost: usageRows,
  users: (deps, { parameters }) => userRows(deps, people(deps, parameters), parameters.columns),
  inactive: (deps, { parameters }) => userRows(deps, inactive(deps, parameters), parameters.columns),
  agreements: (deps, { parameters }) =>
    source(agreementColumns(deps), people(deps, parameters), parameters.columns),
  feedback(deps, { parameters }) {
    const query = { ...(parameters.filter as FilterOf<typeof listFeedback>), ...periodOf(parameters) };
    const rows = listFeedback(deps, query).map((found) => feedbackRow(deps.database, found));
    return source(feedbackColumns, rows, parameters.columns);
  },
  errors(deps, { parameters }) {
    const query = { ...(parameters.filter as FilterOf<typeof listErrors>), ...periodOf(parameters) };
    const rows = listErrors(deps, query).map((group) => errorRow(deps, group, query));
    return source(errorColumns, rows, parameters.columns);
  },
  requests(deps, { parameters }) {
    const query = { ...(parameters.filter as FilterOf<typeof listRequests>), ...periodOf(parameters) };
    const rows = listRequests(deps, query).map(toRequestRow(deps.database));
    return source(requestColumns(deps.now()), rows, parameters.columns);
  },
  audit(deps, { parameters }) {
    const query = { ...(parameters.filter as FilterOf<typeof listAudit>), ...periodOf(parameters) };
    const rows: readonly AuditRow[] = listAudit(deps, query, 366);
    return source(auditColumns, rows, parameters.columns);
  },
  usageLog({ database }, { parameters: { filter, columns, ...parameters } }) {
    const query = { ...(filter as LogFilter), ...periodOf(parameters) };
    const { total, slice } = listLog(database, query, 366);
    const chosen = columns.length > 0 ? columns : Object.keys(logColumns);
    // Of a million requests only the wanted ones are written as rows.
    return {
      count: total,
      part: (from, to) => tableWith(logColumns, slice(from, Math.min(to, total)), chosen),
    };
  },
};

/** The rows of an order that `checkOrder` has passed. */
export const sourceOf = (deps: Rows & Clock, order: ReportOrder): ReportSource =>
  makers[order.kind](deps, order);
