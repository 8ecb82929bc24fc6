import { expect, test } from 'vitest';
import { dateIn, dateTimeIn, rangeIn, timeIn } from './pasted.ts';

test.each([
  ['20.11.2026', '2026-11-20'],
  [' 5.3.2026 г.', '2026-03-05'],
  ['20.11.26', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['2026-11-20T09:30:00Z', '2026-11-20'],
  ['20 ноября 2026 г.', '2026-11-20'],
  ['1 мая 2026', '2026-05-01'],
  ['8 мар. 2026', '2026-03-08'],
  ['31.02.2026', null],
  ['20 фруктов 2026', null],
  ['ноябрь', null],
  ['8 800 555-35-35', null],
])('[APP-15] the pasted text «%s» has the date %s', (text, date) => {
  expect(dateIn(text)).toBe(date);
});

test.each([
  ['01.11.2026 – 20.11.2026', { start: '2026-11-01', end: '2026-11-20' }],
  ['с 1 ноября 2026 по 20 ноября 2026', { start: '2026-11-01', end: '2026-11-20' }],
  ['2026-11-01\t2026-11-20', { start: '2026-11-01', end: '2026-11-20' }],
  ['20.11.2026 – 01.11.2026', null],
  ['20.11.2026', null],
])('[APP-15] the pasted text «%s» has the range %j', (text, range) => {
  expect(rangeIn(text)).toEqual(range);
});

test('[APP-15] times, and dates with times', () => {
  expect(timeIn('9:05')).toBe('09:05:00');
  expect(timeIn('в 23:59:30')).toBe('23:59:30');
  expect(timeIn('24:10')).toBeNull();
  expect(timeIn('9')).toBeNull();
  expect(dateTimeIn('20.11.2026 9:30')).toBe('2026-11-20T09:30:00');
  expect(dateTimeIn('2026-11-20T09:30:15')).toBe('2026-11-20T09:30:15');
  expect(dateTimeIn('20.11.2026')).toBe('2026-11-20T00:00:00');
  expect(dateTimeIn('9:30')).toBeNull();
});
