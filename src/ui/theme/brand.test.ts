import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTones } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { darkColors, lightColors } from './palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)(
  '[APP-03][APP-21] for every brand colour text is 4.5:1 and graphics 3:1 in theme %s',
  (theme, palette) => {
    fc.assert(
      fc.property(fc.oneof(colour, fc.constantFrom('#000000', '#ffffff', '#ffff00', '#e22c63')), (brand) => {
        const colors = { ...palette, ...brandTones(brand, theme) };
        for (const fill of [colors.accent, colors.accentHover, colors.accentPressed])
          expect(contrastRatio(colors.onAccent, fill), `white on ${fill}`).toBeGreaterThanOrEqual(4.5);
        for (const surface of [
          colors.surface,
          colors.surfaceRaised,
          colors.surfaceSunken,
          colors.surfaceHover,
        ])
          expect(contrastRatio(colors.accentText, surface)).toBeGreaterThanOrEqual(4.5);
        for (const tint of [colors.accentTint, colors.accentTintHover]) {
          expect(contrastRatio(colors.accentTintText, tint)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(colors.text, tint)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrastRatio(colors.text, colors.selection)).toBeGreaterThanOrEqual(4.5);
        for (const surface of [colors.surface, colors.surfaceRaised, colors.surfaceSunken])
          for (const graphic of [colors.brand, colors.focus])
            expect(contrastRatio(graphic, surface)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  },
);

test('[APP-21] a colour with enough contrast is not changed', () => {
  expect(brandTones('#1d5ca6', 'light')).toMatchObject({
    accent: '#1d5ca6',
    accentText: '#1d5ca6',
    brand: '#1d5ca6',
  });
});
