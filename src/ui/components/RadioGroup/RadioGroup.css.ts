import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedSelection, media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const circle = style({ borderRadius: '50%' });

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const list = styleVariants({
  list: { display: 'flex', flexDirection: 'column', gap: vars.space[2], paddingBlock: vars.space[0.5] },
  cards: {
    display: 'grid',
    // `min(…, 100%)` keeps a card within the width of a phone.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: vars.space[3],
  },
  segmented: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    width: 'fit-content',
    maxWidth: '100%',
    padding: vars.space[1],
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceSunken,
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
      // Five options have one row on a phone.
      [media.below('sm')]: { selectors: { '&:has(> :nth-child(5))': { gap: 0 } } },
    },
  },
});

/** Makes the whole card clickable: the label covers it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover:not([data-disabled], [data-readonly])': { borderColor: vars.color.borderStrong },
    '&[data-selected]': { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
    '&[data-invalid]:not([data-disabled])': { borderColor: vars.color.negative },
    '&[data-disabled]': { backgroundColor: vars.color.surfaceSunken },
    '&:has([data-focus-visible])': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

export const cardButton = style({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});

export const segment = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.control.sm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': {
      color: vars.color.text,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: `0 0 0 1px ${vars.color.borderStrong}`,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': forcedSelection } },
    [media.below('sm')]: {
      selectors: {
        ':nth-last-child(n + 5) > &, :nth-last-child(n + 5) ~ * > &': { paddingInline: vars.space[2] },
      },
    },
  },
});
