/** What the pages of the lab have in common. */
import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const pageClass = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[16]}` } },
});

/** The title, and what stands at its side where there is room. */
export const pageHeadClass = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

const cards = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
const columns = (width: string): string => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** A list of cards; narrow ones have only a name and a word or two. */
export const cardListClass = styleVariants({
  normal: [cards, { gridTemplateColumns: columns('18rem') }],
  narrow: [cards, { gridTemplateColumns: columns('15rem') }],
});

/** What a card says stands at its top, its badges at the bottom. */
export const cardContentClass = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '100%',
  overflowWrap: 'anywhere',
});
