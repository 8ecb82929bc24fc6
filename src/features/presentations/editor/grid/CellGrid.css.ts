import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const scroller = style({
  overflow: 'auto',
  maxWidth: '100%',
  maxHeight: '20rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const grid = style({ ...textStyles.sm, borderCollapse: 'collapse', width: '100%' });
export const cell = style({
  position: 'relative',
  // A word of a usual heading fits, such as «Направление»: narrower columns would break it.
  minWidth: '7.5rem',
  height: '2rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  cursor: 'cell',
  outlineOffset: '-2px',
});
export const head = style({ fontWeight: vars.weight.semibold, background: vars.color.surfaceSunken });
export const input = style({
  font: 'inherit',
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 'none',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
});
export const note = style({ ...textStyles.sm, color: vars.color.negative });
