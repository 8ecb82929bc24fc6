import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: 0,
  outline: 'none',
});

/** Handle and number at the left, fields in the middle, the menu at the right; on a phone the fields are below them. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const mark = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: '1.5rem',
  paddingBlockStart: vars.space[1.5],
  '@media': { [media.below('sm')]: { flexDirection: 'row', gridColumn: '1 / 3' } },
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  color: vars.color.hint,
  background: 'none',
  cursor: 'grab',
  outline: 'none',
  touchAction: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  '@media': {
    [media.below('sm')]: { order: 1, gridColumn: '1 / -1' },
    [media.from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
  },
});

const box = style({
  ...textStyles.md,
  width: '100%',
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.hint },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.negative },
  },
});

export const title = style([
  box,
  { fontWeight: vars.weight.semibold, resize: 'none', fieldSizing: 'content', alignSelf: 'start' },
]);
export const points = style([box, { ...textStyles.sm, resize: 'vertical', fieldSizing: 'content' }]);
export const wide = style({ gridColumn: '1 / -1' });

export const indicator = style({
  height: '2px',
  borderRadius: vars.radius.full,
  outline: 'none',
  selectors: { '&[data-drop-target]': { backgroundColor: vars.color.focus } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** The buttons stay in view under a long plan. */
export const foot = style([
  bar,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.raised,
    padding: `${vars.space[3]} 0`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
  },
]);
