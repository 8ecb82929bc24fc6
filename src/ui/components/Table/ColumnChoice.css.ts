import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const choiceList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: '12rem',
  maxHeight: 'inherit',
  padding: vars.space[4],
  overflowY: 'auto',
  outline: 'none',
});
