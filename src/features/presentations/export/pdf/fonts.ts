import sansRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import sansItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import sansBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import sansBoldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url';
import serifRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url';
import serifItalic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url';
import serifBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url';
import serifBoldItalic from '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url';
import arabic from '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf?url';
import type { ThemeTokens } from '../../model/themes.ts';
import type { SlideFonts } from './deck-to-pdf.ts';

/** Whole faces; a PDF contains only the glyphs that it uses. */
const faces = {
  sans: { regular: sansRegular, italic: sansItalic, bold: sansBold, boldItalic: sansBoldItalic },
  serif: { regular: serifRegular, italic: serifItalic, bold: serifBold, boldItalic: serifBoldItalic },
} as const;

/**
 * Loads the faces of a theme's fonts; those of titles only where they have a font of their own.
 *
 * @param needs whether the deck has Arabic letters
 * @throws TypeError or Error when one cannot be loaded
 */
export async function loadSlideFonts(
  { font, titleFont }: Pick<ThemeTokens, 'font' | 'titleFont'>,
  needs: { arabic: boolean },
): Promise<SlideFonts> {
  const ofTitles = Object.entries(titleFont === font ? {} : faces[titleFont]).map(
    ([face, address]) => [`${face}Title`, address] as const,
  );
  const wanted = {
    ...faces[font],
    ...Object.fromEntries(ofTitles),
    ...(needs.arabic && { arabic, arabicBold }),
  };
  const loaded = await Promise.all(
    Object.entries(wanted).map(async ([face, address]) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The font ${address} is missing: ${response.status}`);
      return [face, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  return Object.fromEntries(loaded) as unknown as SlideFonts;
}
