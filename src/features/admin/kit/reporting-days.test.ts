import { expect, test } from 'vitest';
import { daysBefore, dayText, reportingToday } from './reporting-days.ts';

test('[ADM-31] today is that of the reporting zone, whatever the zone of the browser', () => {
  expect(reportingToday(new Date('2026-11-23T20:59:59Z'))).toBe('2026-11-23');
  expect(reportingToday(new Date('2026-11-23T21:00:00Z'))).toBe('2026-11-24');
});

test('[ADM-31] a day is the one that the gateway says; a leap year has its day', () => {
  expect(dayText('2026-03-29')).toBe('29.03.2026');
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
