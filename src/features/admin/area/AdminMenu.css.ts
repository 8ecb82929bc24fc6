import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Fills its place and scrolls inside. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flex: 1,
  minHeight: 0,
  padding: `0 ${vars.space[2]} ${vars.space[2]}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

/** In the rail of icons the groups are told apart by their distance, and their links by their icons and titles. */
export const groupTitle = style({
  ...textStyles.xs,
  padding: `${vars.space[0.5]} ${vars.space[2]}`,
  color: vars.color.hint,
  selectors: { '[data-rail] &': { display: 'none' } },
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const linkTitle = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-rail] &': { height: 0, overflow: 'hidden' } },
});

export const count = style({
  ...textStyles.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-rail] &': { display: 'none' } },
});
