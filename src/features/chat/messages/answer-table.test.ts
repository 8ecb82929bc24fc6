import { expect, test } from 'vitest';
import { tableOf, tablesIn } from './answer-table.ts';

const table = '| Месяц | Сумма |\n|---|---:|\n| Январь | 1000 |\n| Февраль | 2000 |';
const result = {
  kind: 'table' as const,
  title: 'Продажи',
  columns: [{ title: 'Месяц', type: 'text' as const }],
  rows: [['Январь']],
  rowCount: 1,
};
const beside = (own: object) => [{ resultId: 'r1', result: { ...result, ...own } }];

test('[CHAT-24] tables of a text are counted, lines in code and horizontal rules are none', () => {
  expect(tablesIn(`Вот она:\n\n${table}\n\nи всё`)).toBe(1);
  expect(tablesIn(`${table}\n\nи ещё\n\n> ${table.replaceAll('\n', '\n> ')}\n\n${table}`)).toBe(3);
  expect(tablesIn('а | б\n--- | ---\n1 | 2')).toBe(1);
  expect(tablesIn(`\`\`\`md\n${table}\n\`\`\``)).toBe(0);
  expect(tablesIn(`\`\`\`md\n~~~\n${table}\n\`\`\`\n\n${table}`)).toBe(1);
  expect(tablesIn('а или б || в\n\n---\n\nтекст')).toBe(0);
});

test('[CHAT-24] an answer offers its table only if it is the only one, and whole', () => {
  expect(tableOf({ content: table })).toEqual({ markdown: table });
  expect(tableOf({ content: '', results: beside({ isWhole: true }) })).toMatchObject({ result });
  expect(tableOf({ content: '', results: beside({ isWhole: false }) })).toBeNull();
  expect(tableOf({ content: table, results: beside({}) })).toBeNull();
  expect(tableOf({ content: 'Без таблиц' })).toBeNull();
});
