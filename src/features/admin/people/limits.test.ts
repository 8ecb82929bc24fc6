import { expect, test } from 'vitest';
import { limitsText } from './limits.ts';

test.each([
  [undefined, [], 'Общего лимита нет.'],
  [{ dayLimit: null, monthLimit: null }, [{ dayLimit: null }], 'Общего лимита нет.'],
  [undefined, [{ dayLimit: 10 }, { dayLimit: 21 }], 'Общий лимит: 21\u00a0запрос в\u00a0день.'],
  [{ dayLimit: 5, monthLimit: null }, [{ dayLimit: 21 }], 'Общий лимит: 5\u00a0запросов в\u00a0день.'],
  [
    { dayLimit: 0, monthLimit: 300 },
    [],
    'Общий лимит: 0\u00a0запросов в\u00a0день, 300\u00a0запросов в\u00a0месяц.',
  ],
])('[ADM-05] of %j and %j the limits are «%s»', (tariff, groups, text) => {
  expect(limitsText(tariff, groups)).toBe(text);
});
