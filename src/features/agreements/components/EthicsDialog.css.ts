import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.md,
  color: vars.color.accentTintText,
  background: vars.color.accentTint,
});
