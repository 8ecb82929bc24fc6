import { expect, test } from 'vitest';
import { countIn, foldQuery, foldText, placesOf } from './fold.ts';

test.each([
  ['case', 'Отчёт и ОТЧЁТ', 'отчёт', ['Отчёт', 'ОТЧЁТ']],
  ['е for ё and ё for е', 'Ёлка, елка', 'ёлка', ['Ёлка', 'елка']],
  ['blanks', 'два \n  слова, два\u00a0слова', 'два слова', ['два \n  слова', 'два\u00a0слова']],
  ['letters of two characters', 'Чаи\u0306, чай', 'чай', ['Чаи\u0306', 'чай']],
  ['soft hyphens', 'пере\u00adнос', 'перенос', ['пере\u00adнос']],
  ['letters that are longer in lower case', 'İstanbul и ещё', 'ещё', ['ещё']],
  ['no overlaps', 'aaaa', 'aa', ['aa', 'aa']],
  ['blocks', 'один\0два', 'один два', []],
  ['emoji', '😀 привет 😀', 'привет 😀', ['привет 😀']],
  ['nothing', 'текст', '  ', []],
])('[CHAT-02] search in a chat: %s', (_name, text, typed, found) => {
  const wanted = foldQuery(typed);
  expect(placesOf(text, wanted).map(([from, to]) => text.slice(from, to))).toEqual(found);
  expect(countIn(foldText(text), wanted)).toBe(found.length);
});
