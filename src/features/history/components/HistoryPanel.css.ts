import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Fills its container; the list scrolls inside. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
});

export const search = style({ flexShrink: 0, padding: `${vars.space[3]} ${vars.space[3]} 0` });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  padding: `0 ${vars.space[2]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
});

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  transition: `opacity ${vars.duration.normal}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

export const groupTitle = style({ padding: `0 ${vars.space[2]} ${vars.space[1]}` });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: 0,
  listStyle: 'none',
});

/** Rows outside the viewport are not laid out, so that a long history stays fast. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.md,
  borderRadius: vars.radius.md,
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 2.25rem',
  selectors: {
    '&:hover, &:has([aria-expanded="true"])': { backgroundColor: vars.color.surfaceHover },
    '&[data-active]': { backgroundColor: vars.color.accentTint },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const link = style({
  ...textStyles.sm,
  flex: 1,
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-active] > &': { color: vars.color.accentTintText, fontWeight: vars.weight.medium },
  },
});

/** Invisible until the row is hovered or focused; always visible on touch screens. */
export const actions = style({
  display: 'inline-flex',
  flexShrink: 0,
  paddingInlineEnd: '2px',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:not(:hover, :focus-within, :has([aria-expanded="true"])) > &`]: { opacity: 0 },
      },
    },
  },
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[3] });
