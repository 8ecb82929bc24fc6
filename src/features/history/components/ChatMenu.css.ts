import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';

/** On a phone sharing is in the menu only. */
export const fromTablet = style({
  display: 'contents',
  '@media': { [media.below('sm')]: { display: 'none' } },
});
