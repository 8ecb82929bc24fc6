import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const page = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  minHeight: '100dvh',
  padding: vars.space[6],
});
