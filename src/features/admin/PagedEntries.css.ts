import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
