import { expect, test } from 'vitest';
import { testBrand } from '../model/testing/brand.ts';
import { colourOf, contactsProblem, finished } from './values.ts';

test('[PRES-50] a colour is read as people write it', () => {
  expect(['#0b6572', ' 0B6572 ', '#ABC', 'teal', '#12345', ''].map(colourOf)).toEqual([
    '#0b6572',
    '#0b6572',
    '#aabbcc',
    null,
    null,
    null,
  ]);
  const before = testBrand();
  expect(finished({ ...before, accent: '#FFF', dark: '#12' }, before)).toMatchObject({
    accent: '#ffffff',
    dark: before.dark,
  });
});

test('[PRES-50] contacts have at most three lines', () => {
  expect(contactsProblem('Отдел\nТелефон\nПочта\n')).toBeUndefined();
  expect(contactsProblem('1\n2\n3\n4')).toBe('Не\u00a0больше трёх строк');
});

test('[PRES-50] contacts are sent without a line end behind the last line, which would be one line too many', () => {
  const before = testBrand();
  expect(finished({ ...before, contacts: '1\n2\n3\n' }, before).contacts).toBe('1\n2\n3');
});
