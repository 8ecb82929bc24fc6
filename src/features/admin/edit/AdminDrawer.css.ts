import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  padding: `0 ${vars.space[4]}`,
});
