import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const agreementList = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
