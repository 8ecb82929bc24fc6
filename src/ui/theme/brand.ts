import { contrastRatio } from './contrast.ts';
import { type ColorName, darkColors, lightColors } from './palette.ts';

type Tones = Partial<Record<ColorName, string>>;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `share` of `other` in `color`, 0 to 1; both `#rrggbb`. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The tone nearest to `color`, on the way to `end`, that has `ratio` against every background. */
function readable(color: string, end: string, backgrounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(color, end, share);
    if (backgrounds.every((background) => contrastRatio(tone, background) >= ratio)) return tone;
  }
  return end;
}

const black = '#000000';
const white = '#ffffff';

/**
 * The tones of a brand colour for a theme: what the palette writes down for the pink, computed for another one, so
 * that text stays at 4.5:1 and graphics at 3:1 whatever a deployment chooses (APP-03, APP-21).
 *
 * @param brand `#rrggbb`
 */
export function brandTones(brand: string, theme: 'light' | 'dark'): Tones {
  const colors = theme === 'light' ? lightColors : darkColors;
  const end = theme === 'light' ? black : white;
  const surfaces = [colors.surface, colors.surfaceRaised, colors.surfaceSunken];
  // A fill carries white text in both themes; its lightest state decides.
  const fill = readable(brand, black, [white], 5.6);
  const [hover, pressed] = theme === 'light' ? [0.1, 0.2] : [-0.06, 0.1];
  const accentTint = mix(colors.surfaceRaised, brand, theme === 'light' ? 0.1 : 0.14);
  const accentTintHover = mix(colors.surfaceRaised, brand, theme === 'light' ? 0.16 : 0.2);
  const graphic = readable(brand, end, surfaces, 3);
  return {
    accent: fill,
    accentHover: hover < 0 ? mix(fill, white, -hover) : mix(fill, black, hover),
    accentPressed: mix(fill, black, pressed),
    accentText: readable(brand, end, [...surfaces, colors.surfaceHover], 4.6),
    accentTint,
    accentTintHover,
    accentTintText: readable(brand, end, [accentTint, accentTintHover], 4.6),
    accentTintBorder: mix(colors.surfaceRaised, brand, 0.35),
    brand: graphic,
    focus: graphic,
    selection: mix(colors.surfaceRaised, brand, theme === 'light' ? 0.2 : 0.25),
  };
}

/** Puts a deployment's brand colour in force in both themes. */
export function applyBrand(brand: string): void {
  const sheet = new CSSStyleSheet();
  const rules = (['light', 'dark'] as const).map((theme) => {
    const tones = Object.entries(brandTones(brand, theme));
    return `:root[data-theme="${theme}"]{${tones.map(([name, tone]) => `--np-color-${name}:${tone}`).join(';')}}`;
  });
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
