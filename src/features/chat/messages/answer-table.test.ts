import { expect, test } from 'vitest';
import { formulaModule } from '#markdown/formula-text.ts';
import { mayHaveTable, tableOf } from './answer-table.ts';
import { tablesIn } from './text-tables.ts';

const table = '| Месяц | Сумма |\n|---|---:|\n| Январь | 1000 |\n| Февраль | 2000 |';
const result = {
  kind: 'table' as const,
  title: 'Продажи',
  columns: [{ title: 'Месяц', type: 'text' as const }],
  rows: [['Январь']],
  rowCount: 1,
};
const beside = (own: object) => [{ resultId: 'r1', result: { ...result, ...own } }];

test.each([
  [`Вот она:\n\n${table}\n\nи всё`, 1],
  [`${table}\n\nи ещё\n\n> ${table.replaceAll('\n', '\n> ')}\n\n${table}`, 3],
  ['а | б\n--- | ---\n1 | 2', 1],
  [`\`\`\`md\n${table}\n\`\`\``, 0],
  [`\`\`\`md\n~~~\n${table}\n\`\`\`\n\n${table}`, 1],
  ['а или б || в\n\n---\n\nтекст', 0],
  [`Код: \`\`\`md\n${table}\n\`\`\`\nи после`, 0],
  [`\`\`\`markdown\n\`\`\`sh\na\n\`\`\`\n${table}\n\`\`\``, 0],
  ['| а | б | в |\n|---|---|\n| 1 | 2 | 3 |', 1],
  ['｜ а ｜ б ｜\n｜—｜—｜\n｜ 1 ｜ 2 ｜', 1],
  ['<table><tr><th>а</th></tr><tr><td>1</td></tr></table>', 1],
  [`<details><summary>Таблица</summary>\n\n${table}\n\n</details>`, 1],
])('[CHAT-24] the tables of a text are those of the screen: %j', (text, count) => {
  expect(mayHaveTable(text) || count === 0).toBe(true);
  expect(tablesIn(text)).toHaveLength(count);
});

test('[CHAT-24] rows have the cells of their head, breaks, marks and formulas are plain text', async () => {
  await formulaModule.load();
  expect(tablesIn('| а | б |\n|---|---|\n| **1**<br>2 | $x^2$ | в |\n| 3 |')).toEqual([
    [
      ['а', 'б'],
      ['1\n2', 'x² | в'],
      ['3', ''],
    ],
  ]);
});

test('[CHAT-24] an answer offers its table only if it is the only one, and whole', () => {
  expect(tableOf({ content: table }, tablesIn)).toEqual({ markdown: table });
  expect(tableOf({ content: table }, undefined)).toBeNull();
  expect(tableOf({ content: '', results: beside({ isWhole: true }) }, undefined)).toMatchObject({ result });
  expect(tableOf({ content: '', results: beside({ isWhole: false }) }, tablesIn)).toBeNull();
  expect(tableOf({ content: table, results: beside({}) }, tablesIn)).toBeNull();
  expect(tableOf({ content: 'Без таблиц' }, tablesIn)).toBeNull();
});
