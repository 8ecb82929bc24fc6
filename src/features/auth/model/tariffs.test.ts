import { expect, test } from 'vitest';
import { config } from '#platform/config.ts';
import { lineOf, tariffIdOf } from './tariffs.ts';

const { productLines } = config;

test('[AUTH-03] by default neuro_agro has the tariffs 13 and 14, lyceum 10, 11 and 12', () => {
  const ids = productLines.map(({ id, tariffs }) => [id, tariffs.map((tariff) => tariff.id)]);
  expect(ids).toEqual([
    ['neuro_agro', [13, 14]],
    ['lyceum', [10, 11, 12]],
  ]);
});

test('[AUTH-03] an unknown line means the first one, and a tariff of another line is not accepted', () => {
  const [first, second] = productLines;
  expect(lineOf(productLines, 'lyceum')).toBe(second);
  expect(lineOf(productLines, 'constructor')).toBe(first);
  expect(lineOf([], 'lyceum')).toBeUndefined();
  expect(tariffIdOf(first, '14')).toBe(14);
  expect(tariffIdOf(first, '11')).toBeUndefined();
  expect(tariffIdOf(second, '11')).toBe(11);
  expect(tariffIdOf(undefined, '11')).toBeUndefined();
});

test('[AUTH-03] the only tariff of a line is preselected, unless the gateway does not accept it', () => {
  const lineWith = (id: number) => ({ id: 'x', title: 'X', tariffs: [{ id, title: 'Единый' }] });
  expect(tariffIdOf(lineWith(12), '')).toBe(12);
  expect(tariffIdOf(lineWith(15), '15')).toBeUndefined();
});
