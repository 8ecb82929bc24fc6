import { expect, test } from 'vitest';
import { pastedText } from './pasted.ts';

const cells: readonly (readonly [text: string, pasted: string])[] = [
  ['1\u00a0234,5', '1234,5'],
  ['−1234.5', '-1234,5'],
  ['1 200 ₽', '1200'],
  ['12.5 %', '12,5%'],
  ['20.11.2026', '20.11.2026'],
  ['=1+1', "'=1+1"],
  ['+7 900 000-00-00', "'+7 900 000-00-00"],
  ['-', '-'],
  ['Опт', 'Опт'],
];

test.each(cells)('[CHAT-24] the cell %s is pasted as a value, never as a formula', (text, pasted) => {
  expect(pastedText(text)).toBe(pasted);
});
