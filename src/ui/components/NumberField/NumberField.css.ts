import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const unit = style({ flexShrink: 0, color: vars.color.textMuted });

export const steppers = style({
  display: 'flex',
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  padding: 0,
  border: 'none',
  borderInlineStart: `1px solid ${vars.color.border}`,
  outline: 'none',
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderRadius: `0 ${vars.radius.md} ${vars.radius.md} 0` },
    '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[data-pressed]': { backgroundColor: vars.color.surfacePressed },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'ButtonBorder' } },
});
