import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A square of 40 px behind an icon, tinted with its colour. Letters in it are a picture: they are not copied with a text. */
export const iconSquareClass = style({
  userSelect: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.md,
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
});
