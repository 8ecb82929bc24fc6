import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const barArea = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
