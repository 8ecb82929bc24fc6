import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '100rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [media.from('sm')]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[16]}` },
  },
});

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto 15rem' },
  },
});

/** The search has its own row until all three fit into one row. */
export const wide = style({
  '@media': { [`${media.from('sm')} and ${media.below('md')}`]: { gridColumn: '1 / -1' } },
});

export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });

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

/** Placeholder of a section's heading while the tiles load. */
export const sectionTitle = style({ ...textStyles.lg });
