import { style } from '@vanilla-extract/css';
import { frame, media, vars } from '#ui/theme/index.ts';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
  maxWidth: `calc(${frame.reading} + 2 * ${vars.space[6]})`,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[16]}` } },
});
