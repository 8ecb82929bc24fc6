import { expect, test } from 'vitest';
import { slashQuery, unescaped } from './slash.ts';

test.each([
  ['/', ''],
  ['/прот', 'прот'],
  ['/etc/hosts', null],
  ['/ прот', null],
  ['//', null],
  ['текст /прот', null],
  ['/прот\n', null],
])('[LAB-24] «%s» asks for the templates %s', (text, expected) => {
  expect(slashQuery(text)).toBe(expected);
});

test('[LAB-24] «//» sends «/», and no other text is changed', () => {
  expect([unescaped('//'), unescaped('//прот')]).toEqual(['/', '/прот']);
  expect(['/etc/hosts', '//a b', '///', 'https://a'].map(unescaped)).toEqual([null, null, null, null]);
});
