import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const legend = style({ padding: 0, marginBlockEnd: vars.space[3], fontWeight: vars.weight.semibold });
