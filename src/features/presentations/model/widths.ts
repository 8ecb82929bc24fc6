import type { Font } from './fonts.ts';
import { widthRanges } from './width-ranges.ts';
import { lora } from './widths/lora.ts';
import { montserrat } from './widths/montserrat.ts';
import { mulish } from './widths/mulish.ts';
import { ptSerif } from './widths/pt-serif.ts';
import { sans } from './widths/sans.ts';
import { serif } from './widths/serif.ts';

/**
 * Advance widths of the slides' fonts in 1/2048 of the font size, by the characters of `widthRanges`; `width*count` for equal
 * neighbours, 0 for a character that the font lacks. Measured from the font files by `testing/read-widths.ts`; a test compares
 * them. Each font regular, bold, italic, bold italic.
 */
export const widthTable: Readonly<Record<Font, readonly string[]>> = {
  sans,
  serif,
  montserrat,
  mulish,
  lora,
  ptSerif,
};

type Widths = ReadonlyMap<number, number>;

function read(text: string): Widths {
  const all = text
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [width = '', count = '1'] = part.split('*');
      return Array.from({ length: Number(count) }, () => Number(width));
    });
  const widths = new Map<number, number>();
  let index = 0;
  for (const [from, to] of widthRanges)
    for (let code = from; code <= to; code += 1) {
      const width = all[index];
      index += 1;
      if (width) widths.set(code, width / 2048);
    }
  return widths;
}

const known = new Map<string, Widths>();

/** Widths of a face by code point, in font sizes (em); a character that the font lacks is absent. */
export function widthsOf(font: Font, isBold: boolean, isItalic: boolean): Widths {
  const cut = (isBold ? 1 : 0) + (isItalic ? 2 : 0);
  const key = `${font}${cut}`;
  const found = known.get(key);
  if (found) return found;
  const widths = read(widthTable[font][cut] ?? '');
  known.set(key, widths);
  return widths;
}
