import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const nav = style({ flex: 'none', padding: `0 ${vars.space[2]}` });

/** Fills the drawer; in a low window the whole drawer scrolls. */
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 14rem',
  minHeight: 0,
  marginBlockStart: vars.space[2],
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const profile = style({ display: 'flex', flexBasis: '100%', minWidth: 0 });
