import { expect, test } from 'vitest';
import { textWidth } from './break-lines.ts';
import { FONT_LIST, FONTS } from './fonts.ts';
import { readTable } from './testing/read-widths.ts';
import { RESERVE } from './text-box.ts';
import { widthsOf, widthTable } from './widths.ts';

const faces = [false, true].flatMap((isBold) => [false, true].map((isItalic) => [isBold, isItalic] as const));

test.each(FONT_LIST)('The widths of the four %s faces are those of the font files', (font) => {
  const known = widthTable[font].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  expect(known).toEqual(readTable(font));
});

test.each(FONT_LIST)('The %s faces have Russian, «₽» and «№», and no arrow of an emoji', (font) => {
  for (const [isBold, isItalic] of faces) {
    const widths = widthsOf(font, isBold, isItalic);
    for (const letter of 'АЯаяЁё№₽«»—–…−×%')
      expect(widths.get(letter.codePointAt(0) ?? 0)).toBeGreaterThan(0);
    expect(widths.has(0x1f680)).toBe(false);
  }
});

test.each(['sans', 'serif', 'mulish', 'ptSerif'] as const)(
  'Digits of the text font %s have one width, so that columns of numbers stand below each other',
  (font) => {
    const digits = [...'0123456789'].map((digit) => widthsOf(font, false, false).get(digit.charCodeAt(0)));
    expect(new Set(digits).size).toBe(1);
  },
);

const russian = 'Съешь же ещё этих мягких французских булок, да выпей чаю. Рост выручки на 12 % за год';

test.each(FONT_LIST)('[PRES-55] where %s is missing, the font that stands for it fits as well', (font) => {
  for (const isBold of [false, true]) {
    const own = textWidth(russian, font, isBold);
    expect(textWidth(russian, FONTS[font].fallback, isBold)).toBeLessThanOrEqual(own);
  }
  for (const [isBold, isItalic] of faces) {
    const width = (face: typeof font) =>
      [...russian].reduce(
        (sum, letter) => sum + (widthsOf(face, isBold, isItalic).get(letter.codePointAt(0) ?? 0) ?? 0),
        0,
      );
    expect(width(FONTS[font].fallback) / width(font)).toBeLessThan(RESERVE);
  }
});
