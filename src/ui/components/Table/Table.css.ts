import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { paperText, textStyles } from '#ui/theme/text.ts';

export const outer = style({ width: '100%', minWidth: 0 });
/** As high as its rows, limited to the remaining height of its parent. */
export const filling = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** Scrolls in both directions, so that the page never scrolls sideways on a narrow screen. */
export const scroller = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Keeps focused cells clear of the sticky header.
  scrollPaddingBlockStart: '2.5rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  selectors: { '&:has([data-focus-visible][role="grid"])': { outline: `2px solid ${vars.color.focus}` } },
  '@media': { print: { maxHeight: 'none', overflow: 'visible', border: 'none' } },
});

export const table = style({
  ...textStyles.sm,
  fontVariantNumeric: 'tabular-nums',
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
  overflowWrap: 'normal',
  lineHeight: textStyles.xs.lineHeight,
  borderRadius: vars.radius.xs,
  outline: 'none',
  selectors: { '&[data-focus-visible], &:focus-visible': ring },
});
export const numberTitle = style({ justifyContent: 'flex-end', textAlign: 'end' });

/** The titles of both lines of the cells below. */
export const pairTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  minWidth: 0,
  color: vars.color.textMuted,
  selectors: { [`${numberTitle} > &`]: { justifyContent: 'flex-end' } },
});
export const partTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[0.5],
  minHeight: '1.5rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.xs,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[aria-pressed="true"]': { color: vars.color.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': { print: { display: 'inline' } },
});

/** Always takes its space, so that a column does not grow when it becomes sorted. */
export const arrow = style({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { visibility: 'visible' },
    // Before the title, so that the title ends where the numbers end.
    [`${numberTitle} > &`]: { order: -1 },
  },
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
    // A pseudo-element: the backgrounds of sticky cells would cover an outline of the row itself.
    '&[data-focus-visible]::after': {
      ...ring,
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: vars.z.ring,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});
/** A row with an action. */
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
    // The frame has a border of its own.
    'tr:last-child > &': { borderBlockEnd: 'none' },
  },
});
/** Above its neighbours when a wide table is scrolled. */
const atEdge = { position: 'sticky', insetInlineStart: 0, zIndex: vars.z.raised } as const;
const atEnd = { position: 'sticky', insetInlineEnd: 0, zIndex: vars.z.raised } as const;
/** If more than the column that names the rows fits. */
const wide = '(min-width: 45rem)';
/** On a phone the column that names the rows is narrow, so that others fit. */
const narrow = '(max-width: 30rem)';
/** Its width there, px; a column that may be narrower keeps its own width. */
export const namingWidth = 150;
const fixedWidth = `${namingWidth}px !important`;
/** The header of the column that names the rows is sticky. */
export const pinnedTitle = style(atEdge);
export const narrowTitle = style({
  '@container': { [narrow]: { width: fixedWidth, minWidth: fixedWidth, maxWidth: fixedWidth } },
});
/** The cells of that column are sticky, too, with an opaque background. */
export const pinned = style({ ...atEdge, backgroundColor: 'inherit' });
/** The menus of the rows are sticky, too. */
export const menuTitle = style({ '@container': { [wide]: atEnd } });
export const menu = style({
  paddingInline: vars.space[2],
  '@container': { [wide]: { ...atEnd, backgroundColor: 'inherit' } },
});
/** Virtualized rows have a fixed height: their text stays on one line. */
export const oneLine = style({ lineHeight: '2.1875rem', whiteSpace: 'nowrap' });
/** Of a long text; on paper it is whole. */
export const firstLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { print: { display: 'block' } },
});
/** Of rows of one height (`isEven`). */
export const even = style({});
export const evenTwo = style({});
globalStyle(`${even} ${cell}`, { whiteSpace: 'nowrap' });
globalStyle(`${evenTwo} ${cell}`, { height: '3.5rem' });
/** A text without marks may take both lines of a row of two. */
export const twoLines = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${evenTwo} :is(${twoLines}, ${firstLines})`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  '@media': { print: { display: 'block' } },
});
/** A line of a cell of two. */
export const lineOf = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal' } },
});
export const secondLine = style({
  ...textStyles.xs,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** The line that shows where a dragged row will be. */
export const dropPlace = style({
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.color.focus}` } },
});

