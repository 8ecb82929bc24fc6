import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const choice = style({
  ...textStyles.sm,
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  cursor: 'pointer',
});
export const choiceInput = style({
  position: 'absolute',
  opacity: 0,
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'inherit',
});
export const sample = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  outline: '2px solid transparent',
  outlineOffset: '1px',
  selectors: {
    'input:checked + &': { outlineColor: vars.color.accent },
    'input:focus-visible + &': { outline: `3px solid ${vars.color.focus}` },
  },
});
/** The rings of the samples are not cut by the edge that they scroll under. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // The last one is cut, so that people see that there are more.
  gridAutoColumns: 'min(8.5rem, 40%)',
  gap: vars.space[3],
  overflowX: 'auto',
  padding: vars.space[1],
  scrollSnapType: 'x proximity',
});
