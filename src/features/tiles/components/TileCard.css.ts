import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Height of a tile on a phone: four fit into the window (HOME-08). */
const rowHeight = '3.75rem';

/** The surface of a tile: a row of a list on a phone, a card of the grid on wider screens. */
export const tile = style({
  position: 'relative',
  minWidth: 0,
  backgroundColor: vars.color.surfaceRaised,
  '@media': {
    [media.below('sm')]: {
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: { '&:first-child': { borderBlockStartColor: 'transparent' } },
    },
    [media.from('sm')]: {
      padding: vars.space[3],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
    },
  },
});

/** A tile with a link, which covers it. */
export const linked = style({
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.normal}`,
  '@media': {
    [media.from('sm')]: {
      selectors: {
        '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.hover },
        '&:has(a:focus-visible)': { borderColor: vars.color.focus },
      },
    },
  },
});

/** Fills the tile. */
export const content = style({
  display: 'grid',
  gridTemplate: '"picture title star" "picture text star" / auto minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: vars.space[2],
  height: '100%',
  '@media': {
    [media.below('sm')]: { height: `calc(${rowHeight} - 1px)`, paddingInline: vars.space[3] },
    [media.from('sm')]: {
      gridTemplate: '"picture title star" auto "picture text text" 1fr / auto minmax(0, 1fr) auto',
    },
  },
});

export const picture = style({
  gridArea: 'picture',
  alignSelf: 'center',
  marginInlineEnd: vars.space[1],
  '@media': { [media.from('sm')]: { alignSelf: 'flex-start' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({
  ...textStyles.md,
  gridArea: 'title',
  alignSelf: 'center',
  minWidth: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: textStyles.sm.lineHeight,
  '@media': {
    [media.below('sm')]: oneLine,
    [media.from('sm')]: { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
});

/** The link covers the whole tile; the star is above it. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
  '@media': { [media.below('sm')]: { selectors: { '&:focus-visible::after': { outlineOffset: '-2px' } } } },
});

export const unavailableTitle = style({ color: vars.color.textMuted });

export const star = style({
  gridArea: 'star',
  position: 'relative',
  zIndex: vars.z.raised,
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${vars.space[1.5]})`,
  marginInline: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[1.5]})`,
});

export const starOn = style({ color: vars.color.brand, fill: 'currentColor' });

export const description = style({
  ...textStyles.sm,
  gridArea: 'text',
  color: vars.color.textMuted,
  '@media': {
    [media.below('sm')]: oneLine,
    [media.from('sm')]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      // A stretched one would show a third line.
      alignSelf: 'start',
      minHeight: '2.5rem',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
});

/** Why a tile has no link, after the word for its place. */
export const reason = style({ color: vars.color.text, fontWeight: vars.weight.medium });

/** A list of rows on a phone, a grid of equal cards on wider screens: 2 columns at 768 px, 3 from
 * 1280 px, in which two lines hold most descriptions. */
export const grid = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(19rem, 30%)), 1fr))',
  '@media': {
    [media.below('sm')]: {
      overflow: 'hidden',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
    },
    [media.from('sm')]: { gap: vars.space[2] },
  },
});
