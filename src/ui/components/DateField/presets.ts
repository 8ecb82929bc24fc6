import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';

export interface RangePreset {
  label: string;
  start: CalendarDate;
  end: CalendarDate;
}

/** Preset ranges for reports, relative to a day; «7 дней» are the last seven days including this one. */
export function rangePresets(today: CalendarDate): RangePreset[] {
  const lastMonth = today.subtract({ months: 1 });
  return [
    { label: 'Сегодня', start: today, end: today },
    { label: '7\u00a0дней', start: today.subtract({ days: 6 }), end: today },
    { label: '30\u00a0дней', start: today.subtract({ days: 29 }), end: today },
    { label: 'Этот месяц', start: startOfMonth(today), end: endOfMonth(today) },
    { label: 'Прошлый месяц', start: startOfMonth(lastMonth), end: endOfMonth(lastMonth) },
  ];
}
