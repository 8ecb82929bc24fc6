import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** Mark, name and buttons; then what it does; then whose it is. */
export const card = style({
  display: 'grid',
  gridTemplate:
    '"mark name buttons" auto "text text text" 1fr "foot foot foot" auto / auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  height: '100%',
  overflowWrap: 'anywhere',
});

/** A card without a mark. */
export const unmarked = style({
  gridTemplate: '"name buttons" auto "text text" 1fr "foot foot" auto / minmax(0, 1fr) auto',
});

export const name = style({ gridArea: 'name', alignSelf: 'center' });

/** The name of a card takes at most two lines, beside the buttons. */
export const cardNameClass = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const note = style({ ...textStyles.sm, display: 'block', color: vars.color.textMuted });

export const buttons = style({
  gridArea: 'buttons',
  position: 'relative',
  zIndex: vars.z.raised,
  display: 'flex',
  alignSelf: 'start',
  margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]}) 0 0`,
});

export const pinned = style({ color: vars.color.brand, fill: 'currentColor' });

export const description = style({
  ...textStyles.sm,
  gridArea: 'text',
  margin: 0,
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const foot = style({
  ...textStyles.sm,
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

/** The line that says how much the object is used, above the owner. */
export const used = style({ flexBasis: '100%' });
