import { describe, expect, test } from 'vitest';
import { formatDate, formatInZone, formatMonth, formatTime, isSameDay } from './dates.ts';
import { parseTimestamp } from './timestamp.ts';

describe('[APP-15][PRE-15] timestamps', () => {
  test.each([
    ['2026-11-20T09:41:07Z', '2026-11-20T09:41:07.000Z'],
    ['2026-11-20T09:41:07+00:00', '2026-11-20T09:41:07.000Z'],
    ['2026-11-20T09:41:07', '2026-11-20T09:41:07.000Z'],
    ['2026-11-20 09:41:07', '2026-11-20T09:41:07.000Z'],
    ['2026-11-20T09:41:07.123456', '2026-11-20T09:41:07.123Z'],
    ['2026-11-20T09:41:07+03:00', '2026-11-20T06:41:07.000Z'],
    ['2026-11-20T09:41:07-0500', '2026-11-20T14:41:07.000Z'],
  ])('%s is %s', (text, iso) => expect(parseTimestamp(text)?.toISOString()).toBe(iso));

  test('a date without a time keeps its day in local time', () => {
    expect(formatDate(parseTimestamp('2026-01-01') ?? new Date(0))).toBe('01.01.2026');
  });

  test('the last of February is a day in a leap year', () => {
    expect(formatDate(parseTimestamp('2028-02-29') ?? new Date(0))).toBe('29.02.2028');
    expect(parseTimestamp('2028-02-29T23:00:00')?.toISOString()).toBe('2028-02-29T23:00:00.000Z');
  });

  test.each([
    '',
    '7',
    'вчера',
    '2026-13-45',
    '2026-00-10',
    '2026-02-29',
    '2026-04-31',
    '2026-02-30T10:00:00',
    '2026-13-45T00:00:00Z',
    '2026-11-20T25:00:00Z',
  ])('%j is no timestamp', (text) => {
    expect(parseTimestamp(text)).toBeNull();
  });
});

test('[APP-15] dates are DD.MM.YYYY, times HH:mm:ss of 24 hours', () => {
  const date = new Date(2026, 4, 3, 21, 5, 9);
  expect(formatDate(date)).toBe('03.05.2026');
  expect(formatTime(date)).toBe('21:05:09');
});

test('[PRE-14] month headings are in the nominative case, capitalised, with the year', () => {
  expect(formatMonth(new Date(2026, 4, 31))).toBe('Май 2026');
  expect(formatMonth(new Date(2026, 0, 1))).toBe('Январь 2026');
  expect(formatMonth(new Date(2025, 11, 31))).toBe('Декабрь 2025');
});

test('[CHAT-08] a day ends at local midnight', () => {
  expect(isSameDay(new Date(2026, 0, 1, 0, 0), new Date(2026, 0, 1, 23, 59))).toBe(true);
  expect(isSameDay(new Date(2025, 11, 31, 23, 59), new Date(2026, 0, 1, 0, 0))).toBe(false);
});

test('a moment can be on another day in another time zone', () => {
  const moment = new Date('2026-12-31T22:15:07Z');
  expect(formatInZone(moment, 'Europe/Moscow')).toBe('01.01.2027, 01:15:07');
  expect(formatInZone(moment, 'America/New_York')).toBe('31.12.2026, 17:15:07');
});
