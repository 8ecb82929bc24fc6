import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A letter as its reader sees it. */
export const letter = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});
