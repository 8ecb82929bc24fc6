import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const form = style({
  boxSizing: 'border-box',
  width: 'min(320px, calc(100vw - 48px))',
  padding: vars.space[4],
});
