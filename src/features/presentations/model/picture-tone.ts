/** Pictures in greys or in two colours of the theme, and the veil between a picture and the text on it (PRES-61, PRES-62). */
import { mix } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { PictureBlock } from './deck.ts';
import type { ThemeTokens } from './themes.ts';

/** The colours that black and white become; between them all greys are mixed. */
export interface Tones {
  readonly dark: string;
  readonly light: string;
}

const black = '#000000';
const white = '#ffffff';
const greys: Tones = { dark: black, light: white };

/** True for a colour that is darker than another one. */
const isDarker = (one: string, other: string): boolean =>
  contrastRatio(one, white) > contrastRatio(other, white);

/**
 * The two colours of a picture; null for its own ones. Those of a theme are its accent and its surface, which have a contrast of
 * 4.5:1 in every theme (PRES-20).
 */
export function tonesOf(
  { tone = 'original' }: Pick<PictureBlock, 'tone'>,
  { accent, surface }: Pick<ThemeTokens, 'accent' | 'surface'>,
): Tones | null {
  if (tone === 'original') return null;
  if (tone === 'grey') return greys;
  return isDarker(accent, surface) ? { dark: accent, light: surface } : { dark: surface, light: accent };
}

/** How much red, green and blue count in the grey of a colour, as in the filter `grayscale` of CSS. */
export const GREY_SHARES = [0.2126, 0.7152, 0.0722] as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Recolours pixels in place. @param pixels red, green, blue and opacity of each, 0 to 255 */
export function recolour(pixels: Uint8ClampedArray, { dark, light }: Tones): void {
  const [from, to] = [channels(dark), channels(light)];
  for (let at = 0; at < pixels.length; at += 4) {
    let grey = 0;
    for (const [channel, share] of GREY_SHARES.entries()) grey += (pixels[at + channel] ?? 0) * share;
    for (const channel of GREY_SHARES.keys()) {
      const [low = 0, high = 255] = [from[channel], to[channel]];
      pixels[at + channel] = low + ((high - low) * grey) / 255;
    }
  }
}

/** The relative luminance of a channel, as in WCAG 2.2. @param value 0 to 1 */
const luminance = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
/** The share of white in a grey of this luminance. */
const greyOf = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/**
 * How bright a picture is, as `overlay` of the contract has it.
 *
 * @param pixels red, green, blue and opacity of each, 0 to 255; what is transparent may be black or white
 */
export function brightnessOf(pixels: Uint8ClampedArray): NonNullable<PictureBlock['overlay']> {
  let [darkest, brightest] = [1, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 255) / 255;
    let [dark, light] = [0, 0];
    for (const [channel, share] of GREY_SHARES.entries()) {
      const value = ((pixels[at + channel] ?? 0) / 255) * opacity;
      dark += share * value;
      light += share * luminance(value + 1 - opacity);
    }
    darkest = Math.min(darkest, dark);
    brightest = Math.max(brightest, greyOf(light));
  }
  const least = Math.floor(darkest * 100);
  return { darkest: least, brightest: Math.max(least, Math.min(100, Math.ceil(brightest * 100))) };
}

/** Least contrast of text to greys: to other colours under a coloured veil it is up to a twentieth lower. */
const TEXT = 4.75;
/** A veil that cannot be seen would let a restless picture disturb the text. */
const THINNEST = 0.3;

/**
 * The opacity of a veil in the colour of covers over a picture, so that all text on it has a contrast of 4.5:1 (PRES-62).
 *
 * @param block its overlay and its tone
 * @returns 0.3 to 1
 */
export function veilOpacity(
  { overlay, tone = 'original' }: Pick<PictureBlock, 'overlay' | 'tone'>,
  tokens: ThemeTokens,
): number {
  const { cover, onCover, onCoverMuted } = tokens;
  const { dark, light } = tonesOf({ tone }, tokens) ?? greys;
  const ends = [overlay?.darkest ?? 0, overlay?.brightest ?? 100].map((part) => mix(dark, light, part / 100));
  for (let step = THINNEST * 20; step < 20; step += 1) {
    const grounds = ends.map((end) => mix(end, cover, step / 20));
    const isReadable = [onCover, onCoverMuted].every((text) =>
      grounds.every(
        (ground) => contrastRatio(text, ground) >= TEXT && isDarker(ground, text) === isDarker(cover, text),
      ),
    );
    if (isReadable) return step / 20;
  }
  return 1;
}
