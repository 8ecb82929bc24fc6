import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import italic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import boldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url';
import mono from '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf?url';

/** Whole faces with Cyrillic, Latin and «₽»; a PDF contains only the glyphs that it uses. */
const faces = { regular, italic, bold, boldItalic, mono };
export type Face = keyof typeof faces;
export type Fonts = Readonly<Record<Face, Uint8Array>>;

async function bytesOf(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The font ${address} is missing: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads the fonts of the PDF. @throws TypeError or Error when one cannot be loaded */
export async function loadFonts(signal: AbortSignal): Promise<Fonts> {
  const loaded = await Promise.all(
    Object.entries(faces).map(async ([face, address]) => [face, await bytesOf(address, signal)] as const),
  );
  return Object.fromEntries(loaded) as Fonts;
}
