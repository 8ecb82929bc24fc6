import { expect, test } from 'vitest';
import { texToMath } from './formula.ts';
import { formulaPaper, paperOf } from './paper.ts';

const row = (count: number, text: string) => Array.from({ length: count }, () => text);

test.each([
  [2, 'Текст', 'upright', 14],
  [7, 'Показатель', 'upright', 11],
  [8, 'Показатель', 'wide', 13],
  [14, 'Показатель', 'wide', 9],
] as const)(
  '[APP-05] case 24-print-wide-table: %i columns of «%s» are printed %s, %i px',
  (count, text, page, size) => {
    expect(paperOf([row(count, text), row(count, `1 ${text} 2`)])).toEqual({ page, size });
  },
);

test('[APP-05] a word that is longer than a page does not make the text unreadable', () => {
  expect(paperOf([row(3, 'а'.repeat(500))]).size).toBeGreaterThanOrEqual(9);
  expect(paperOf([[]])).toEqual({ page: 'upright', size: 14 });
});

test('[APP-05] case 24-print-wide-table: a formula that is wider than the paper is smaller', () => {
  const sum = Array.from({ length: 30 }, (_, at) => `a_{${at}}`).join('+');
  expect(formulaPaper(texToMath('E=mc^2', true))).toBeUndefined();
  expect(formulaPaper(texToMath(`\\frac{${sum.slice(0, 60)}}{2}`, true))).toBeUndefined();
  expect(formulaPaper(texToMath(sum, true))).toBeLessThan(14);
});
