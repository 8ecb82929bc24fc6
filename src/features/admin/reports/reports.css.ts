import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The form, and beside it the first rows where there is room. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { '(min-width: 80rem)': { gridTemplateColumns: 'minmax(22rem, 32rem) minmax(0, 1fr)' } },
});
/** It stays in view beside the form, which is longer than the screen. */
export const preview = style({
  position: 'sticky',
  insetBlockStart: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  overflowWrap: 'anywhere',
});
export const fact = style({ color: vars.color.textMuted });
export const value = style({ margin: 0 });
