import { expect, test } from 'vitest';
import { readTable } from './testing/read-widths.ts';
import { widthsOf, widthTable } from './widths.ts';

test('The widths of all eight faces are those of the font files', () => {
  expect(widthTable).toEqual(readTable());
});

test.each(['sans', 'serif'] as const)(
  'The %s faces have Russian, «₽» and «№», and no arrow of an emoji',
  (font) => {
    for (const isBold of [false, true])
      for (const isItalic of [false, true]) {
        const widths = widthsOf(font, isBold, isItalic);
        for (const letter of 'АЯаяЁё№₽«»—–…−×%')
          expect(widths.get(letter.codePointAt(0) ?? 0)).toBeGreaterThan(0);
        expect(widths.has(0x1f680)).toBe(false);
      }
    // Digits have one width, so that columns of numbers stand below each other.
    expect(
      new Set([...'0123456789'].map((digit) => widthsOf(font, false, false).get(digit.charCodeAt(0)))).size,
    ).toBe(1);
  },
);
