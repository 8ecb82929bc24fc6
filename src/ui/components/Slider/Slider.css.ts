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

/** Of a thumb; and the room above the line in the track. */
const half = `calc(${vars.icon.md} / 2)`;
/** High enough for touch, with the line in the middle. Padding of half a thumb at each end keeps the thumb inside. */
export const track = style({
  position: 'relative',
  height: '1.5rem',
  marginInline: half,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * ${half})`,
      top: half,
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
      insetInline: `calc(-1 * ${half}) 0`,
      top: half,
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
  width: vars.icon.md,
  height: vars.icon.md,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  transition: `background-color ${vars.duration.fast}`,
  selectors: {
    // At least 24 px, the minimum touch target.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${vars.space[1.5]})`,
      borderRadius: '50%',
    },
    '&[data-dragging]': { backgroundColor: vars.color.accent, cursor: 'grabbing' },
    '&[data-disabled]': { borderColor: vars.color.borderStrong, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
