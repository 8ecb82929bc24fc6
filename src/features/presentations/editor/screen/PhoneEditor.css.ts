import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  justifyItems: 'stretch',
  listStyle: 'none',
});
globalStyle(`${cards} ${cards}`, { padding: 0 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[1],
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
});
export const cardHead = style({
  ...textStyles.sm,
  fontFamily: 'inherit',
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  color: vars.color.text,
  background: 'transparent',
});
/** The slide is as wide as the card; the menu lies over the end of the line with the title. */
globalStyle(`${card} > *`, { gridRow: 1, gridColumn: 2 });
globalStyle(`${card} > ${cardHead}`, { gridColumn: '1 / -1' });
globalStyle(`${cardHead}:not(:last-child) > :last-child`, {
  display: 'grid',
  alignContent: 'center',
  minHeight: '2.25rem',
  paddingInlineEnd: vars.control.lg,
});
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[3],
  alignContent: 'start',
  // It is as wide as the window: a ring around it would be seen at its top only.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const fieldLabel = style({ ...textStyles.sm, fontWeight: vars.weight.medium });
export const textField = style({
  position: 'relative',
  minHeight: '2.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}` } },
});
globalStyle(`${textField} > *`, { padding: `${vars.space[2]} ${vars.space[3]}` });
globalStyle(`${textField} > button`, {
  font: 'inherit',
  display: 'grid',
  width: '100%',
  minHeight: '2.75rem',
  border: 'none',
  textAlign: 'start',
  color: vars.color.text,
  background: 'transparent',
  outline: 'none',
});
