import { readFileSync } from 'node:fs';
import type { SlideFonts } from '../pdf/deck-to-pdf.ts';

const face = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`));
const faces = (folder: string, name: string): SlideFonts => ({
  regular: face(`${folder}/400Regular/${name}_400Regular`),
  italic: face(`${folder}/400Regular_Italic/${name}_400Regular_Italic`),
  bold: face(`${folder}/700Bold/${name}_700Bold`),
  boldItalic: face(`${folder}/700Bold_Italic/${name}_700Bold_Italic`),
  arabic: face('vazirmatn/400Regular/Vazirmatn_400Regular'),
  arabicBold: face('vazirmatn/700Bold/Vazirmatn_700Bold'),
});

/** The fonts of the slides from their packages. */
export const slideFonts = {
  sans: () => faces('arimo', 'Arimo'),
  serif: () => faces('tinos', 'Tinos'),
} as const;
