import { describe, expect, test } from 'vitest';
import { formatChange, formatDuration, formatMoney, formatNumber, formatShare } from './numbers.ts';

/** Spaces of Intl and of the formats do not break lines. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('[ADM-32] numbers are written as in Russian', () => {
  test.each([
    [5214, '5 214'],
    [-3, '−3'],
    [-0.001, '0'],
    [0.256, '0,26'],
    [null, '—'],
    [undefined, '—'],
  ])('number %s', (value, text) => expect(plain(formatNumber(value))).toBe(text));

  test.each([
    [1124, 1000, '+12,4 %'],
    [970, 1000, '−3 %'],
    [1000, 1000, '0 %'],
    [100_001, 100_000, '0 %'],
    [1005, 1000, '+0,5 %'],
    [-5, -10, '+50 %'],
    [995, 1000, '−0,5 %'],
    [7, 0, 'не с чем сравнить'],
    [0, 0, '0 %'],
    [null, 10, '—'],
    [10, null, '—'],
  ])('change to %s from %s', (later, earlier, text) =>
    expect(plain(formatChange(later, earlier))).toBe(text),
  );

  test.each([
    [350, '350 мс'],
    [999.6, '1,00 с'],
    [1240, '1,24 с'],
    [0, '0 мс'],
    [null, '—'],
  ])('duration %s', (value, text) => expect(plain(formatDuration(value))).toBe(text));

  test.each([
    [124_000, '1 240 ₽'],
    [124_050, '1 240,50 ₽'],
    [-5, '−0,05 ₽'],
    [null, '—'],
  ])('money %s', (value, text) => expect(plain(formatMoney(value))).toBe(text));

  test('share', () => expect(plain(formatShare(0.124))).toBe('12,4 %'));
});
