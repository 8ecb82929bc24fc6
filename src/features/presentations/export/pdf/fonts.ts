import sansRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import sansItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import sansBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import sansBoldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url';
import loraRegular from '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf?url';
import loraItalic from '@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf?url';
import loraBold from '@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf?url';
import loraBoldItalic from '@expo-google-fonts/lora/700Bold_Italic/Lora_700Bold_Italic.ttf?url';
import montserratRegular from '@expo-google-fonts/montserrat/400Regular/Montserrat_400Regular.ttf?url';
import montserratItalic from '@expo-google-fonts/montserrat/400Regular_Italic/Montserrat_400Regular_Italic.ttf?url';
import montserratBold from '@expo-google-fonts/montserrat/700Bold/Montserrat_700Bold.ttf?url';
import montserratBoldItalic from '@expo-google-fonts/montserrat/700Bold_Italic/Montserrat_700Bold_Italic.ttf?url';
import mulishRegular from '@expo-google-fonts/mulish/400Regular/Mulish_400Regular.ttf?url';
import mulishItalic from '@expo-google-fonts/mulish/400Regular_Italic/Mulish_400Regular_Italic.ttf?url';
import mulishBold from '@expo-google-fonts/mulish/700Bold/Mulish_700Bold.ttf?url';
import mulishBoldItalic from '@expo-google-fonts/mulish/700Bold_Italic/Mulish_700Bold_Italic.ttf?url';
import ptSerifRegular from '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf?url';
import ptSerifItalic from '@expo-google-fonts/pt-serif/400Regular_Italic/PTSerif_400Regular_Italic.ttf?url';
import ptSerifBold from '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf?url';
import ptSerifBoldItalic from '@expo-google-fonts/pt-serif/700Bold_Italic/PTSerif_700Bold_Italic.ttf?url';
import serifRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url';
import serifItalic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url';
import serifBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url';
import serifBoldItalic from '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url';
import arabic from '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf?url';
import type { Font } from '../../model/fonts.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { SlideFonts } from './deck-to-pdf.ts';

/** Whole faces; a PDF contains only the glyphs that it uses. */
const faces: Readonly<Record<Font, Record<'regular' | 'italic' | 'bold' | 'boldItalic', string>>> = {
  sans: { regular: sansRegular, italic: sansItalic, bold: sansBold, boldItalic: sansBoldItalic },
  serif: { regular: serifRegular, italic: serifItalic, bold: serifBold, boldItalic: serifBoldItalic },
  montserrat: {
    regular: montserratRegular,
    italic: montserratItalic,
    bold: montserratBold,
    boldItalic: montserratBoldItalic,
  },
  mulish: { regular: mulishRegular, italic: mulishItalic, bold: mulishBold, boldItalic: mulishBoldItalic },
  lora: { regular: loraRegular, italic: loraItalic, bold: loraBold, boldItalic: loraBoldItalic },
  ptSerif: {
    regular: ptSerifRegular,
    italic: ptSerifItalic,
    bold: ptSerifBold,
    boldItalic: ptSerifBoldItalic,
  },
};

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
