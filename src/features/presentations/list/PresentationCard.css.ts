import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

/** The picture; then title and buttons; then what it is. */
export const card = style({
  display: 'grid',
  gridTemplate: '"picture picture" auto "name buttons" 1fr "foot foot" auto / minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  height: '100%',
  overflowWrap: 'anywhere',
});

export const picture = style({ gridArea: 'picture' });
export const name = style({ gridArea: 'name', alignSelf: 'start' });

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

export const fact = style({
  selectors: { '&:not(:last-child)::after': { content: '"·"', marginInlineStart: vars.space[1.5] } },
});
