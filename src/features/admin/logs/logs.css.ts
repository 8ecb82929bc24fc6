import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
export const name = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: 'anywhere' });
/** Contents as they were written, with their line ends. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** It gets the focus when the contents appear, and is no control. */
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  outline: 'none',
});
export const files = style({ paddingInlineStart: vars.space[6] });
