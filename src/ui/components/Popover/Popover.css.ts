import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '22.5rem',
  maxWidth: '100%',
  maxHeight: 'inherit',
  minHeight: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  outline: 'none',
});
