import { style } from '@vanilla-extract/css';

const width = '2.5rem';
const fadeIn = `transparent, black ${width}`;
const fadeOut = `black calc(100% - ${width}), transparent`;
const mask = (...stops: string[]) => ({ maskImage: `linear-gradient(to right, ${stops.join(', ')})` });

/**
 * A row that fades at the edges where more content is hidden (`followEdges`); focused elements are scrolled out of the
 * fade.
 */
export const edgeFade = style({
  scrollPaddingInline: width,
  selectors: {
    '&[data-more="start"]': mask(fadeIn),
    '&[data-more="end"]': mask(fadeOut),
    '&[data-more="both"]': mask(fadeIn, fadeOut),
  },
});
