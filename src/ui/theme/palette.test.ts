import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColorName, chartColors, darkColors, lightColors } from './palette.ts';

const surfaces: ColorName[] = ['surface', 'surfaceRaised', 'surfaceSunken'];
const onSurfaces = (names: ColorName[], backgrounds: ColorName[] = surfaces) =>
  names.flatMap((name) => backgrounds.map((background): [ColorName, ColorName] => [name, background]));

/** Text and its backgrounds: AA for body text. */
const textPairs: [ColorName, ColorName][] = [
  ...onSurfaces(['text', 'textMuted'], [...surfaces, 'surfaceHover', 'surfacePressed']),
  ...onSurfaces(['hint', 'accentText', 'positive', 'negative', 'info', 'warning']),
  ...onSurfaces(['hint', 'accentText'], ['surfaceHover']),
  ...onSurfaces(
    ['onAccent'],
    ['accent', 'accentHover', 'accentPressed', 'negativeFill', 'negativeFillHover'],
  ),
  ...onSurfaces(['accentTintText', 'text'], ['accentTint', 'accentTintHover']),
  ['positive', 'positiveTint'],
  ['negative', 'negativeTint'],
  ['info', 'infoTint'],
  ['warning', 'warningTint'],
  ...onSurfaces(['text', 'textMuted'], ['positiveTint', 'negativeTint', 'infoTint', 'warningTint']),
  ['text', 'selection'],
  ['tooltipText', 'tooltip'],
  ...onSurfaces(
    [
      'codeText',
      'codeKeyword',
      'codeString',
      'codeComment',
      'codeNumber',
      'codeTitle',
      'codeAttr',
      'codeType',
      'codeMeta',
      'codeAddition',
      'codeDeletion',
    ],
    ['code'],
  ),
];

/** Borders of controls, focus rings and brand graphics: 3:1. */
const graphicPairs = onSurfaces(['borderStrong', 'focus', 'brand']);

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('[APP-03] theme %s', (_name, colors) => {
  test.each(textPairs)('[APP-03] text %s on %s is at least 4.5:1', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('[APP-03] graphic %s on %s is at least 3:1', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3);
  });

  test('[APP-03] the brand tone is the given pink, and an error is another hue', () => {
    expect(colors.brand).toBe('#e22c63');
    for (const name of ['negative', 'negativeFill'] as const) {
      const distance = Math.abs(hue(colors[name]) - hue(colors.brand));
      expect(Math.min(distance, 360 - distance)).toBeGreaterThan(30);
    }
  });
});

test('[APP-03] the contrast formula gives the known values', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#e22c63', '#ffffff')).toBeCloseTo(4.4, 1);
  expect(() => contrastRatio('pink', '#ffffff')).toThrow('pink');
});

function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each([
  ['light', lightColors, chartColors.light],
  ['dark', darkColors, chartColors.dark],
] as const)('[CHAT-13] colours of charts are at least 3:1 in the theme %s', (_name, colors, series) => {
  for (const color of series)
    for (const surface of surfaces) expect(contrastRatio(color, colors[surface])).toBeGreaterThanOrEqual(3);
});
