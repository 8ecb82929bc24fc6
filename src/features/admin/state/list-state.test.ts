import { afterEach, expect, test, vi } from 'vitest';

import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminPageDefinition } from '../kit/define-admin-page.ts';
import {
  filterQuery,
  hiddenColumns,
  isFiltered,
  type ListState,
  listPart,
  readState,
  searchOf,
  sortIn,
  withFilter,
} from './list-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

const render = () => '';
const page: Pick<
  AdminPageDefinition<AdminTypes>,
  'columns' | 'filters' | 'search' | 'sort' | 'keyPattern'
> = {
  keyPattern: /^[1-9]\d*$/,
  sort: 'email,asc',
  search: { label: 'Имя', isPersonal: true },
  columns: [
    { id: 'email', title: 'E-mail', isSortable: true, render },
    { id: 'role', title: 'Роль', render },
    { id: 'created', title: 'Создан', isHidden: true, render },
  ],
  filters: [],
};
const [role, department, tariff, created, requests, visited] = [
  {
    kind: 'choice',
    name: 'role',
    title: 'Роль',
    options: [
      { id: 'USER', label: 'Пользователь' },
      { id: 'ADMIN', label: 'Администратор' },
    ],
  },
  { kind: 'lookup', name: 'department', title: 'Отдел', source: 'department' },
  {
    kind: 'lookup',
    name: 'tariff',
    title: 'Тариф',
    source: 'tariff',
    pattern: /^[1-9]\d?$/,
    isNumeric: true,
  },
  { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Создан' },
  { kind: 'range', min: 'requestsMin', max: 'requestsMax', title: 'Запросы' },
  { kind: 'yesNo', name: 'isVisited', title: 'Входил', yes: 'да', no: 'нет' },
] as const;
/** The definition with filters of every kind; their names are checked where a page is defined. */
const filtered = { ...page, filters: [role, department, tariff, created, requests, visited] };
const read = (raw: Record<string, unknown>, personalText = ''): ListState =>
  readState<AdminTypes & { query: Record<string, unknown> }>(filtered, raw, personalText);
const write = (state: Partial<ListState>) =>
  searchOf<AdminTypes & { query: Record<string, unknown> }>(filtered, { ...read({}), ...state });

test('[ADM-09] an address without parameters means the defaults, and defaults add no parameters', () => {
  expect(read({})).toEqual({
    page: 1,
    size: 50,
    sort: 'email,asc',
    searchText: '',
    filters: {},
    columns: null,
    row: null,
    tab: null,
    view: null,
  });
  expect(write({})).toEqual({});
});

test('[ADM-09] the whole state is written to the address and read from it', () => {
  const state: ListState = {
    page: 3,
    size: 100,
    sort: 'email,desc',
    searchText: '',
    filters: {
      role: ['USER', 'ADMIN'],
      department: ['Склад, Тула', '100 %'],
      tariff: ['10', '13'],
      createdFrom: ['2026-02-01'],
      createdTo: ['2026-02-28'],
      requestsMin: ['0'],
      requestsMax: ['500'],
      isVisited: ['false'],
    },
    columns: ['email', 'created'],
    row: '7',
    tab: 'agreements',
    view: '6b2e9c40-0001-4d7a-8f35-3a1c7e9d5b01',
  };
  const search = write(state);
  expect(search).toEqual({
    page: 3,
    size: 100,
    sort: 'email,desc',
    role: 'USER,ADMIN',
    department: 'Склад%2C Тула,100 %25',
    tariff: '10,13',
    createdFrom: '2026-02-01',
    createdTo: '2026-02-28',
    requestsMin: '0',
    requestsMax: 500,
    isVisited: 'false',
    cols: 'email,created',
    row: 7,
    tab: 'agreements',
    view: '6b2e9c40-0001-4d7a-8f35-3a1c7e9d5b01',
  });
  expect(read(search)).toEqual(state);
});

test.each([
  ['page', 'x'],
  ['page', -1],
  ['page', 0],
  ['page', 1.5],
  ['page', 100_000_001],
  ['size', 51],
  ['sort', 'email'],
  ['sort', 'role,asc'],
  ['sort', 'email,up'],
  ['sort', 'secret,asc'],
  ['role', 'GOD'],
  ['role', ['USER']],
  ['tariff', '0'],
  ['department', 'x'.repeat(201)],
  ['createdFrom', '2026-02-31'],
  ['createdFrom', '2026-02-01T00:00:00Z'],
  ['requestsMin', '-5'],
  ['requestsMin', 1_000_000_001],
  ['isVisited', 'maybe'],
  ['cols', 'secret'],
  ['row', {}],
  ['row', 'abc'],
  ['other', 'x'],
])('[ADM-09] a malformed value does no harm: %s=%j', (name, value) => {
  expect(read({ [name]: value })).toEqual(read({}));
});

test('[ADM-09] a row without a pattern of its own is a UUID', () => {
  const row = '6b2e9c40-0001-4d7a-8f35-3a1c7e9d5b01';
  expect(readState({ columns: [] }, { row }, '').row).toBe(row);
  expect(readState({ columns: [] }, { row: 7 }, '').row).toBeNull();
});

test('[ADM-09] a period that ends before it begins is dropped; one end is enough', () => {
  const turned = { createdFrom: '2026-02-02', createdTo: '2026-02-01' };
  expect(read(turned).filters).toEqual({});
  expect(read({ createdTo: '2026-02-01' }).filters).toEqual({ createdTo: ['2026-02-01'] });
});

test('[ADM-09] of several values the malformed ones and duplicates are dropped', () => {
  expect(read({ role: 'GOD,ADMIN,ADMIN', cols: 'secret,role' })).toMatchObject({
    filters: { role: ['ADMIN'] },
    columns: ['role'],
  });
  const many = Array.from({ length: 120 }, (_, index) => `d${index}`);
  expect(read({ department: many.join(',') }).filters['department']).toHaveLength(100);
});

test('[ADM-10] text that may name people is read from the history entry and never written to the address', () => {
  expect(read({ searchText: 'anna' }, 'boris').searchText).toBe('boris');
  expect(write({ searchText: 'boris' })).toEqual({});
});

test('other search text is in the address', () => {
  const open = { ...page, search: { label: 'Название' } };
  expect(readState(open, { searchText: 'июнь' }, 'x').searchText).toBe('июнь');
  expect(searchOf(open, { ...read({}), searchText: 'июнь' })).toEqual({ searchText: 'июнь' });
  expect(readState({ columns: [] }, { searchText: 'июнь' }, 'x').searchText).toBe('');
});

test('the query has the contract’s names and types', () => {
  const state = read(
    { role: 'ADMIN', tariff: '10,13', createdFrom: '2026-02-01', requestsMax: 5, isVisited: true },
    ' анна ',
  );
  expect(filterQuery<AdminTypes & { query: Record<string, unknown> }>(filtered, state)).toEqual({
    searchText: 'анна',
    role: ['ADMIN'],
    tariff: [10, 13],
    createdFrom: '2026-02-01',
    requestsMax: 5,
    isVisited: true,
  });
  expect(listPart({ ...state, page: 2 })).toEqual({ sort: 'email,asc', page: 1, size: 50 });
  expect(listPart({ ...state, sort: null })).toEqual({ page: 0, size: 50 });
  expect(isFiltered(page, state)).toBe(true);
  expect(isFiltered(page, read({}, '  '))).toBe(false);
  expect(isFiltered(page, read({ role: 'ADMIN' }))).toBe(true);
});

test('[ADM-10] a filter with numbers sends numbers', () => {
  const kind = {
    kind: 'choice',
    name: 'kind',
    title: 'Тип',
    options: [{ id: '13', label: 'Образование' }],
    isNumeric: true,
  } as const;
  const state = { filters: { kind: ['13'] }, searchText: '' };
  expect(
    filterQuery<AdminTypes & { query: Record<string, unknown> }>({ filters: [kind], columns: [] }, state),
  ).toEqual({ kind: [13] });
});

test('a filter replaces its own values only, and the list returns to the first page', () => {
  const state = { filters: { createdFrom: ['2026-01-01'], role: ['USER'] } };
  expect(withFilter(state, created, { createdFrom: [], createdTo: ['2026-02-01'] })).toEqual({
    filters: { role: ['USER'], createdTo: ['2026-02-01'] },
    page: 1,
  });
  expect(withFilter(state, role, {}).filters).toEqual({ createdFrom: ['2026-01-01'] });
});

test('the order is read for the table', () => {
  expect(sortIn('email,desc')).toEqual({ column: 'email', direction: 'descending' });
  expect(sortIn('email,asc')).toEqual({ column: 'email', direction: 'ascending' });
  expect(sortIn(null)).toBeNull();
});

test('columns are those of the address, else the account’s last choice, else those of the definition', () => {
  const hidden = (
    chosen: readonly string[] | null,
    remembered: readonly string[] | null,
    isNarrow = false,
  ) => [...hiddenColumns(page.columns, chosen, remembered, isNarrow)];
  expect(hidden(null, null)).toEqual(['created']);
  expect(hidden(null, ['email', 'created'])).toEqual(['role']);
  expect(hidden(['email', 'role', 'created'], ['email'])).toEqual([]);
  expect(hidden(null, null, true)).toEqual(['role', 'created']);
  expect(hidden(null, ['email', 'created'], true)).toEqual(['role']);
});

test('[ADM-09] a list that always has a period has the last days up to today without a choice, which the address leaves out', () => {
  vi.setSystemTime('2026-11-20T22:30:00Z');
  const days = { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 7 } as const;
  const log = { columns: [], filters: [days as never] };
  // In Moscow the next day has begun.
  const preset = { from: ['2026-11-15'], to: ['2026-11-21'] };
  const state = readState(log, {}, '');
  expect(state.filters).toEqual(preset);
  expect(searchOf(log, state)).toEqual({});
  expect(isFiltered(log, state)).toBe(false);
  expect(readState(log, { from: '2026-10-01' }, '').filters).toEqual(preset);
  const chosen = { from: '2026-10-01', to: '2026-10-31' };
  const other = readState(log, chosen, '');
  expect(other.filters).toEqual({ from: ['2026-10-01'], to: ['2026-10-31'] });
  expect(searchOf(log, other)).toEqual(chosen);
  expect(filterQuery(log, other)).toEqual(chosen);
});

test.each([
  ['2026-10-01', '2026-10-31', '2026-10-01'],
  ['2026-10-01', '2026-11-01', '2026-11-20'],
  ['2026-10-02', '2026-10-01', '2026-11-20'],
])('[ADM-09] of a period from %s to %s the first day is %s where 31 days are the most', (from, to, first) => {
  vi.setSystemTime('2026-11-20T22:30:00Z');
  const days = { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 2, maxDays: 31 } as const;
  const state = readState({ columns: [], filters: [days as never] }, { from, to }, '');
  expect(state.filters['from']).toEqual([first]);
});
