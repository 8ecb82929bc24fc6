import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[0.5],
  maxWidth: '100%',
  padding: vars.space[0.5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
});
export const segment = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1.5],
  flex: '1 1 auto',
  minHeight: '1.75rem',
  padding: `${vars.space[0.5]} ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  background: 'none',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': {
      borderColor: vars.color.border,
      color: vars.color.text,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
    },
    ':root[data-theme="dark"] &[data-selected]': { backgroundColor: vars.color.surfacePressed },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
