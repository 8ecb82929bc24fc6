import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const outer = style({ width: '100%', minWidth: 0 });
/** As high as its rows, and no higher than what is left of the column that it stands in. */
export const filling = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** Scrolls in both directions by itself: on a narrow screen the page never goes sideways. */
export const scroller = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // What the keys bring into sight does not stop below the header.
  scrollPaddingBlockStart: '2.5rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  selectors: {
    '&:has([data-focus-visible][role="grid"])': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': { print: { maxHeight: 'none', overflow: 'visible', border: 'none' } },
});

export const table = style({
  ...textStyles.sm,
  width: 'fit-content',
  minWidth: '100%',
  minHeight: '3rem',
  borderSpacing: 0,
  outline: 'none',
});

export const header = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky });

const cellBox = {
  height: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  outline: 'none',
} as const;
const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' };

export const column = style({
  ...cellBox,
  height: '2.5rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceSunken,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered], &[aria-sort="ascending"], &[aria-sort="descending"]': {
      color: vars.color.text,
    },
    '&[data-focus-visible]': ring,
  },
});
export const columnLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: '100%',
});
export const columnTitle = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderRadius: vars.radius.xs,
  outline: 'none',
  selectors: { '&[data-focus-visible], &:focus-visible': ring },
});
export const numberTitle = style({ justifyContent: 'flex-end' });

/** Keeps its room, so that a column does not widen when it becomes the sorted one. */
export const arrow = style({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': { visibility: 'visible' } },
});
export const resizer = style({
  alignSelf: 'stretch',
  flexShrink: 0,
  width: '0.5rem',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  borderInlineEnd: `2px solid ${vars.color.border}`,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    [`${numberTitle} > &`]: { marginInlineStart: 0 },
    '&:is([data-hovered], [data-resizing], [data-focus-visible])': { borderColor: vars.color.focus },
  },
});

export const row = style({
  outline: 'none',
  backgroundColor: vars.color.surfaceRaised,
  selectors: {
    '&[data-hovered][data-href], &[data-hovered][data-selection-mode]': {
      backgroundColor: vars.color.surfaceHover,
    },
    '&[data-selected]': { backgroundColor: vars.color.accentTint },
    '&[data-focus-visible]': { position: 'relative' },
    // A pseudo-element, because the backgrounds of the sticky cells would cover an outline of the row itself.
    '&[data-focus-visible]::after': {
      ...ring,
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});
/** A press on the row does something. */
export const actionable = style({
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.surfaceHover } },
});

export const cell = style({
  ...cellBox,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-focus-visible]': ring,
    // The frame has its own edge.
    'tr:last-child > &': { borderBlockEnd: 'none' },
  },
});
/** Above its neighbours where a table that is wider than its place is scrolled. */
const atEdge = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;
const atEnd = { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } as const;
/** Where there is room for more than the column that names the rows. */
const wide = '(min-width: 45rem)';
/** On a phone the column that names the rows leaves room for the others. */
const narrow = '(max-width: 30rem)';
const namingWidth = '150px !important';
/** The title of the column that names the rows stays in sight. */
export const pinnedTitle = style({
  ...atEdge,
  '@container': { [narrow]: { width: namingWidth, minWidth: namingWidth, maxWidth: namingWidth } },
});
/** So do its cells, and what is scrolled below them does not show through. */
export const pinned = style({ ...atEdge, backgroundColor: 'inherit' });
/** The menus of the rows stay in sight, too. */
export const menuTitle = style({ '@container': { [wide]: atEnd } });
export const menu = style({
  paddingInline: vars.space[2],
  '@container': { [wide]: { ...atEnd, backgroundColor: 'inherit' } },
});
/** Rows in a window have one height: their text stays on one line. */
export const oneLine = style({ lineHeight: '2.1875rem', whiteSpace: 'nowrap' });
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const selectionBox = style({ display: 'inline-flex', cursor: 'pointer', padding: vars.space[0.5] });

/** Sticks to the visible part, wherever a wide table is scrolled to. */
export const instead = style({
  position: 'sticky',
  insetInlineStart: 0,
  width: '100cqi',
  padding: vars.space[4],
  textAlign: 'center',
});

/** Old rows stay while new ones are on their way, under a line that says so. */
export const stale = style({ cursor: 'progress' });
globalStyle(`${stale} ${column}`, { borderBlockEndColor: vars.color.brand, borderBlockEndWidth: '2px' });

// On paper the columns share the width of the page, and there is nothing to choose or to open.
globalStyle(`${table} :is(th, td)`, {
  '@media': {
    print: {
      position: 'static',
      width: 'auto !important',
      minWidth: '0 !important',
      height: 'auto',
      padding: `${vars.space[0.5]} ${vars.space[1]}`,
      overflow: 'visible',
      overflowWrap: 'normal',
      whiteSpace: 'normal',
      fontSize: '8pt',
      lineHeight: 1.3,
    },
  },
});
// React Aria sets `fixed` on the element; the types know no `!important` here.
globalStyle(`table.${table}`, { '@media': { print: { tableLayout: 'auto !important' as 'auto' } } });
globalStyle(`${table} :is(th, td):is(${menuTitle}, ${menu}, :has(${selectionBox}))`, {
  '@media': { print: { display: 'none' } },
});
