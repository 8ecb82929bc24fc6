import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} 0 ${vars.space[1]}`,
  listStyle: 'none',
});
