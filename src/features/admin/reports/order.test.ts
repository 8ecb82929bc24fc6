import { expect, test } from 'vitest';
import { kinds as kindsOfStandIn } from '#mocks/domain/reports/kinds.ts';
import { namesOf } from '../state/list-state.ts';
import { kindOptions } from '../words/report-words.ts';
import { choicesOf } from './kinds.ts';
import { fieldOf, initialValues, lastDays, orderErrors, orderOf, withKind } from './order.ts';
import { contentFields } from './order-fields.ts';

const plain = initialValues({}, '');

test('[ADM-36] the filters, the period and the search text of a list are taken over; malformed ones are not', () => {
  const search = {
    report: 'audit',
    from: '2026-01-01',
    to: '2026-11-01',
    action: 'add,change,fly',
    service: 'x',
  };
  const values = initialValues(search, ' Орлова ');
  expect(values).toMatchObject({
    kind: 'audit',
    from: '2026-01-01',
    to: '2026-11-01',
    title: 'Журнал действий',
  });
  expect(orderOf(values).parameters).toMatchObject({
    filter: { action: ['add', 'change'], searchText: 'Орлова' },
    from: '2026-01-01',
    to: '2026-11-01',
    groupBy: null,
    compare: 'none',
  });
  expect(initialValues({ report: 'constructor' }, '').kind).toBe('usage');
  const users = initialValues({ report: 'users', tariff: 12, requestsMin: 5, isVisited: true }, '');
  expect(orderOf(users).parameters.filter).toEqual({ tariff: [12], requestsMin: 5, isVisited: true });
});

test('[ADM-36] the filters of «Запросы» and «Использование» are those of their reports, also one called as the kind is', () => {
  const asked = initialValues({ report: 'requests', kind: 'limit,service', status: 'new' }, '');
  expect(asked.kind).toBe('requests');
  expect(orderOf(asked).parameters.filter).toEqual({ kind: ['limit', 'service'], status: ['new'] });
  const search = { report: 'usageLog', result: 'failed,stopped', durationMin: '1000', isExternal: 'true' };
  expect(orderOf(initialValues(search, '')).parameters).toMatchObject({
    filter: { result: ['failed', 'stopped'], durationMin: 1000, isExternal: true },
  });
});

test('[ADM-36] the rows, the comparison and the shown columns of a list are taken over', () => {
  const search = { report: 'usage', groupBy: 'day', compare: 'before', cols: 'title,requests,change,cost' };
  expect(orderOf(initialValues(search, '')).parameters).toMatchObject({
    groupBy: 'day',
    compare: 'before',
    columns: ['title', 'requests', 'previous', 'cost'],
  });
  const malformed = initialValues({ ...search, groupBy: 'x', compare: 'x', cols: 'x,constructor' }, '');
  expect(malformed).toMatchObject({ groupBy: 'department', compare: 'none', columns: [] });
});

test('[ADM-36] the stand-in knows every filter and column of every kind of report', () => {
  for (const { id: kind } of kindOptions) {
    const { filters = [], columns = [] } = choicesOf(kind) ?? {};
    const { filters: known, columns: knownColumns } = kindsOfStandIn[kind];
    expect(Object.keys(known), kind).toEqual(expect.arrayContaining(filters.flatMap(namesOf)));
    expect(knownColumns, kind).toEqual(expect.arrayContaining(columns.map(({ id }) => id)));
  }
});

test('[COMP-02] a company has neither the kinds nor the filters and columns of the platform alone', () => {
  expect(initialValues({ report: 'audit' }, '', 'companyAdmin').kind).toBe('usage');
  const values = initialValues({ report: 'users', role: 'ADMIN', tariff: 12 }, '', 'companyAdmin');
  expect(orderOf(values).parameters.filter).toEqual({ tariff: [12] });
  const optionsOf = (area: 'admin' | 'companyAdmin', name: string) => {
    const found = contentFields({ ...plain, kind: 'usage' }, area).find((field) => field.name === name);
    return found && 'options' in found ? found.options.map(({ id }) => id) : [];
  };
  expect(optionsOf('admin', 'groupBy')).toContain('company');
  expect(optionsOf('companyAdmin', 'groupBy')).not.toContain('company');
});

test('[ADM-36] a repeated report has no days of its own, its first rows have those of today', () => {
  const values = { ...plain, repeat: 'monthly', compare: 'before', columns: ['cost', 'title'] };
  expect(orderOf(values).parameters).toMatchObject({
    from: null,
    to: null,
    groupBy: 'department',
    compare: 'before',
    columns: ['title', 'cost'],
  });
  const { from, to } = lastDays('monthly');
  expect(orderOf(values, { isPreview: true }).parameters).toMatchObject({ from, to });
});

test.each([
  ['daily', '2026-11-23', '2026-11-22', '2026-11-22'],
  ['weekly', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['monthly', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const)('[ADM-36] the days before of a %s report on %s', (period, today, from, to) => {
  expect(lastDays(period, today)).toEqual({ from, to });
});

test('[ADM-36][ADM-20] a period that is missing, ends before it begins or is longer than 366 days is refused', () => {
  expect(orderErrors({ ...plain, from: null }).from).toBeTruthy();
  expect(orderErrors({ ...plain, from: '2026-11-02', to: '2026-11-01' }).to).toBeTruthy();
  expect(orderErrors({ ...plain, from: '2025-01-01', to: '2026-01-02' }).to).toBeTruthy();
  expect(orderErrors({ ...plain, from: '2025-01-01', to: '2026-01-01' })).toEqual({});
  expect(orderErrors({ ...plain, from: null, to: null, repeat: 'daily' })).toEqual({});
  expect(orderErrors({ ...plain, kind: 'users', from: null, to: null })).toEqual({});
});

test('[ADM-36] another kind takes neither filters nor columns over, and keeps a title that was typed', () => {
  const values = { ...plain, filters: { service: ['claude'] }, columns: ['cost'] };
  expect(withKind(values, 'users')).toMatchObject({ filters: {}, columns: [], title: 'Пользователи' });
  expect(withKind({ ...values, title: 'Свой' }, 'users')).not.toHaveProperty('title');
});

test('[ADM-20] refused fields of the body are fields of the form', () => {
  const paths = [
    'title',
    'parameters.to',
    'report.parameters.filter.role',
    'report.parameters.columns',
    'hour',
  ];
  expect(paths.map(fieldOf)).toEqual(['title', 'to', 'filters', 'columns', 'hour']);
});
