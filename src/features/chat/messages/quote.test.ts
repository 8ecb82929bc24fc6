import { expect, test } from 'vitest';
import { withQuote } from './quote.ts';

test.each([
  ['', 'Одна строка', '> Одна строка\n\n'],
  ['', '  Раз\n\n\n\nДва \n', '> Раз\n>\n> Два\n\n'],
  ['Начало\n', 'Два', 'Начало\n\n> Два\n\n'],
])('[CHAT-10] in the draft %j, %j is quoted', (draft, selected, expected) => {
  expect(withQuote(draft, selected)).toBe(expected);
});
