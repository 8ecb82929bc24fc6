import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { THEME_LIST, textPairs, themeTokens } from './themes.ts';

const brands = ['#e22c63', '#ffffff', '#000000', '#ffe600', '#00ff00', '#7f7f7f', '#0000ff', '#9fd8ff'];
const themes = [
  ...THEME_LIST.map((theme) => ({ name: theme, tokens: themeTokens(theme) })),
  ...brands.map((brand) => ({ name: `brand ${brand}`, tokens: themeTokens('brand', null, brand) })),
];

describe.each(themes)('$name', ({ tokens }) => {
  test('has a contrast of 4.5:1 in every text pair [PRES-20]', () => {
    const poor = textPairs(tokens).filter(({ contrast }) => contrast < 4.5);
    expect(poor).toEqual([]);
  });

  test('draws charts with 3:1 to the background, in six different tones [PRES-20]', () => {
    for (const tone of tokens.chart) expect(contrastRatio(tone, tokens.background)).toBeGreaterThanOrEqual(3);
    expect(new Set(tokens.chart).size).toBe(6);
  });
});

test('The brand theme takes an unreadable setting for the own colour', () => {
  expect(themeTokens('brand', null, 'url(x)')).toBe(themeTokens('brand'));
});

test('The first three greys of charts for printing are told apart by their lightness [PRES-20]', () => {
  const [a, b, c] = themeTokens('print').chart;
  for (const [one, other] of [
    [a, b],
    [b, c],
    [a, c],
  ] as const)
    expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(2);
});
