import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const output = style({
  ...textStyles.sm,
  flexShrink: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** High enough for touch, with the line in the middle. Padding of half a thumb at each end keeps the thumb inside. */
export const track = style({
  position: 'relative',
  height: '1.5rem',
  marginInline: '0.625rem',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.625rem',
      top: '0.625rem',
      height: '0.25rem',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.borderStrong,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::before': { backgroundColor: vars.color.border },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonBorder' } },
    },
  },
});
/** The library sets the box, as high as the track; the line in it is ours and starts at the edge of the track. */
export const fill = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.625rem 0',
      top: '0.625rem',
      height: '0.25rem',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
    },
    '[data-disabled] > &::before': { backgroundColor: vars.color.borderStrong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
});
export const thumb = style({
  top: '50%',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  transition: `background-color ${vars.duration.fast}`,
  selectors: {
    // At least 24 px, the minimum touch target.
    '&::after': { content: '""', position: 'absolute', inset: '-0.375rem', borderRadius: '50%' },
    '&[data-dragging]': { backgroundColor: vars.color.accent, cursor: 'grabbing' },
    '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
