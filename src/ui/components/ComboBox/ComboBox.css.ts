import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const note = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  color: vars.color.textMuted,
});
export const buttons = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
