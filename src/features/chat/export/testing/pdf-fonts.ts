import { readFileSync } from 'node:fs';
import { sfntOf } from '#lib/pdf/woff.ts';
import type { Fonts } from '../pdf/fonts.ts';

const read = (path: string): Uint8Array => sfntOf(new Uint8Array(readFileSync(`node_modules/${path}`)));
const face = (path: string): Uint8Array => read(`@expo-google-fonts/${path}.ttf`);

/** The fonts of a chat's PDF, read from the npm packages. */
export const pdfFonts = {
  regular: face('arimo/400Regular/Arimo_400Regular'),
  italic: face('arimo/400Regular_Italic/Arimo_400Regular_Italic'),
  bold: face('arimo/700Bold/Arimo_700Bold'),
  boldItalic: face('arimo/700Bold_Italic/Arimo_700Bold_Italic'),
  mono: face('jetbrains-mono/400Regular/JetBrainsMono_400Regular'),
  arabic: face('vazirmatn/400Regular/Vazirmatn_400Regular'),
  arabicBold: face('vazirmatn/700Bold/Vazirmatn_700Bold'),
  math: read('@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff'),
} satisfies Fonts;
