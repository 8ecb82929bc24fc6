import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const atSlide = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  insetBlockStart: vars.space[1],
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.popover,
});
