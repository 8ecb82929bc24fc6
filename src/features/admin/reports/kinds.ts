/** What can be chosen for each kind of report: the filters and columns of the page with the same rows. */
import type { ReportFilter } from '#api/generated/model/reportFilter.ts';
import type { ReportKind } from '#api/generated/model/reportKind.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { AdminColumn, AdminFilter } from '../kit/define-admin-page.ts';
import { errorPage } from '../pages/error.tsx';
import { feedbackPage } from '../pages/feedback.tsx';
import { auditLog } from '../pages/logs-audit.tsx';
import { usageLog } from '../pages/logs-usage.tsx';
import { requests as requestsPage } from '../pages/requests.tsx';
import { statistics } from '../pages/statistics.tsx';
import { usersTable } from '../pages/users-table.tsx';
import { namesOf } from '../state/list-state.ts';

interface ColumnOption {
  id: string;
  label: string;
  /** Offered only in this area. @default both */
  area?: AdminArea;
}

/** The types of the lists whose rows reports have, as far as filters look at them. */
export interface RowTypes {
  row: object;
  query: ReportFilter;
  form: never;
  body: never;
  action: never;
  actionForm: object;
}

export interface KindChoices {
  hasPeriod: boolean;
  /** True when its rows are groups of requests. */
  isGrouped: boolean;
  filters: readonly AdminFilter<FilterName>[];
  columns: readonly ColumnOption[];
  /** Ordered only in this area. @default both */
  area?: AdminArea;
}

type FilterName = keyof ReportFilter;

/** Names in the queries of lists that are no filters of a report: the order has fields for some of them. */
type OtherName = 'from' | 'to' | 'groupBy' | 'compare' | 'metric' | 'step' | 'key' | 'parent';

interface Page<Row> {
  columns: readonly AdminColumn<Row>[];
}

const columnsOf = <Row>({ columns }: Page<Row>): ColumnOption[] =>
  columns.map(({ id, title, area }) => ({ id, label: title, ...(area && { area }) }));

/**
 * The filters of a page without the period of its list, which is a field of its own, and without choices. A list with
 * a filter that reports do not have fails the type check.
 */
const filtersOf = ({ filters = [] }: { filters?: readonly AdminFilter<FilterName | OtherName>[] }) =>
  filters.filter(
    (filter): filter is AdminFilter<FilterName> => filter.kind !== 'one' && !namesOf(filter).includes('from'),
  );

const requestColumns: readonly ColumnOption[] = [
  { id: 'title', label: 'Строка' },
  { id: 'email', label: 'E-mail сотрудника' },
  { id: 'company', label: 'Компания сотрудника', area: 'admin' },
  { id: 'department', label: 'Отдел сотрудника' },
  { id: 'requests', label: 'Запросы' },
  { id: 'previous', label: 'Запросы до этого' },
  { id: 'users', label: 'Сотрудники' },
  { id: 'tokens', label: 'Токены' },
  { id: 'errors', label: 'Ошибки' },
  { id: 'good', label: 'Хорошие оценки' },
  { id: 'bad', label: 'Плохие оценки' },
  { id: 'cost', label: 'Стоимость' },
];

const agreementColumns: readonly ColumnOption[] = [
  ...columnsOf(usersTable).filter(({ id }) => ['email', 'name', 'company', 'department'].includes(id)),
  { id: 'agreements', label: 'Действующие соглашения' },
  { id: 'isCurrent', label: 'Приняты последние версии' },
  { id: 'agreementsDate', label: 'Дата принятия' },
];

const accessColumns: readonly ColumnOption[] = [
  { id: 'number', label: '№' },
  { id: 'kind', label: 'Вид' },
  { id: 'name', label: 'Кто' },
  { id: 'email', label: 'E-mail' },
  { id: 'company', label: 'Компания' },
  { id: 'service', label: 'Сервис' },
  { id: 'tasks', label: 'Задачи' },
  { id: 'priority', label: 'Приоритет' },
  { id: 'created', label: 'Создан' },
  { id: 'status', label: 'Статус' },
  { id: 'decidedBy', label: 'Решение' },
  { id: 'reason', label: 'Причина' },
];
/** Filters of accounts that say nothing about a period of inactivity. */
const inactiveFilters = ['company', 'department', 'role', 'group', 'tariff', 'createdFrom'];

const choices: Readonly<Record<ReportKind, KindChoices>> = {
  usage: { hasPeriod: true, isGrouped: true, filters: filtersOf(statistics), columns: requestColumns },
  users: {
    hasPeriod: false,
    isGrouped: false,
    filters: filtersOf(usersTable),
    columns: columnsOf(usersTable),
  },
  inactive: {
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(usersTable).filter((one) => inactiveFilters.includes(namesOf(one)[0] ?? '')),
    columns: columnsOf(usersTable),
  },
  cost: {
    hasPeriod: true,
    isGrouped: true,
    filters: filtersOf(statistics),
    columns: requestColumns.filter(({ id }) => !['errors', 'good', 'bad'].includes(id)),
  },
  feedback: {
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(feedbackPage),
    columns: columnsOf(feedbackPage),
  },
  errors: {
    area: 'admin',
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(errorPage),
    columns: columnsOf(errorPage),
  },
  requests: {
    area: 'admin',
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(requestsPage),
    columns: accessColumns,
  },
  audit: {
    area: 'admin',
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(auditLog),
    columns: columnsOf(auditLog),
  },
  usageLog: {
    area: 'admin',
    hasPeriod: true,
    isGrouped: false,
    filters: filtersOf(usageLog),
    columns: columnsOf(usageLog),
  },
  agreements: {
    hasPeriod: false,
    isGrouped: false,
    filters: filtersOf(usersTable),
    columns: agreementColumns,
  },
};

/** The choices of a kind; null for one that the portal does not know (PRE-13). */
export const choicesOf = (kind: ReportKind): KindChoices | null => choices[kind] ?? null;

/** The choices of a kind in an area; null where it cannot be ordered. */
export function choicesIn(area: AdminArea, kind: ReportKind): KindChoices | null {
  const isThere = (one: { area?: AdminArea }): boolean => (one.area ?? area) === area;
  const all = choicesOf(kind);
  if (!all || !isThere(all)) return null;
  return { ...all, filters: all.filters.filter(isThere), columns: all.columns.filter(isThere) };
}
