import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColorName, chartColors, darkColors, heatColors, lightColors } from './palette.ts';

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

test('[ADM-32] the grey of «Остальные» is at least 3:1, numbers on every step of a heat map 4.5:1', () => {
  for (const colors of [lightColors, darkColors])
    for (const surface of surfaces)
      expect(contrastRatio(colors.borderStrong, colors[surface])).toBeGreaterThanOrEqual(3);
  for (const { fill, text } of [...heatColors.light, ...heatColors.dark])
    expect(contrastRatio(text, fill), fill).toBeGreaterThanOrEqual(4.5);
});

/** Lightness and opponent axes of OKLab, of linear light. */
function oklab([red = 0, green = 0, blue = 0]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear light of a colour. */
const linear = (color: string): number[] =>
  [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** What is seen of linear light without one kind of cones (Machado, Oliveira and Fernandes 2009). */
const blindness = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

test.each(Object.entries(blindness))('[ADM-32] colours of charts are told apart with %s', (_name, matrix) => {
  const seen = (color: string): number[] => {
    const light = linear(color);
    const rows = [0, 3, 6].map((row) =>
      light.reduce((sum, value, column) => sum + value * (matrix[row + column] ?? 0), 0),
    );
    return oklab(rows.map((value) => Math.max(0, Math.min(1, value))));
  };
  for (const colors of [chartColors.light, chartColors.dark])
    for (const [index, color] of colors.slice(0, 5).entries())
      for (const other of colors.slice(index + 1, 5)) {
        const [a, b] = [seen(color), seen(other)];
        const distance = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
        expect(distance, `${color} and ${other}`).toBeGreaterThanOrEqual(0.11);
      }
});

test.each(Object.entries(chartColors))(
  '[ADM-32] neighbours of a chart differ in lightness in the theme %s',
  (_name, colors) => {
    const all = colors.map((color) => oklab(linear(color)));
    for (const [index, one] of all.entries())
      for (const [other, two] of all.entries()) {
        if (other <= index) continue;
        const distance = Math.hypot(...one.map((value, axis) => value - (two[axis] ?? 0)));
        expect(distance, `${colors[index]} and ${colors[other]}`).toBeGreaterThan(0.06);
        if (other === index + 1)
          expect(Math.abs((one[0] ?? 0) - (two[0] ?? 0)), colors[other]).toBeGreaterThan(0.1);
      }
  },
);
