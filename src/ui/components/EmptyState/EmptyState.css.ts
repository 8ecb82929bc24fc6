import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[10]} ${vars.space[4]}`,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1.5],
  maxWidth: '28rem',
  textAlign: 'center',
});
