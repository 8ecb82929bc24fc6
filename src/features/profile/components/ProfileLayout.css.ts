import { style } from '@vanilla-extract/css';
import { frame, media, vars } from '#ui/theme/index.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '70rem',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [media.from('sm')]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[16]}` },
    [`screen and ${media.from('md')}`]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gap: vars.space[10],
      paddingBlockStart: vars.space[8],
    },
  },
});

/** The list of pages: beside the page, and in view while the page scrolls. */
export const list = style({
  display: 'none',
  '@media': {
    [`screen and ${media.from('md')}`]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${frame.top} + ${vars.space[8]})`,
      alignSelf: 'start',
    },
  },
});

export const choice = style({
  '@media': {
    [media.from('sm')]: { maxWidth: '20rem' },
    [`print, ${media.from('md')}`]: { display: 'none' },
  },
});

/** The page; lines stay short enough to read. */
export const page = style({ minWidth: 0, maxWidth: '47.5rem' });
