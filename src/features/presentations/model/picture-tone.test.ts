import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mix } from '#ui/theme/brand.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { brightnessOf, recolour, tonesOf, veilOpacity } from './picture-tone.ts';
import { testBrand } from './testing/brand.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const themes = [...THEME_LIST.map((theme) => themeTokens(theme)), themeTokens('brand', testBrand({}))];
const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => parts as [number, number, number]);
const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const pixelsOf = (colours: readonly (readonly number[])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colours.flatMap((one) => (one.length === 4 ? one : [...one, 255])));

test('[PRES-61] black becomes the darker colour of the theme and white the lighter one, in every theme', () => {
  for (const tokens of themes) {
    const tones = tonesOf({ tone: 'duotone' }, tokens);
    if (!tones) throw new Error('no tones');
    expect([tones.dark, tones.light].sort()).toEqual([tokens.accent, tokens.surface].sort());
    expect(contrastRatio(tones.dark, '#ffffff')).toBeGreaterThan(contrastRatio(tones.light, '#ffffff'));
    const pixels = pixelsOf([
      [0, 0, 0],
      [255, 255, 255],
    ]);
    recolour(pixels, tones);
    expect([hex([...pixels.slice(0, 3)]), hex([...pixels.slice(4, 7)])]).toEqual([tones.dark, tones.light]);
  }
  expect(tonesOf({}, themeTokens('light'))).toBeNull();
});

test('[PRES-61] greys keep the lightness of a colour and what is transparent', () => {
  const pixels = pixelsOf([[255, 0, 0, 128]]);
  recolour(pixels, { dark: '#000000', light: '#ffffff' });
  expect([...pixels]).toEqual([54, 54, 54, 128]);
});

test('[PRES-62] text on the veil has a contrast of 4.5:1 on any picture, in every theme and tone', () => {
  fc.assert(
    fc.property(
      fc.array(colour, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...themes),
      fc.constantFrom('original' as const, 'grey' as const, 'duotone' as const),
      (colours, tokens, tone) => {
        const overlay = brightnessOf(pixelsOf(colours));
        const opacity = veilOpacity({ overlay, tone }, tokens);
        const shown = pixelsOf(colours);
        const tones = tonesOf({ tone }, tokens);
        if (tones) recolour(shown, tones);
        for (const at of colours.keys()) {
          const ground = mix(hex([...shown.slice(at * 4, at * 4 + 3)]), tokens.cover, opacity);
          for (const text of [tokens.onCover, tokens.onCoverMuted])
            expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('[PRES-62] the veil is as thin as the picture lets it be', () => {
  const { sea } = { sea: themeTokens('sea') };
  const at = (darkest: number, brightest: number) => veilOpacity({ overlay: { darkest, brightest } }, sea);
  expect(at(0, 20)).toBe(0.3);
  expect(at(0, 100)).toBeGreaterThan(at(0, 60));
  expect(at(0, 100)).toBeLessThan(1);
  expect(veilOpacity({}, sea)).toBe(at(0, 100));
});

test('[PRES-62] what is transparent counts as black and as white', () => {
  expect(brightnessOf(pixelsOf([[0, 0, 0, 0]]))).toEqual({ darkest: 0, brightest: 100 });
  expect(brightnessOf(pixelsOf([[128, 128, 128]]))).toEqual({ darkest: 50, brightest: 51 });
});
