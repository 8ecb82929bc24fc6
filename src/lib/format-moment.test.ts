import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each([
  [new Date(2026, 10, 20, 9, 5), 'сегодня, 9:05'],
  [new Date(2026, 10, 20, 0, 0), 'сегодня, 0:00'],
  [new Date(2026, 10, 19, 23, 59), 'вчера, 23:59'],
  [new Date(2026, 10, 18, 23, 59), '18 ноября'],
  [new Date(2026, 0, 1, 12, 0), '1 января'],
  [new Date(2025, 10, 12, 12, 0), '12 ноября 2025'],
])('[APP-15] in notices and lists %s is «%s»', (date, text) => {
  expect(formatMoment(date, new Date(2026, 10, 20, 21, 30))).toBe(text);
});

test('[APP-15] on the 1st of a month, the last day of the month before is yesterday', () => {
  expect(formatMoment(new Date(2026, 1, 28, 8, 7), new Date(2026, 2, 1))).toBe('вчера, 8:07');
});
