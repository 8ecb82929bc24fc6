import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import italic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import boldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url';
import mono from '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf?url';
import arabic from '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf?url';
import math from '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff?url';
import { sfntOf } from '#lib/pdf/woff.ts';

/** Whole faces with Cyrillic, Latin, Hebrew and «₽»; a PDF contains only the glyphs that it uses. */
const faces = { regular, italic, bold, boldItalic, mono };
export type Face = keyof typeof faces;
/** Faces that only some documents need. */
const extraFaces = { arabic: { arabic, arabicBold }, math: { math } };
export type Fonts = Readonly<Record<Face, Uint8Array>> &
  Readonly<Partial<Record<'arabic' | 'arabicBold' | 'math', Uint8Array>>>;

async function bytesOf(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The font ${address} is missing: ${response.status}`);
  return sfntOf(new Uint8Array(await response.arrayBuffer()));
}

/**
 * Loads the fonts of the PDF.
 *
 * @param needs which extra faces the texts need
 * @throws TypeError or Error when one cannot be loaded
 */
export async function loadFonts(
  needs: { arabic: boolean; math: boolean },
  signal: AbortSignal,
): Promise<Fonts> {
  const wanted = { ...faces, ...(needs.arabic && extraFaces.arabic), ...(needs.math && extraFaces.math) };
  const loaded = await Promise.all(
    Object.entries(wanted).map(async ([face, address]) => [face, await bytesOf(address, signal)] as const),
  );
  return Object.fromEntries(loaded) as unknown as Fonts;
}
