import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '64rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[16]}` } },
});

export const found = style({
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  backgroundColor: vars.color.selection,
});
