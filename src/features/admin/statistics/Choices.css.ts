import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

/** On phones one line that scrolls sideways, so that the figures below it fit on the first screen. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.below('sm')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The rings of focused buttons are inside.
      margin: `calc(-1 * ${vars.space[1]})`,
      padding: vars.space[1],
    },
    print: { display: 'none' },
  },
});
