import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const thread = style({
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
});
export const commentName = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
/** The way to what a comment is about. */
export const target = style({
  ...textStyles.xs,
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  color: vars.color.accentText,
  textAlign: 'start',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
/** Line breaks are those that were typed. */
export const words = style({
  ...textStyles.sm,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.text,
});
export const mention = style({ color: vars.color.accentText, fontWeight: vars.weight.medium });
export const list = style({
  display: 'grid',
  maxHeight: '14rem',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
});
export const option = style({
  ...textStyles.sm,
  fontFamily: 'inherit',
  display: 'grid',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.surfaceSunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
const number = style({
  ...textStyles.xs,
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[0.5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  color: vars.color.tooltipText,
  background: vars.color.tooltip,
});
/** The number of open comments over the corner of a slide. */
export const count = style([number, { insetInlineStart: vars.space[1], insetBlockEnd: vars.space[1] }]);
const mark = style([
  number,
  {
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    border: 0,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  },
]);
/** Right of the upper edge of its place, where no text is. */
export const placeMark = style([mark, { transform: 'translateY(-100%)' }]);
/** Over the upper edge of its object, left of the handle in the corner. */
export const objectMark = style([mark, { transform: 'translate(calc(-100% - 0.5rem), -100%)' }]);
