import { expect, test } from 'vitest';
import { matcher } from './search.ts';

test.each([
  ['chat', 'ChatGPT', true],
  ['ГИГА', 'Гигачат', true],
  ['еще', 'Ещё один сервис', true],
  ['ёлка', 'Елка', true],
  ['gthtdjl', 'Перевод текста', true],
  ['срфепзе', 'ChatGPT', true],
  ['  ', 'что угодно', true],
  ['клод', 'ChatGPT', false],
])('[HOME-01] %j in %j: %s', (query, text, found) => expect(matcher(query)(text)).toBe(found));
