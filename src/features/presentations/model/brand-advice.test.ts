import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourAdvice } from './brand-advice.ts';
import { testBrand } from './testing/brand.ts';

test('[PRES-50] a colour without contrast is named with its contrast and the nearest good one', () => {
  expect(colourAdvice(testBrand())).toEqual({});
  const { accent, dark, light } = colourAdvice(
    testBrand({ accent: '#ffe600', dark: '#8a8f94', light: '#3a3a3a' }),
  );
  expect(accent?.text.replaceAll('\u00a0', ' ')).toMatch(/^Полосы и графики почти не видны .* контраст 1,\d/);
  expect(accent?.colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark?.text.replaceAll('\u00a0', ' ')).toMatch(/контраст \d,\d, нужно не меньше 4,5/);
  expect(light?.text).toMatch(/^Фон слишком тёмный/);
});

test('[PRES-50] the colours of the advice need no further advice', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, colour, (accent, dark, light) => {
      let brand = testBrand({ accent, dark, light });
      // A new ground may ask for another text once more.
      for (let round = 0; round < 3; round++)
        for (const name of ['light', 'accent', 'dark'] as const) {
          const advice = colourAdvice(brand)[name];
          if (advice) brand = { ...brand, [name]: advice.colour };
        }
      expect(colourAdvice(brand)).toEqual({});
    }),
    { numRuns: 200 },
  );
});
