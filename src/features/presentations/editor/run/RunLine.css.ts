import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** The line stands between the bar and the slides, or above the cards of a phone. */
export const area = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  selectors: { '&:empty': { display: 'none' } },
});

export const failures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