export const selectionBox = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  cursor: 'pointer',
  padding: vars.space[0.5],
});
export const phoneWords = style({ display: 'none' });

// Of the cell with the text instead of rows.
globalStyle(`:where(${table}) td`, { padding: 0 });
/** Stays in the visible part of a wide table. */
export const instead = style({
  position: 'sticky',
  insetInlineStart: 0,
  width: '100cqi',
  padding: vars.space[4],
  textAlign: 'center',
});

/** Old rows stay visible below a progress line while new ones load. */
export const stale = style({ cursor: 'progress' });
globalStyle(`${stale} ${column}`, { borderBlockEndColor: vars.color.brand, borderBlockEndWidth: '2px' });

export const noDrag = style({ display: 'none' });

/** On a phone a row of one height is a card: what names it, below it the other columns, its checkbox and its menu beside them. */
const phone = `screen and ${media.below('sm')}`;
const onPhone = (selector: string, rule: StyleRule): void =>
  globalStyle(selector, { '@media': { [phone]: rule } } as GlobalStyleRule);
const freeWidth = { width: 'auto !important', minWidth: '0 !important', maxWidth: '100% !important' };
onPhone(`${even}, ${even} :is(thead, tbody)`, { ...freeWidth, display: 'block' });
onPhone(`${even} tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[0.5]} ${vars.space[3]}`,
  position: 'relative',
  minHeight: '3.5rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
onPhone(`${even} thead tr`, { backgroundColor: vars.color.surfaceSunken });
onPhone(`${even} ${phoneWords}`, { display: 'inline' });
onPhone(`${even} tbody tr:last-child`, { borderBlockEnd: 'none' });
onPhone(`${even} tr:has(${selectionBox})`, { paddingInlineStart: vars.space[12] });
onPhone(`${even} thead tr:has(${selectionBox})`, { minHeight: '2.75rem', paddingInlineStart: vars.space[3] });
onPhone(`${even} tr:has(${menu})`, { paddingInlineEnd: vars.space[12] });
onPhone(`${even} :is(th, td)`, {
  ...freeWidth,
  display: 'block',
  position: 'static',
  height: 'auto !important',
  padding: 0,
  border: 'none',
  textAlign: 'start',
});
onPhone(`${even} td:is(${pinned}, :has(${firstLines}), :has(${instead}))`, { flex: '0 0 100%' });
onPhone(`${even} td${pinned}`, { fontWeight: vars.weight.medium });
onPhone(`${even} :is(th, td):has(${selectionBox})`, {
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
});
// The order is chosen elsewhere: titles say nothing above cards. They are seen while the focus is on them.
const unseen = `:not(:has(${selectionBox}), :focus, :focus-within)`;
onPhone(`${even} thead th${unseen}`, {
  position: 'absolute',
  width: '1px !important',
  height: '1px !important',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhone(`${even} thead tr${unseen}`, { minHeight: 0, padding: 0, border: 'none' });
onPhone(`${even} tr:has(${instead})`, { padding: 0 });
// Both lines of a cell beside each other, so that cards are low.
onPhone(`${even} td:not(${pinned}):has(> ${secondLine})`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
onPhone(`${even} thead th:has(${selectionBox})`, { position: 'static' });
onPhone(`${even} ${menu}`, {
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});
// A number says nothing without its title, which readers have from the header.
onPhone(`${even} td[data-title]`, { display: 'flex', gap: vars.space[1] });
onPhone(`${even} td[data-title]::before`, {
  content: "attr(data-title) ':' / ''",
  color: vars.color.textMuted,
});

// In print the columns share the width of the page, without checkboxes and menus.
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
      ...paperText.list,
    },
  },
});
// React Aria sets `fixed` on the element; the types do not allow `!important`.
globalStyle(`table.${table}`, { '@media': { print: { tableLayout: 'auto !important' as 'auto' } } });
globalStyle(`${table} :is(th, td):is(${menuTitle}, ${menu}, :has(${selectionBox}))`, {
  '@media': { print: { display: 'none' } },
});
