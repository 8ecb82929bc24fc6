import { readFileSync } from 'node:fs';
import { FONTS, type Font } from '../../model/fonts.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { SlideFonts } from '../pdf/deck-to-pdf.ts';

const face = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`));
const faces = (font: Font) => {
  const { family, folder } = FONTS[font];
  const cut = (name: string): Uint8Array => face(`${folder}/${name}/${family.replaceAll(' ', '')}_${name}`);
  return {
    regular: cut('400Regular'),
    italic: cut('400Regular_Italic'),
    bold: cut('700Bold'),
    boldItalic: cut('700Bold_Italic'),
  };
};

/** The fonts of a theme from their packages. */
export function slideFonts({ font, titleFont }: Pick<ThemeTokens, 'font' | 'titleFont'>): SlideFonts {
  const ofTitles = Object.entries(titleFont === font ? {} : faces(titleFont)).map(
    ([name, bytes]) => [`${name}Title`, bytes] as const,
  );
  return {
    ...faces(font),
    ...Object.fromEntries(ofTitles),
    arabic: face('vazirmatn/400Regular/Vazirmatn_400Regular'),
    arabicBold: face('vazirmatn/700Bold/Vazirmatn_700Bold'),
  };
}
