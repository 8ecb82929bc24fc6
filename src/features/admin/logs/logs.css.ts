import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Names beside their values, below each other where it is narrow. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const fact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const name = style({ color: vars.color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
/** Contents as they were written, with their line ends. */
export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** It gets the focus when the contents appear, and is no control. */
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  outline: 'none',
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const files = style({ margin: 0, paddingInlineStart: vars.space[6] });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
