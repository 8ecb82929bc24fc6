import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
