/** What each kind of report has: a period, groups, filters and their values, columns. */
import { auditColumns } from '#mocks/domain/audit/audit-list.ts';
import { errorColumns } from '#mocks/domain/errors/errors.ts';
import { feedbackColumns } from '#mocks/domain/feedback/feedback.ts';
import { userColumns } from '#mocks/domain/people/people.ts';
import { logColumns } from '#mocks/domain/statistics/log-table.ts';
import type { Schemas } from '#mocks/store/database.ts';

type FilterName = keyof Schemas['ReportFilter'];

export interface ReportKindRules {
  readonly title: string;
  readonly hasPeriod: boolean;
  /** True when its rows are groups of requests. @default false */
  readonly isGrouped?: boolean;
  /** Filters, with the values of those that the contract leaves open. */
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[] | null>>>;
  /** Columns in their order. */
  readonly columns: readonly string[];
  /** False when it is the platform's alone. */
  readonly isOfCompanies: boolean;
}

/** Filters and columns of the platform alone: the people of a company have one company, and their roles are not its business. */
const ofPlatform: ReadonlySet<string> = new Set(['company', 'role']);

/** Whether an area has a filter or a column; `companyUuid` is null in that of the platform. */
export const isOpenTo = (companyUuid: string | null, name: string): boolean =>
  companyUuid === null || !ofPlatform.has(name);

const usageFilters: ReportKindRules['filters'] = {
  searchText: null,
  service: null,
  company: null,
  department: null,
  group: null,
  tariff: null,
  source: ['portal', 'token', 'bot'],
  user: null,
};
const placeFilters: ReportKindRules['filters'] = {
  searchText: null,
  company: null,
  department: null,
  role: null,
  group: null,
  tariff: null,
  createdFrom: null,
  createdTo: null,
};
const userFilters: ReportKindRules['filters'] = {
  ...placeFilters,
  status: ['active', 'invited', 'unconfirmed', 'blocked'],
  lastVisitFrom: null,
  lastVisitTo: null,
  isVisited: null,
  isVisited30: null,
  requestsMin: null,
  requestsMax: null,
};
const userColumnNames = Object.keys(userColumns);

export const kinds: Readonly<Record<Schemas['ReportKind'], ReportKindRules>> = {
  usage: {
    title: 'Использование',
    hasPeriod: true,
    isGrouped: true,
    isOfCompanies: true,
    filters: usageFilters,
    columns: [
      ...['title', 'email', 'company', 'department'],
      ...['requests', 'previous', 'users', 'tokens', 'errors', 'good', 'bad', 'cost'],
    ],
  },
  users: {
    title: 'Пользователи',
    hasPeriod: false,
    isOfCompanies: true,
    filters: userFilters,
    columns: userColumnNames,
  },
  inactive: {
    title: 'Неактивные пользователи',
    hasPeriod: true,
    isOfCompanies: true,
    filters: placeFilters,
    columns: userColumnNames,
  },
  cost: {
    title: 'Расходы',
    hasPeriod: true,
    isGrouped: true,
    isOfCompanies: true,
    filters: usageFilters,
    columns: [
      ...['title', 'email', 'company', 'department'],
      ...['cost', 'tokens', 'requests', 'previous', 'users'],
    ],
  },
  feedback: {
    title: 'Обращения',
    hasPeriod: true,
    isOfCompanies: true,
    filters: {
      searchText: null,
      category: null,
      company: null,
      assignee: null,
      hasFile: null,
      isError: null,
      status: ['new', 'open', 'answered', 'closed'],
    },
    columns: Object.keys(feedbackColumns),
  },
  errors: {
    title: 'Ошибки',
    hasPeriod: true,
    isOfCompanies: false,
    filters: {
      searchText: null,
      place: null,
      source: ['portal', 'gateway', 'service'],
      status: ['new', 'known', 'fixed', 'again'],
    },
    columns: Object.keys(errorColumns),
  },
  requests: {
    title: 'Запросы доступа',
    hasPeriod: true,
    isOfCompanies: false,
    filters: {
      searchText: null,
      company: null,
      kind: ['registration', 'company', 'service', 'limit'],
      priority: ['low', 'normal', 'high'],
      status: ['new', 'waiting', 'approved', 'rejected'],
    },
    columns: [
      'number',
      'kind',
      'name',
      'email',
      'company',
      'service',
      'tasks',
      'priority',
      'created',
      'status',
      'decidedBy',
      'reason',
    ],
  },
  audit: {
    title: 'Журнал действий',
    hasPeriod: true,
    isOfCompanies: false,
    filters: {
      searchText: null,
      actor: null,
      action: null,
      entity: null,
      result: ['done', 'unchanged', 'refused'],
    },
    columns: Object.keys(auditColumns),
  },
  usageLog: {
    title: 'Журнал использования',
    hasPeriod: true,
    isOfCompanies: false,
    filters: {
      searchText: null,
      user: null,
      company: null,
      service: null,
      source: ['portal', 'token', 'bot'],
      result: ['done', 'failed', 'refused', 'stopped'],
      durationMin: null,
      durationMax: null,
      isExternal: null,
    },
    columns: Object.keys(logColumns),
  },
  agreements: {
    title: 'Соглашения',
    hasPeriod: false,
    isOfCompanies: true,
    filters: userFilters,
    columns: ['email', 'name', 'company', 'department', 'agreements', 'isCurrent', 'agreementsDate'],
  },
};
