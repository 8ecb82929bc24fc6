import { style } from '@vanilla-extract/css';

const width = '2.5rem';
const fadeIn = `transparent, black ${width}`;
const fadeOut = `black calc(100% - ${width}), transparent`;
const mask = (...stops: string[]) => ({ maskImage: `linear-gradient(to right, ${stops.join(', ')})` });

/** A row that fades where there is more of it (`followEdges`); what has the focus keeps out of the fade. */
export const edgeFade = style({
  scrollPaddingInline: width,
  selectors: {
    '&[data-more="start"]': mask(fadeIn),
    '&[data-more="end"]': mask(fadeOut),
    '&[data-more="both"]': mask(fadeIn, fadeOut),
  },
});
