import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: vars.space[5],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceRaised,
  textAlign: 'center',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.negative },
    '&[data-disabled]': {
      // The limits stay readable: WCAG exempts only disabled controls from contrast.
      color: vars.color.hint,
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceSunken,
    },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.focus,
      color: vars.color.accentTintText,
      backgroundColor: vars.color.accentTint,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } },
  },
});

export const invitation = style({ ...textStyles.sm });
export const errors = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  // A live region stays in the page while it is empty, but takes no gap.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[1.5]})` } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1.5]} ${vars.space[3]}`,
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
});

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.5rem',
  height: '2.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceSunken,
});
export const thumbnail = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const name = style({
  ...textStyles.sm,
  overflow: 'hidden',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const facts = style({
  ...textStyles.xs,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  color: vars.color.textMuted,
});
/** At least 24 px high, the minimum touch target. */
export const view = style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' });
export const under = style({ gridColumn: '1 / -1' });

export const track = style({
  height: '0.25rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.accent,
  transition: `width ${vars.duration.normal}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});
