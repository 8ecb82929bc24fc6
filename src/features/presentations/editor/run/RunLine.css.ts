import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** The line stands between the bar and the slides, or above the cards of a phone. */
export const area = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  selectors: { '&:empty': { display: 'none' } },
});
