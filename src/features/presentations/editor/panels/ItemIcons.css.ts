import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** An item with its icon, which opens the choice. */
export const item = style({
  ...textStyles.sm,
  fontFamily: 'inherit',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: vars.control.sm,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
/** The whole name is in the text of the slide and in the name of the button. */
export const itemName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const picker = style({
  display: 'grid',
  gap: vars.space[3],
  width: 'min(20rem, 80vw)',
  padding: vars.space[3],
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
  gap: vars.space[1],
  maxHeight: '15rem',
  overflowY: 'auto',
  padding: vars.space[1],
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '2.75rem',
  borderRadius: vars.radius.md,
  outline: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:has(input:checked)': { outlineColor: vars.color.accent },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}` },
  },
});
export const choiceInput = style({
  position: 'absolute',
  opacity: 0,
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'inherit',
});
