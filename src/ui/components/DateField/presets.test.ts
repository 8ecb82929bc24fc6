import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { rangePresets } from './presets.ts';

const ranges = (day: CalendarDate) =>
  rangePresets(day).map(({ label, start, end }) => [label.replaceAll('\u00a0', ' '), `${start}`, `${end}`]);

test('[APP-16] preset ranges relative to a day, both ends included', () => {
  expect(ranges(new CalendarDate(2026, 11, 20))).toEqual([
    ['Сегодня', '2026-11-20', '2026-11-20'],
    ['7 дней', '2026-11-14', '2026-11-20'],
    ['30 дней', '2026-10-22', '2026-11-20'],
    ['Этот месяц', '2026-11-01', '2026-11-30'],
    ['Прошлый месяц', '2026-10-01', '2026-10-31'],
  ]);
});

test('[APP-16] the month before March ends with February, in a leap year on the 29th', () => {
  expect(ranges(new CalendarDate(2028, 3, 31)).at(-1)).toEqual(['Прошлый месяц', '2028-02-01', '2028-02-29']);
});
