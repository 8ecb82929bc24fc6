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

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  flexShrink: 0,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
});

export const search = style({ flex: 1, minWidth: 0 });

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  flexShrink: 0,
  padding: `0 ${vars.space[3]}`,
});

export const selectionCount = style({ ...textStyles.sm, color: vars.color.textMuted, flexBasis: '100%' });

export const scroller = style({
  position: 'relative',
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
  flexWrap: 'wrap',
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
  // Leaves room for the menu, which must not go to another line.
  flex: '1 1 0',
  minWidth: '60%',
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-active] > &': { fontWeight: vars.weight.medium },
  },
});

export const box = style({
  marginInlineEnd: vars.space[2],
  accentColor: vars.color.accent,
  verticalAlign: 'middle',
});

/** The line below a title: when the chat was used, and the place that was found. */
export const note = style({
  ...textStyles.xs,
  order: 1,
  flexBasis: '100%',
  minWidth: 0,
  padding: `0 ${vars.space[2]} ${vars.space[2]}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const mark = style({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.warningTint,
  color: vars.color.text,
});

/** A result has arrived in the chat. */
export const unreadMark = style({
  flexShrink: 0,
  width: vars.space[2],
  height: vars.space[2],
  marginInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});

export const renameField = style({
  ...textStyles.sm,
  flex: 1,
  minWidth: 0,
  minHeight: vars.control.md,
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

/** Invisible until the row is hovered or focused; always visible on touch screens. */
export const menuPlace = style({
  display: 'inline-flex',
  flexShrink: 0,
  paddingInlineEnd: '2px',
  '@media': {
    [media.hover]: {
      selectors: { [`${row}:not(:hover, :focus-within, :has([aria-expanded="true"])) > &`]: { opacity: 0 } },
    },
  },
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[3] });
