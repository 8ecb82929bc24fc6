import { expect, test } from 'vitest';
import { bindWords } from './bind-words.ts';

test.each([
  ['в чате и в файле', 'в~чате и~в~файле'],
  ['Не до 50 МБ — с запасом', 'Не~до~50~МБ~— с~запасом'],
  ['около 1 ч 45 мин', 'около 1~ч 45~мин'],
  ['слово на', 'слово на'],
  ['Счёт № 318, 12 декабря, 45 000 ₽', 'Счёт №~318, 12~декабря, 45 000~₽'],
])('short words, dashes and units stay with their neighbours: %s', (text, bound) =>
  expect(bindWords(text)).toBe(bound.replaceAll('~', '\u00a0')),
);
