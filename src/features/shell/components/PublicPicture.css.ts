import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const picture = style({
  width: '100%',
  maxWidth: '32rem',
  height: 'auto',
  // Keeps the place of the drawing until it loads.
  aspectRatio: '520 / 400',
  minHeight: 0,
  flexShrink: 1,
  '@media': { [media.from('xl')]: { maxWidth: '38rem' } },
});

/** Classes of the drawing's parts. The colours are tokens, so both themes work. */
export const sheet = style({ fill: vars.color.surfaceRaised, stroke: vars.color.border, strokeWidth: 1.5 });
export const thread = style({
  fill: 'none',
  stroke: vars.color.accentTintBorder,
  strokeWidth: 2,
  strokeLinecap: 'round',
});
export const node = style({ fill: vars.color.surfaceSunken, stroke: vars.color.brand, strokeWidth: 2.5 });
export const brand = style({ fill: vars.color.brand });
export const tint = style({ fill: vars.color.accentTint });
export const line = style({ fill: vars.color.surfacePressed });
export const quiet = style({ fill: vars.color.surfaceHover });
export const bright = style({ fill: vars.color.accentTintBorder });
export const onBrand = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const wave = style({ stroke: vars.color.brand, strokeWidth: 4, strokeLinecap: 'round' });
export const chart = style({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
