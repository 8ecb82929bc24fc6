import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Beside one another in a panel that has a menu of its own. */
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  selectors: { '[data-menu="own"]:not([data-rail]) &': { flexFlow: 'wrap' } },
});
