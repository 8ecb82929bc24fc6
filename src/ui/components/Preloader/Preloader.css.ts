import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const preloader = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.preloader,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brand,
  backgroundColor: vars.color.surface,
});
