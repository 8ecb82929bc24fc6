import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** What is not kept: a line for each slide. */
export const list = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  overflowWrap: 'anywhere',
});
