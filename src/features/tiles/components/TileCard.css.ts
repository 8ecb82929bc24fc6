import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Fills the `Card`. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.md,
  color: vars.color.accentTintText,
  backgroundColor: vars.color.accentTint,
  selectors: {
    '[data-disabled] &': { color: vars.color.hint, backgroundColor: vars.color.surfaceSunken },
  },
});

export const title = style({
  ...textStyles.md,
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** The link covers the whole card; the star is above it. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

export const unavailableTitle = style({ color: vars.color.textMuted });

export const star = style({
  position: 'relative',
  zIndex: vars.z.raised,
  flexShrink: 0,
  alignSelf: 'flex-start',
  margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[1.5]}) 0 0`,
});

export const starOn = style({ color: vars.color.brand, fill: 'currentColor' });

export const description = style({
  ...textStyles.sm,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minHeight: '2.5rem',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: 'auto',
});

export const reason = style({ ...textStyles.xs, color: vars.color.hint });

/** A grid of equal cards: 1 column at 320 px, 4 at 1280 px. */
export const grid = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[3],
  '@media': { [media.from('sm')]: { gap: vars.space[4] } },
});
