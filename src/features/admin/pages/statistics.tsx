import { adminOptionList, usageList } from '#api/generated/hooks/admin/admin.ts';
import { companyOptionList } from '#api/generated/hooks/company/company.ts';
import type { UsageDimension } from '#api/generated/model/usageDimension.ts';
import type { UsageRow } from '#api/generated/model/usageRow.ts';
import { formatChange, formatMoney, formatNumber } from '#lib/numbers.ts';
import { optionsOf } from '#lib/options.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import {
  groupNamePattern,
  servicePattern,
  tariffIdPattern,
  userIdPattern,
  uuidPattern,
} from '../kit/patterns.ts';
import { dayText } from '../kit/reporting-days.ts';
import { callsOf, ownQuery } from '../statistics/calls.ts';
import { Overview } from '../statistics/Overview.tsx';
import {
  comparisons,
  dimensions,
  drillInto,
  metrics,
  type StatisticsQuery,
  sources,
  usageQuery,
} from '../statistics/query.ts';

interface UsageTypes {
  row: UsageRow;
  query: StatisticsQuery;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

/** A row's name; that of a day is a date. */
const titleOf = ({ key, title }: UsageRow): string => (/^\d{4}-\d\d-\d\d$/.test(key) ? dayText(key) : title);

/** Columns of people, which tell those of the same name apart. */
const ofPeople = { isIn: ({ groupBy }: Readonly<Record<string, unknown>>): boolean => groupBy === 'user' };

/** Days stand in their order until another one is chosen, everything else by the number of requests. */
const ordered = <Query extends { groupBy: UsageDimension; sort?: string }>(query: Query): Query =>
  query.groupBy === 'day' && !query.sort ? { ...query, sort: 'title,desc' } : query;

/** Usage of the services by days, services, people and so on (administration.md §3, statistics; ADM-05, ADM-06). */
export const statistics = defineAdminPage<UsageTypes>({
  page: 'statistics',
  title: 'Статистика',
  idOf: ({ key }) => key,
  nameOf: titleOf,
  scopes: {
    admin: {
      list: (query, options) => usageList(ordered(usageQuery(query)), options),
      options: adminOptionList,
      download: (query) =>
        downloadTable('/admin/statistics/downloadFile', ordered(usageQuery(query)), 'Статистика'),
    },
    companyAdmin: {
      list: (query, options) => callsOf('companyAdmin').list(ordered(usageQuery(query)), options),
      options: companyOptionList,
      download: (query) =>
        downloadTable(
          '/user/company/monitoring/downloadListUsage',
          ownQuery(ordered(usageQuery(query))),
          'Использование',
        ),
    },
  },
  search: { label: 'Название', isPersonal: true },
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 210, render: titleOf },
    {
      ...ofPeople,
      id: 'email',
      isFact: true,
      under: 'title',
      title: 'E-mail',
      render: ({ email }) => email ?? '—',
    },
    {
      ...ofPeople,
      id: 'company',
      isFact: true,
      title: 'Компания',
      area: 'admin',
      minWidth: 130,
      render: ({ companyName }) => companyName ?? '—',
    },
    {
      ...ofPeople,
      id: 'department',
      isFact: true,
      under: 'company',
      title: 'Отдел',
      minWidth: 130,
      render: ({ department }) => department ?? '—',
    },
    {
      id: 'requests',
      isFact: true,
      title: 'Запросы',
      isSortable: true,
      align: 'end',
      minWidth: 120,
      render: ({ requests }) => formatNumber(requests),
    },
    {
      id: 'change',
      isFact: true,
      title: 'Изменение',
      isSortable: true,
      align: 'end',
      minWidth: 150,
      render: ({ requests, previous }) => formatChange(requests, previous),
    },
    {
      id: 'users',
      // A person is one.
      isIn: ({ groupBy }) => groupBy !== 'user',
      title: 'Сотрудники',
      isSortable: true,
      align: 'end',
      minWidth: 130,
      render: ({ users }) => formatNumber(users),
    },
    {
      id: 'tokens',
      title: 'Токены',
      isSortable: true,
      align: 'end',
      minWidth: 130,
      render: ({ tokens }) => formatNumber(tokens),
    },
    {
      id: 'errors',
      title: 'Ошибки',
      isSortable: true,
      align: 'end',
      minWidth: 110,
      render: ({ errors }) => formatNumber(errors),
    },
    {
      id: 'cost',
      isFact: true,
      title: 'Стоимость',
      isSortable: true,
      align: 'end',
      minWidth: 140,
      render: ({ cost }) => formatMoney(cost),
    },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 28, maxDays: 366, isAbove: true },
    { kind: 'one', name: 'groupBy', title: 'Строки', options: optionsOf(dimensions), preset: 'day' },
    { kind: 'one', name: 'compare', title: 'Сравнение', options: optionsOf(comparisons), preset: 'before' },
    { kind: 'one', name: 'metric', title: 'Графики', options: optionsOf(metrics), preset: 'requests' },
    { kind: 'lookup', name: 'service', title: 'Сервис', source: 'tile', pattern: servicePattern },
    {
      kind: 'lookup',
      name: 'company',
      title: 'Компания',
      source: 'company',
      area: 'admin',
      pattern: uuidPattern,
    },
    { kind: 'lookup', name: 'department', title: 'Отдел', source: 'department' },
    { kind: 'lookup', name: 'group', title: 'Группа', source: 'group', pattern: groupNamePattern },
    {
      kind: 'lookup',
      name: 'tariff',
      title: 'Тариф',
      source: 'tariff',
      pattern: tariffIdPattern,
      isNumeric: true,
    },
    {
      kind: 'lookup',
      name: 'user',
      title: 'Сотрудник',
      source: 'user',
      pattern: userIdPattern,
      isNumeric: true,
    },
    { kind: 'choice', name: 'source', title: 'Источник', options: optionsOf(sources) },
  ],
  report: 'usage',
  Above: Overview,
  drill: drillInto,
  empty: { title: 'За период запросов не было', text: 'Выберите другой период.' },
});
