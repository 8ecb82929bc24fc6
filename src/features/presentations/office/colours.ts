/** The colours of a file's theme, and the theme of the portal that is nearest to them. */
import type { OfficePackage } from '#lib/office/open-package.ts';
import { childAt, childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import type { Theme } from '../model/deck.ts';
import { THEME_LIST, type ThemeTokens, themeTokens } from '../model/themes.ts';

export interface Colours {
  /** Behind most slides, and the first accent, `#rrggbb`; undefined where the file does not say. */
  readonly background: string | undefined;
  readonly accent: string | undefined;
}

/** What the names of colours mean in a master. */
export interface Palette {
  /** `a:clrScheme` of its theme. */
  readonly scheme: XmlElement | undefined;
  /** `p:clrMap`. */
  readonly map: XmlElement | undefined;
  /** The name of the theme. */
  readonly name: string;
}

/** The palette of a master. @param part its name */
export function paletteOf(file: OfficePackage, part: string, master: XmlElement | undefined): Palette {
  const theme = file.xmlOf(file.relations(part).find(({ kind }) => kind === 'theme'));
  return {
    scheme: childAt(theme, 'themeElements', 'clrScheme'),
    map: childOf(master, 'clrMap'),
    name: theme?.attributes['name'] ?? '',
  };
}

const plain = (value: string | undefined): string | undefined =>
  value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : undefined;

/** The names of colours in a theme that slides use, those of grounds and text first. */
export const COLOUR_NAMES = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  ...[1, 2, 3, 4, 5, 6].map((at) => `accent${at}`),
] as const;

/** A colour of the theme by its name in slides, `tx1` or `hlink`. */
export const colourNamed = (name: string, { scheme, map }: Palette): string | undefined => {
  const colour = childOf(scheme, map?.attributes[name] ?? name)?.children[0]?.attributes;
  return plain(colour?.['lastClr']) ?? plain(colour?.['val']);
};

/** Red, green and blue, 0 to 1, with another lightness of HSL. */
function withLightness(rgb: readonly number[], change: (lightness: number) => number): number[] {
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  const lightness = (most + least) / 2;
  const next = Math.min(1, Math.max(0, change(lightness)));
  // The distance of each part to the middle grows and shrinks with the room for it.
  const room = (value: number): number => 1 - Math.abs(2 * value - 1);
  const share = room(lightness) === 0 ? 0 : room(next) / room(lightness);
  return rgb.map((part) => next + (part - lightness) * share);
}

/** A colour with the changes that stand in it: `lumMod`, `lumOff`, `shade` and `tint`. */
function changed(colour: string, element: XmlElement): string {
  let rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  for (const { name, attributes } of element.children) {
    const share = Number(attributes['val']) / 100_000;
    if (!Number.isFinite(share)) continue;
    if (name === 'lumMod') rgb = withLightness(rgb, (lightness) => lightness * share);
    else if (name === 'lumOff') rgb = withLightness(rgb, (lightness) => lightness + share);
    else if (name === 'shade') rgb = rgb.map((part) => part * share);
    else if (name === 'tint') rgb = rgb.map((part) => 1 - (1 - part) * share);
  }
  const hex = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255).toString(16));
  return `#${hex.map((part) => part.padStart(2, '0')).join('')}`;
}

/** The colour in a fill or a reference to one. */
export function colourIn(fill: XmlElement | undefined, palette: Palette): string | undefined {
  for (const element of fill?.children ?? []) {
    const { val = '', lastClr } = element.attributes;
    const colour = element.name === 'schemeClr' ? colourNamed(val, palette) : (plain(val) ?? plain(lastClr));
    if (colour !== undefined) return changed(colour, element);
  }
  return undefined;
}

/** The colour behind a slide, a layout or a master; undefined if the part itself has none. */
export function backgroundOf(part: XmlElement | undefined, palette: Palette): string | undefined {
  const ground = childAt(part, 'cSld', 'bg');
  return (
    colourIn(childAt(ground, 'bgPr', 'solidFill'), palette) ?? colourIn(childOf(ground, 'bgRef'), palette)
  );
}

/** The first accent, or the second where the first one is grey. */
export function accentOf(palette: Palette): string | undefined {
  const accents = ['accent1', 'accent2'].map((name) => colourNamed(name, palette));
  return accents.find((colour) => colour !== undefined && chromaOf(colour) > 0.04) ?? accents[0];
}

/** The strong colour that most fills of a part have; undefined without any. */
export function usedAccent(part: XmlElement | undefined, palette: Palette): string | undefined {
  const counts = new Map<string, number>();
  for (const fill of descendants(part, 'solidFill')) {
    const colour = colourIn(fill, palette);
    if (colour !== undefined && chromaOf(colour) > COLOURFUL)
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/** A colour in OKLab, in which equal distances look alike: lightness, and two axes of hue. */
function labOf(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const chromaOf = (colour: string): number => Math.hypot(...labOf(colour).slice(1));

/** How different two colours look. @param hue the weight of their hue */
function distance(one: string, other: string, hue: number): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * hue, (a[2] - b[2]) * hue);
}

/** Colours with a chroma above this count as coloured, others as grey. */
const COLOURFUL = 0.08;

/** The role of a theme that looks most like a colour; a strong colour is the accent. */
export function nearestRole(colour: string, tokens: ThemeTokens): 'accent' | 'text' | 'muted' | 'surface' {
  if (chromaOf(colour) > COLOURFUL) return 'accent';
  const roles = ['surface', 'muted', 'text', 'accent'] as const;
  return roles.reduce((best, role) =>
    distance(colour, tokens[role], 1) < distance(colour, tokens[best], 1) ? role : best,
  );
}

/**
 * The theme whose background and accent are nearest.
 *
 * @param brandColour of the company, for its theme
 */
export function nearestTheme(
  { background = '#ffffff', accent }: Colours,
  brandColour: string | undefined,
): Theme {
  const far = (theme: Theme): number => {
    const tokens = themeTokens(theme, null, brandColour);
    return (
      distance(background, tokens.background, 1) * 1.5 +
      (accent === undefined ? 0 : distance(accent, tokens.accent, 3) * 0.5)
    );
  };
  // Without an accent the plain themes come first.
  const order: readonly Theme[] = ['light', 'dark', ...THEME_LIST];
  return order.reduce((best, theme) => (far(theme) < far(best) ? theme : best), 'light');
}
