import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The text of an agreement as those who accept it see it. */
export const paper = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});
