import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, searchText: string) =>
  markWords(text, searchText)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Ёлка и ёлка', 'елка', '[Ёлка] и [ёлка]'],
  ['Договор\n поставки', ' ДОГОВОР  поставки ', '[Договор поставки]'],
  ['İstanbul отчёт', 'отчет', 'İstanbul [отчёт]'],
  ['аааа', 'аа', '[аа][аа]'],
  ['Отчёт', 'нет', 'Отчёт'],
  ['Отчёт', '  ', 'Отчёт'],
  ['', 'а', ''],
])('[CHAT-08] in %j the search for %j marks %j', (text, searchText, expected) =>
  expect(marked(text, searchText)).toBe(expected),
);
