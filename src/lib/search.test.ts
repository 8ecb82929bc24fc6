import { expect, test } from 'vitest';
import { isNear, matcher, nearMatcher } from './search.ts';

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

test.each([
  ['перефод', 'перевод', true],
  ['chatgtp', 'chatgpt', true],
  ['анатация', 'аннотация', true],
  ['транскрибцыя', 'транскрибация', true],
  ['аннот', 'аннотация', true],
  ['анотац', 'аннотация', true],
  ['перевот', 'переводчик', true],
  ['клод', 'claude', false],
  ['gpd', 'gpt', false],
  ['чат', 'чай', false],
  ['llaba', 'llama', true],
  ['flex', 'llama', false],
  ['ллламмма', 'лампа', false],
  ['переводчик', 'перевод', false],
  ['', 'перевод', false],
])('[HOME-01] %j matches %j with typing errors: %s', (typed, word, near) =>
  expect(isNear(typed, word)).toBe(near),
);

test.each([
  ['Перефод', 'Перевод текста', true],
  ['аннатация', 'Сервис: аннотация', true],
  ['gthtajl', 'Перевод', true],
  ['перефод', 'Другое', false],
])('[HOME-01] %j with typing errors in %j: %s', (query, text, found) =>
  expect(nearMatcher(query)(text)).toBe(found),
);
