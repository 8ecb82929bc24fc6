import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/**
 * The main page. Its children follow each other at every width in the order of the DOM; a wide page has a rail on the
 * right: of documents from 1440 px, of announcements too from 1920 px. On a phone the gaps are small, so that three
 * services are in view (HOME-08).
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '120rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [media.from('sm')]: {
      gap: vars.space[5],
      padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[16]}`,
    },
  },
});

const announcements = `${page} > [data-place="announcements"]`;
const documents = `${page} > [data-place="documents"]`;

// The rail. Its column takes part only when there is something for it. The last row takes the rest of the height, so
// that a long rail does not move the other rows apart.
globalStyle(`${page}:has(> [data-place="documents"])`, {
  '@media': {
    [media.from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[6],
    },
  },
});
globalStyle(`${page}:has(> [data-place="documents"], > [data-place="announcements"])`, {
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[8],
    },
  },
});
globalStyle(`${page} > *`, { gridColumn: '1' });
globalStyle(documents, { '@media': { [media.from('lg')]: { gridColumn: '2', gridRow: '1 / span 5' } } });
// Beside title, composer and search: however many announcements there are, they scroll and move nothing.
globalStyle(announcements, {
  '@media': {
    [media.from('xl')]: {
      gridColumn: '2',
      gridRow: '1 / span 2',
      contain: 'size',
      margin: '-4px',
      padding: '4px',
      overflowY: 'auto',
    },
  },
});
globalStyle(`${announcements} ~ [data-place="documents"]`, {
  '@media': { [media.from('xl')]: { gridRow: '3 / span 3' } },
});

export const title = style({
  ...textStyles.xl,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  '@media': {
    [media.from('sm')]: { fontSize: '1.5rem', lineHeight: '2rem' },
    [media.from('md')]: { fontSize: '1.75rem', lineHeight: '2.25rem' },
  },
});

export const searchBox = style({ flex: 1, minWidth: 0 });

/** Shown on a phone only. */
export const phoneOnly = style({ '@media': { [media.from('sm')]: { display: 'none' } } });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@media': {
    [media.below('sm')]: { width: '100%', selectors: { '&:not([data-open])': { display: 'none' } } },
  },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [media.from('sm')]: { gap: vars.space[3] } },
});

/** A section of tiles: it is laid out and painted when it comes near the view. The padding leaves room for focus rings. */
export const tileSection = style([
  section,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 32rem',
    margin: '-4px',
    padding: '4px',
    '@media': { print: { contentVisibility: 'visible' } },
  },
]);
