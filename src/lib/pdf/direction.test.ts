import { expect, test } from 'vitest';
import { asDrawn, byLevel, inVisualOrder, levelsOf, mirrored } from './direction.ts';

/** Parts of a line from left to right, each in its own order. */
function seen(text: string, base?: 'ltr'): string[] {
  const { levels } = levelsOf(text, base);
  return inVisualOrder(byLevel(text, levels)).map((part) => part.text);
}

test.each([
  ['Текст', ['Текст']],
  ['слово שלום внутри', ['слово ', 'שלום', ' внутри']],
  ['שלום 123 ABC, עולם', [', עולם', 'ABC', ' ', '123', 'שלום ']],
  ['שלום\nABC', ['ABC', 'שלום\n']],
  ['العدد ١٢ هنا', [' هنا', '١٢', 'العدد ']],
])('[CHAT-33][PRES-23] «%s» as it is seen', (text, parts) => {
  expect(seen(text)).toEqual(parts);
});

test('[CHAT-33] the direction of a paragraph is that of its first letter, or the given one', () => {
  expect(levelsOf('שלום ABC').base).toBe(1);
  expect(levelsOf('1. שלום').base).toBe(1);
  expect(levelsOf('ABC שלום').base).toBe(0);
  expect(seen('שלום = 1', 'ltr')).toEqual(['1', 'שלום = ']);
});

test('[CHAT-33] brackets look to the other side, signs alone are turned', () => {
  expect(mirrored('(א)')).toBe(')א(');
  expect(asDrawn(' -,', true)).toBe(',- ');
  expect(asDrawn('אב', true)).toBe('אב');
  // fontkit would set these digits from right to left.
  expect(asDrawn('۱۲', false)).toBe('۲۱');
  expect(asDrawn('12', false)).toBe('12');
});
