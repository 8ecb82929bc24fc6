import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';
import { headHeight, rowHeight } from './grid-window.ts';

export const outer = style({ minWidth: 0 });

/** Scrolls in both directions, so that the page never scrolls sideways. */
export const scroller = style({
  maxHeight: 'min(480px, 70vh)',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const grid = style({
  ...textStyles.sm,
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const windowedGrid = style({ tableLayout: 'fixed' });

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.z.raised });

const box = { padding: `0 ${vars.space[3]}`, textAlign: 'start' } as const;

export const headCell = style({
  ...box,
  height: headHeight,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:not([aria-sort="none"])': { color: vars.color.text } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

/** Always takes its space, so that a column does not grow when it becomes sorted. */
export const arrow = style({ display: 'inline-flex', width: '1rem', flex: 'none' });

export const cell = style({
  ...box,
  height: rowHeight,
  paddingBlock: vars.space[1],
  maxWidth: '28rem',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'break-word',
  whiteSpace: 'pre-line',
  // With padding and border exactly `rowHeight`.
  lineHeight: `calc(${rowHeight}px - 2 * ${vars.space[1]} - 1px)`,
});

/** After the cells, because it replaces their alignment. */
export const number = style({ textAlign: 'end' });

export const headText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  // The arrow stands before the title of numbers, so that the title ends where the numbers end.
  selectors: { [`${number} > &`]: { flexDirection: 'row-reverse' } },
});

/** One line, so that all rows are equally high. */
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Shown only while the grid has the focus, like the caret of a field. */
export const active = style({
  selectors: { ':focus-visible &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const full = style({
  ...textStyles.sm,
  marginBlockStart: vars.space[1],
  maxHeight: '6.25rem',
  overflow: 'auto',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { print: { display: 'none' } },
});
