import { expect, test } from 'vitest';
import { periodBefore } from '#lib/periods.ts';
import { commonPeriods, comparableBefore, stepOf, yearBefore } from './periods.ts';

const text = ({ from, to }: { from: string; to: string }): string => `${from}…${to}`;

test.each([
  ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01…2026-10-31'],
  ['March of a leap year', '2028-03-01', '2028-03-31', '2028-02-01…2028-02-29'],
  ['January', '2027-01-01', '2027-01-31', '2026-12-01…2026-12-31'],
  ['a month so far', '2026-11-01', '2026-11-20', '2026-10-01…2026-10-20'],
  ['30 days of March', '2027-03-01', '2027-03-30', '2027-02-01…2027-02-28'],
  ['the first day of a month', '2026-11-01', '2026-11-01', '2026-10-01…2026-10-01'],
  ['a week', '2026-11-14', '2026-11-20', '2026-11-07…2026-11-13'],
  ['two months', '2026-10-01', '2026-11-30', '2026-08-01…2026-09-30'],
  ['a day', '2026-11-20', '2026-11-20', '2026-11-19…2026-11-19'],
])('[ADM-31] the period before %s', (_what, from, to, expected) => {
  expect(text(periodBefore({ from, to }))).toBe(expected);
});

test.each([
  ['the first four weeks of a month', '2026-11-01', '2026-11-28', '2026-10-04…2026-10-31'],
  ['two weeks', '2026-11-09', '2026-11-22', '2026-10-26…2026-11-08'],
  ['the whole of February', '2027-02-01', '2027-02-28', '2027-01-01…2027-01-31'],
  ['a month so far', '2026-11-01', '2026-11-20', '2026-10-01…2026-10-20'],
])(
  '[ADM-05] statistics compare %s with the same weekdays where there are any',
  (_what, from, to, expected) => {
    expect(text(comparableBefore({ from, to }))).toBe(expected);
  },
);

test.each([
  ['a week', '2026-11-14', '2026-11-20', '2025-11-14…2025-11-20'],
  ['the leap day', '2028-02-29', '2028-02-29', '2027-02-28…2027-02-28'],
  ['February after a leap year', '2029-02-01', '2029-02-28', '2028-02-01…2028-02-29'],
])('[ADM-31] the year before %s', (_what, from, to, expected) => {
  expect(text(yearBefore({ from, to }))).toBe(expected);
});

test('[ADM-05] common periods end today or with the last month', () => {
  expect(commonPeriods('2028-03-31').map(({ label, days }) => `${label}: ${text(days)}`)).toEqual([
    'Сегодня: 2028-03-31…2028-03-31',
    '7 дней: 2028-03-25…2028-03-31',
    '28 дней: 2028-03-04…2028-03-31',
    'Этот месяц: 2028-03-01…2028-03-31',
    'Прошлый месяц: 2028-02-01…2028-02-29',
    '12 месяцев: 2027-04-01…2028-03-31',
  ]);
});

test('[ADM-05] a quarter is drawn by days, half a year by weeks, a year by months', () => {
  expect(stepOf({ from: '2026-07-01', to: '2026-09-30' })).toBe('day');
  expect(stepOf({ from: '2026-01-01', to: '2026-06-30' })).toBe('week');
  expect(stepOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('month');
});
