import { style } from '@vanilla-extract/css';
import { quietLinkClass } from '#ui/components/Link/Link.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { frame } from '#ui/theme/frame.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Fills its container; the list scrolls inside. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  // A rail of icons has no room for names; the list stays for the name of the open chat.
  selectors: { '[data-rail] &': { display: 'none' } },
});

/** The page of all chats: one column, whose search stays in view. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  flexShrink: 0,
  padding: `0 ${vars.space[2]}`,
  selectors: { [`${page} > &`]: { padding: 0 } },
});

/** The choice of a list, and the link to all chats. */
export const aroundList = style({ flexShrink: 0, padding: `0 ${vars.space[2]}` });

export const allChats = style([
  quietLinkClass,
  { ...textStyles.sm, display: 'block', padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}` },
]);

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
  padding: `0 ${vars.space[2]} ${vars.space[6]}`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
  // A row that goes on below the edge fades; the padding keeps the last one whole.
  maskImage: `linear-gradient(to top, transparent, ${vars.color.text} ${vars.space[6]})`,
});

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  transition: `opacity ${vars.duration.normal}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

/** Stays in view while its chats scroll. */
export const groupTitle = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.raised,
  padding: `0 ${vars.space[2]} ${vars.space[1]}`,
  backgroundColor: vars.color.surfaceSunken,
  selectors: {
    '[role="dialog"] &': { backgroundColor: vars.color.surface },
    [`${page} &`]: { top: frame.top, backgroundColor: vars.color.surface },
  },
});

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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-active] > &': { fontWeight: vars.weight.medium },
  },
});

export const titleText = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const box = style({ flexShrink: 0, accentColor: vars.color.accent });

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

/** Begins below the title, which has a sign before it. */
export const noteBelowTitle = style({ paddingInlineStart: vars.space[8] });

/** On the page of all chats: service and day at the end of the row, on a phone below the title. */
export const noteBeside = style({
  '@media': {
    [media.from('sm')]: {
      order: 0,
      flexBasis: 'auto',
      marginInlineStart: 'auto',
      padding: `0 ${vars.space[2]}`,
    },
  },
});

export const mark = style({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.warningTint,
  color: vars.color.text,
});

/** An answer is being written in the chat. */
export const runningMark = style({ display: 'inline-flex', marginInline: vars.space[1] });

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

/** Invisible and without a place of its own until the row is hovered or focused; always visible on touch screens. */
export const menuPlace = style({
  display: 'inline-flex',
  flexShrink: 0,
  paddingInlineEnd: vars.space[0.5],
  '@media': {
    [media.hover]: {
      selectors: {
        [`${row}:not(:hover, :focus-within, :has([aria-expanded="true"])) > &`]: {
          position: 'absolute',
          insetInlineEnd: 0,
          opacity: 0,
        },
      },
    },
  },
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[3] });
