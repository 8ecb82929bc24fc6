import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
