import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColors, darkShadows, fixedColors, lightColors, lightShadows } from './palette.ts';

/** The tokens that differ between the themes. */
const themed = createGlobalThemeContract(
  { color: lightColors, shadow: lightShadows },
  (_value, path) => `np-${path.join('-')}`,
);

createGlobalTheme(':root[data-theme="light"]', themed, { color: lightColors, shadow: lightShadows });
createGlobalTheme(':root[data-theme="dark"]', themed, { color: darkColors, shadow: darkShadows });

/** The tokens that differ between the densities, which a person may choose (PROF-05); short names save bytes. */
export const dense = createGlobalThemeContract(
  { space: { 3: 's3', 4: 's4', 5: 's5', 6: 's6', 8: 's8' }, control: { sm: 'c1', md: 'c2', lg: 'c3' } },
  (value) => value ?? '',
);

createGlobalTheme(':root', dense, {
  space: { 3: '0.75rem', 4: '1rem', 5: '1.25rem', 6: '1.5rem', 8: '2rem' },
  control: { sm: '2rem', md: '2.25rem', lg: '2.75rem' },
});
/** Semantic tokens: colours, shadows, larger spaces and heights are CSS variables, the others are plain values. */
export const vars = {
  color: themed.color,
  shadow: themed.shadow,
  /** The 4 px grid; the key is the number of steps: `space[4]` is 16 px, and less in the compact density. */
  space: {
    0: '0',
    0.5: '0.125rem',
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    ...dense.space,
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px', full: '999px' },
  font: {
    text: "'Golos Text Variable', 'Golos Fallback', system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', 'Liberation Mono', Menlo, Consolas, monospace",
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  /** Heights of controls; all are above the minimum target size of 24 px. */
  control: dense.control,
  // React Aria gives its popovers an inline z-index of 100 000; layers above them need more.
  z: {
    behind: -1,
    raised: 1,
    ring: 2,
    sticky: 10,
    overlay: 100,
    popover: 100_000,
    toast: 100_001,
    preloader: 100_002,
  },
  duration: { instant: '80ms', fast: '120ms', normal: '200ms', modal: '300ms', shake: '170ms' },
  /** One round of what moves while something is awaited. */
  round: { turn: '0.8s', run: '1.4s', shine: '1.6s', breath: '2s' },
  ease: { out: 'cubic-bezier(0.2, 0, 0, 1)', in: 'cubic-bezier(0.4, 0, 1, 1)', inOut: 'ease-in-out' },
  /** Icons, boxes of choices, thumbs of sliders. */
  icon: { sm: '1rem', md: '1.25rem' },
  fixed: fixedColors,
} as const;
