import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Without a place on a rail of icons, like the list. */
export const waiting = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minHeight: 0,
  padding: `0 ${vars.space[2]}`,
  overflow: 'hidden',
  selectors: { '[data-rail] &': { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.control.md,
  marginBlockEnd: '1px',
  padding: `0 ${vars.space[2]}`,
  selectors: { '&:first-child': { height: '1.875rem', margin: 0 } },
});
