import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '56px',
  padding: `0 ${vars.space[4]}`,
  '@media': { [media.from('md')]: { padding: `0 ${vars.space[6]}` } },
  borderBottom: `1px solid ${vars.color.border}`,
});

export const main = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[16]}`,
});
