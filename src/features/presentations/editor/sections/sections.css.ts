import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 1,
  minWidth: 0,
  minHeight: vars.control.sm,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 'none',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  color: vars.color.text,
  background: 'transparent',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
export const chevron = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  transform: 'rotate(90deg)',
  selectors: { '&[data-collapsed="true"]': { transform: 'none' } },
});
export const headTitle = style({
  ...textStyles.sm,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
export const count = style({
  ...textStyles.xs,
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-strip] > &': { marginInlineStart: 0 } },
});
/** The heading in the list of slides, whose place and size the list sets. */
export const row = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  width: '100%',
  paddingInline: vars.space[2],
  cursor: 'default',
  userSelect: 'none',
  borderTop: `1px solid ${vars.color.border}`,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-current="true"]': { outlineColor: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current="true"]': { outlineColor: 'Highlight' } } },
  },
});
/** The heading in the strip: as high as the slides, its text in several lines. */
export const rowAcross = style({
  flexDirection: 'column',
  justifyContent: 'center',
  width: 'auto',
  height: '100%',
  paddingInline: vars.space[1],
  borderTop: 'none',
  borderInlineStart: `1px solid ${vars.color.border}`,
});
/** One line, whose whole text is the tooltip; three in the strip. */
export const rowTitle = style({
  ...textStyles.sm,
  fontWeight: vars.weight.semibold,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${rowAcross} > &`]: {
      display: '-webkit-box',
      maxWidth: '100%',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      textAlign: 'center',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
/** Slides are dropped below this heading. */
export const rowDrop = style({ outlineColor: vars.color.accent });
