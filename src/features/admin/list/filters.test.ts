import { expect, test } from 'vitest';
import type { AdminFilter } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import type { Filters } from '../state/list-state.ts';
import { filterText } from './chips.ts';
import { chosenIn, filterErrors, filterFields, valuesOf } from './filter-form.ts';

const options = [
  { id: 'USER', label: 'Пользователь' },
  { id: 'ADMIN', label: 'Администратор' },
];
const role: AdminFilter = { kind: 'choice', name: 'role', title: 'Роль', options };
const company: AdminFilter = { kind: 'lookup', name: 'company', title: 'Компания', source: 'company' };
const days: AdminFilter = { kind: 'days', from: 'from', to: 'to', title: 'Создан' };
const range: AdminFilter = { kind: 'range', min: 'min', max: 'max', title: 'Запросы' };
const visited: AdminFilter = { kind: 'yesNo', name: 'isVisited', title: 'Входил', yes: 'да', no: 'нет' };
const labelOf = (value: string): string => (value === 'u1' ? 'Нейро' : value);

const cases: [AdminFilter, Filters, string][] = [
  [role, { role: ['ADMIN', 'USER'] }, 'Пользователь, Администратор'],
  [company, { company: ['u1', 'u2'] }, 'Нейро, u2'],
  [days, { from: ['2026-02-01'], to: ['2026-02-28'] }, 'с\u00a001.02.2026 по\u00a028.02.2026'],
  [days, { to: ['2026-02-28'] }, 'по\u00a028.02.2026'],
  [range, { min: ['1000'], max: ['5000'] }, 'от\u00a01\u00a0000 до\u00a05\u00a0000'],
  [range, { min: ['0'] }, 'от\u00a00'],
  [visited, { isVisited: ['false'] }, 'нет'],
  [visited, { isVisited: ['true'] }, 'да'],
];

test.each(cases)('the chip and the form of a filter show its values: %j %j', (filter, filters, text) => {
  expect(filterText(filter, filters, labelOf)).toBe(text);
  const values = valuesOf(filter, filters, labelOf);
  const chosen = Object.entries(chosenIn(filter, values)).filter(([, list]) => list.length > 0);
  expect(Object.fromEntries(chosen)).toEqual(filters);
  expect(filterErrors(filter, values)).toEqual({});
});

test.each([role, company, days, range, visited])('a filter without values: %j', (filter) => {
  expect(filterText(filter, {}, labelOf)).toBe('');
  const chosen = chosenIn(filter, valuesOf(filter, {}, labelOf));
  expect(Object.values(chosen).flat()).toEqual([]);
});

test('a look-up shows the names of what it has found', () => {
  expect(valuesOf(company, { company: ['u1'] }, labelOf).found).toEqual([{ id: 'u1', label: 'Нейро' }]);
});

test('an end before its beginning is an error of the end', () => {
  const from = valuesOf(days, { from: ['2026-02-02'], to: ['2026-02-01'] }, labelOf);
  expect(filterErrors(days, from)).toEqual({ to: 'Этот день раньше начала' });
  const min = valuesOf(range, { min: ['10'], max: ['9'] }, labelOf);
  expect(filterErrors(range, min)).toEqual({ max: 'Меньше нижней границы' });
});

test('a period that the gateway would refuse as too long is an error of its end', () => {
  const month: AdminFilter = { ...days, preset: 2, maxDays: 31 };
  const errorsOf = (to: string) =>
    filterErrors(month, valuesOf(month, { from: ['2026-10-01'], to: [to] }, labelOf));
  expect(errorsOf('2026-10-31')).toEqual({});
  expect(errorsOf('2026-11-01')).toEqual({ to: 'Выберите не\u00a0больше 31\u00a0дня' });
});

test('[ADM-31] «Сегодня» of a filter is the day of the reporting zone', () => {
  const fields = filterFields(days, () => ({ key: '', find: async () => [] }));
  expect(fields).toMatchObject([{ today: reportingToday() }, { today: reportingToday() }]);
});

test('each kind of filter has its fields', () => {
  const source = { key: 'company', find: async () => [] };
  const kinds = (filter: AdminFilter) =>
    filterFields(filter, () => source).map(({ kind, name, label }) => [kind, name, label]);
  expect(kinds(role)).toEqual([['multiSelect', 'choices', 'Роль']]);
  expect(kinds(company)).toEqual([['multiLookup', 'found', 'Компания']]);
  expect(kinds(days)).toEqual([
    ['date', 'from', 'С'],
    ['date', 'to', 'По'],
  ]);
  expect(kinds(range)).toEqual([
    ['number', 'min', 'От'],
    ['number', 'max', 'До'],
  ]);
  expect(kinds(visited)).toEqual([['select', 'answer', 'Входил']]);
});
