import { expect, test } from 'vitest';
import { shownValue } from './shown.ts';

test.each([
  ['1 234,5', 'number', '1234.5'],
  ['1\u00a0234\u00a0567', 'number', '1234567'],
  ['−12.50', 'number', '-12.50'],
  ['0', 'number', '0'],
  ['12,5 %', 'percent', '0.125'],
  ['7%', 'percent', '0.07'],
  ['−150 %', 'percent', '-1.50'],
  ['4 515 000 ₽', 'money', '4515000'],
  ['48 200,00 руб.', 'money', '48200.00'],
  ['20.11.2026', 'date', '2026-11-20'],
  ['1.2.2026', 'date', '2026-02-01'],
  ['2026-11-20', 'date', '2026-11-20'],
  ['20.11.26', 'date', '2026-11-20'],
  ['1 февраля 2026 г.', 'date', '2026-02-01'],
  ['1,234.56', 'number', '1234.56'],
])('[CHAT-24] %s is a %s', (text, type, value) => {
  const isGrouped = type === 'number' && /\d\s\d|,.*[.,]/.test(text);
  expect(shownValue(text)).toEqual({ type, text: value, ...(isGrouped && { isGrouped }) });
});

test('[CHAT-24] a day with a time is a moment in local time', () => {
  expect(shownValue('20.11.2026 9:30')).toEqual({
    type: 'datetime',
    text: new Date(2026, 10, 20, 9, 30).toISOString(),
  });
});

test.each([
  '',
  'Розница',
  '007',
  '+7 999 123 45 67',
  '40702810900000012345',
  '31.02.2026',
  '1.2.26',
  '32 мая 2026',
  '1 23',
  '12 34',
  '1,2,3',
  '5 шт.',
  '=1+1',
  '20.11.2026 25:00',
])('[CHAT-24] «%s» stays a text', (text) => {
  expect(shownValue(text)).toBeUndefined();
});
