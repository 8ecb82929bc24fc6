import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Stays visible while the list scrolls, also over the padding of the panel. */
export const head = style({
  position: 'sticky',
  zIndex: vars.z.raised,
  top: `calc(-1 * ${vars.space[4]})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]}) 0`,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]} ${vars.space[4]}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const shortItem = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[1.5]} 0`,
});
