import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The main page: one column. On a phone the gaps are small, so that four services are in view (HOME-08). */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  boxSizing: 'content-box',
  maxWidth: '67.5rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [media.from('sm')]: {
      gap: vars.space[6],
      padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[16]}`,
    },
    [media.from('lg')]: { maxWidth: '80rem' },
  },
});

/** Over the middle of the field. */
export const title = style({
  ...textStyles.xl,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.from('sm')]: textStyles.xxl, [media.from('md')]: textStyles.display },
});

/** Announcements and what is at hand: two lines that belong together. */
export const near = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  ':empty': { display: 'none' },
});

/** Title and tabs. */
export const lead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  maxWidth: '100%',
});

/** Search and filters. They move below title and tabs when this width does not fit beside them. */
export const tools = style({
  display: 'flex',
  flex: '1 1 29rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const searchBox = style({ flex: '1 1 8rem', minWidth: 0 });

/** Shown on a phone only. */
export const phoneOnly = style({ '@media': { [media.from('sm')]: { display: 'none' } } });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': {
    // The words of the last button end where the tiles end.
    [media.from('sm')]: { marginInlineEnd: `calc(-1 * ${vars.space[4]})` },
    [media.below('sm')]: { width: '100%', selectors: { '&:not([data-open])': { display: 'none' } } },
  },
});

/** The chosen order, which has no room beside the tabs; the button's description has it at every width. */
export const order = style({
  '@media': { [`${media.from('sm')} and ${media.below('lg')}`]: { display: 'none' } },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [media.from('sm')]: { gap: vars.space[2] } },
});

/** A section of tiles: it is laid out and painted when it comes near the view. The padding leaves room for focus rings. */
export const tileSection = style([
  section,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 32rem',
    margin: `calc(-1 * ${vars.space[1]})`,
    padding: vars.space[1],
    '@media': { print: { contentVisibility: 'visible' } },
  },
]);
