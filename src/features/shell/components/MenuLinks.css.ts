import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** One below the other; side by side in a panel that also has the menu of an area. */
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  selectors: { '[data-menu="own"]:not([data-rail]) &': { flexFlow: 'wrap' } },
});
