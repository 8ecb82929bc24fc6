import { expect, test } from 'vitest';
import { markdownParts } from './materials.ts';

test('[PRES-96] tables of Markdown are tables of a plan, and code is left out', () => {
  const { text, tables } = markdownParts(
    'чат.md',
    '## Выручка\n\nВот числа:\n\n| Отдел | План |\n|---|---:|\n| **Опт** | 210 |\n\n```python\n| x |\n```\n> Итог: **рост** по `опту`.\n| одна строка |\n',
  );
  expect(text.replaceAll(/\n+/g, '\n')).toBe('## Выручка\nВот числа:\nИтог: рост по опту.\n');
  expect(tables).toEqual([
    {
      title: 'Выручка',
      source: 'чат.md',
      rows: [
        ['Отдел', 'План'],
        ['Опт', '210'],
      ],
    },
  ]);
});

test('[PRES-97] signs that Markdown escapes are plain in a plan', () => {
  const { text, tables } = markdownParts(
    'а.md',
    '# План\n\nСм. \\[1\\] и 2 \\* 2\\\nдалее\n\n| а \\| б | в |\n| - | - |\n| 1 | 2 |\n',
  );
  expect(text.split('\n').filter(Boolean)).toEqual(['# План', 'См. [1] и 2 * 2', 'далее']);
  expect(tables[0]?.rows[0]).toEqual(['а | б', 'в']);
});
