import { style, styleVariants } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** Two columns of cards where there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Sign, words and action; on a phone the action is below the words, which then have the width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.md,
});
export const signs = styleVariants({
  negative: [sign, { color: vars.color.negative, backgroundColor: vars.color.negativeTint }],
  warning: [sign, { color: vars.color.warning, backgroundColor: vars.color.warningTint }],
  info: [sign, { color: vars.color.info, backgroundColor: vars.color.infoTint }],
  neutral: [sign, { color: vars.color.textMuted, backgroundColor: vars.color.surfaceHover }],
});

/** The link of a card. A press anywhere on the card follows it. */
export const action = style({
  ...textStyles.sm,
  gridColumnStart: 2,
  minHeight: '1.5rem',
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.from('sm')]: { gridColumnStart: 'auto' } },
});

/** The links to what else is affected: above the link that covers the card. */
export const further = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  zIndex: vars.z.raised,
  minHeight: '1.5rem',
  borderRadius: vars.radius.xs,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
});

/** The height of a card of two lines, so that little moves when it comes. */
export const waiting = style({ height: '5.75rem' });

/** The number and its change beside the chart; above it on a phone. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.from('md')]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' } },
});
export const monthChart = style({ minWidth: 0, minHeight: '20rem' });
export const figure = style({ ...textStyles.display, fontWeight: vars.weight.semibold });
