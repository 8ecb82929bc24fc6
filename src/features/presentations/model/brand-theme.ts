/** The tokens of the theme `brand`, computed from what an administrator has set. They are drawn as those of all themes (PRES-50). */
import { mix, readable } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { BrandLook } from './deck.ts';
import type { ThemeTokens } from './theme-palettes.ts';

const black = '#000000';
const white = '#ffffff';

/** Least contrast of text and of graphics. */
const [TEXT, GRAPHIC] = [4.5, 3];
/** Least contrast of white text on the shapes of covers, which leaves room for muted text with a lower one. */
const SHAPE = 5.4;

/** Tones of further series. The nearest to the accent is left out, others near to it come last. */
const seriesTones = ['#3a5fa8', '#0f7c6c', '#a8571b', '#6b6b76', '#7a4a9c', '#b3246a'];

/** Square of the distance of two tones, in 1/255 of red, green and blue, below which they are alike. */
const ALIKE = 6400;

const distance = (one: string, other: string): number =>
  [1, 3, 5].reduce((sum, at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return sum + ((a ?? 0) - (b ?? 0)) ** 2;
  }, 0);

/** @param end black or white, towards which tones change that are not seen on the background */
function chartTones(accent: string, background: string, end: string): ThemeTokens['chart'] {
  const [nearest] = [...seriesTones].sort((a, b) => distance(a, accent) - distance(b, accent));
  const further = seriesTones.filter((tone) => tone !== nearest);
  const isLike = (tone: string): boolean => distance(tone, accent) < ALIKE;
  const others = [...further.filter((tone) => !isLike(tone)), ...further.filter(isLike)].map((tone) =>
    readable(tone, end, [background], GRAPHIC),
  );
  const [b = '', c = '', d = '', e = '', f = ''] = others;
  return [accent, b, c, d, e, f];
}

const fonts = {
  sans: { font: 'sans', titleFont: 'sans' },
  serif: { font: 'serif', titleFont: 'serif' },
  serifTitles: { font: 'sans', titleFont: 'serif' },
  sansTitles: { font: 'serif', titleFont: 'sans' },
  montserratMulish: { font: 'mulish', titleFont: 'montserrat' },
  loraMulish: { font: 'mulish', titleFont: 'lora' },
  montserratPtSerif: { font: 'ptSerif', titleFont: 'montserrat' },
  loraPtSerif: { font: 'ptSerif', titleFont: 'lora' },
} as const satisfies Record<BrandLook['fonts'], Pick<ThemeTokens, 'font' | 'titleFont'>>;

/** White where it can be read on a colour, otherwise black. */
const inkOn = (ground: string): string => (contrastRatio(white, ground) >= TEXT ? white : black);

/** A ground with some of a colour in it, as long as text can be read on it. */
function tinted(ground: string, colour: string, share: number): string {
  const mixed = mix(ground, colour, share);
  return contrastRatio(inkOn(ground), mixed) >= TEXT ? mixed : ground;
}

/** The grounds of slides and covers: those of the template, or the brand's own, which are light and dark. */
function groundsOf({ dark, light, template }: BrandLook): { background: string; cover: string } {
  if (template) return { background: template.slides.ground, cover: template.covers.ground };
  return {
    // Black text has a contrast of 14:1 on it, so that any colour can be darkened until it has enough.
    background: readable(light, white, [black], 14),
    cover: readable(dark, black, [white], TEXT),
  };
}

/**
 * The tokens of a brand. Its colours are darkened or lightened, each towards black or white, until text has a contrast of
 * 4.5:1 and graphics of 3:1, whatever they are.
 */
export function brandTokens(look: BrandLook): ThemeTokens {
  const { accent: own, dark, light, logo, contacts, template, isLogoOnPlate, isLogoOnSlides } = look;
  const { background, cover } = groundsOf(look);
  const [ink, coverInk] = [inkOn(background), inkOn(cover)];
  const surface = tinted(background, own, 0.06);
  // The darkest ground of text: the panel of what is better in a comparison.
  const panel = tinted(surface, own, 0.1);
  const text = readable(ink === black ? dark : light, ink, [background, surface, panel], TEXT);
  const accent = readable(own, ink, [background, surface], TEXT);
  const onCover = coverInk === white ? white : readable(dark, black, [cover], TEXT);
  // A template draws the shapes of covers itself.
  const coverShade = template ? cover : readable(own, black, [white], SHAPE);
  const coverFade = template ? cover : readable(mix(cover, own, 0.3), black, [white], SHAPE);
  return {
    background,
    surface,
    text,
    muted: readable(mix(text, background, 0.3), text, [background, surface], TEXT),
    accent,
    onAccent: inkOn(accent),
    head: accent,
    onHead: inkOn(accent),
    line: mix(background, own, 0.22),
    cover,
    onCover,
    onCoverMuted: readable(mix(onCover, cover, 0.14), coverInk, [cover, coverShade, coverFade], TEXT),
    coverBar: readable(own, coverInk, [cover, coverShade], GRAPHIC),
    coverShade,
    coverFade,
    chart: chartTones(accent, background, ink),
    ...fonts[look.fonts],
    mark: template ? 'none' : look.cover,
    hasFooter: true,
    logo: logo && { ...logo, hasPlate: isLogoOnPlate, isOnSlides: isLogoOnSlides },
    contacts: contacts.trim(),
    pages: template ? { slides: template.slides, covers: template.covers } : null,
  };
}

/** The look of a company without a brand: its colour, darkened where it has to be, and covers that are nearly black. */
export const plainLook = (colour: string): BrandLook => ({
  logo: null,
  isLogoOnPlate: false,
  isLogoOnSlides: false,
  accent: colour,
  dark: mix('#15131b', colour, 0.04),
  light: white,
  fonts: 'sans',
  cover: 'edge',
  contacts: '',
});
