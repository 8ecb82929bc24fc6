import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const page = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  background: vars.color.surface,
});
/** The heading of a section. */
export const heading = style({ maxWidth: '48rem', margin: `${vars.space[3]} auto ${vars.space[2]}` });
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '48rem',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  borderInlineStart: '3px solid transparent',
  // Slides far from the screen are not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
  selectors: { '&[data-outline-current]': { borderInlineStartColor: vars.color.accent } },
});
export const number = style({
  ...textStyles.sm,
  paddingTop: vars.space[1.5],
  textAlign: 'end',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const texts = style({ display: 'grid', gap: vars.space[0.5], minWidth: 0, alignContent: 'start' });
export const text = style({
  ...textStyles.md,
  fontFamily: 'inherit',
  position: 'relative',
  display: 'grid',
  width: '100%',
  minHeight: '2rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  background: 'transparent',
  selectors: {
    'button&': { cursor: 'text' },
    'button&:hover': { background: vars.color.surfaceHover },
    '&[data-edited]': { borderColor: vars.color.focus, background: vars.color.surfaceRaised },
  },
});
export const title = style({ fontWeight: vars.weight.semibold });
/** What a slide has besides text, and whether the show passes over it. */
export const aside = style({ ...textStyles.sm, paddingInline: vars.space[2], color: vars.color.textMuted });
