import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const picture = style({ width: '12.5rem', height: 'auto', maxWidth: '100%', flexShrink: 0 });

/** Colours of the parts of a drawing, from the tokens of both themes. */
export const ground = style({ fill: vars.color.surfacePressed });
export const paper = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.borderStrong,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
export const tint = style({
  fill: vars.color.accentTint,
  stroke: vars.color.brand,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
export const ink = style({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const faint = style({
  fill: 'none',
  stroke: vars.color.border,
  strokeWidth: 5,
  strokeLinecap: 'round',
});
export const brandFill = style({ fill: vars.color.brand });
export const brandLine = style({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const bold = style({ strokeWidth: 9 });
