import { expect, test } from 'vitest';
import type { Source } from './sources.ts';
import { textWithSources } from './text-with-sources.ts';

const items: Source[] = [
  { number: 3, title: 'Календарь ещё раз', url: 'https://calendar.example/2026' },
  { number: 1, title: 'Положение', idFile: '0c5e2d3a-6f1b-4e0a-9d58-0000000000f1', page: 3 },
  { number: 2, title: 'Календарь *2026*', url: 'https://calendar.example/2026' },
];
const results = [{ resultId: 's', result: { kind: 'sources' as const, items } }];

test('[CHAT-20] sources are copied along, a mark without one stays, and so does `[3]` in code', () => {
  expect(textWithSources({ content: 'За **пять** дней [1], `a[3]` 20 [3]. Нет [7].', results })).toBe(
    'За **пять** дней [1], `a[3]` 20 [2]. Нет [7].\n\nИсточники:\n\n[1] Положение — файл, стр.\u00a03\n\n[2] Календарь \\*2026\\* — https://calendar.example/2026',
  );
  expect(textWithSources({ content: 'Без источников [1]' })).toBe('Без источников [1]');
});
