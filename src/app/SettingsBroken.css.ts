import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** The list of errors, aligned left below centred text. */
export const errorList = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: '36rem',
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
