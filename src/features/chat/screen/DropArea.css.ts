import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const overlay = style({
  ...textStyles.lg,
  position: 'absolute',
  inset: vars.space[3],
  zIndex: vars.z.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: `2px dashed ${vars.color.focus}`,
  borderRadius: vars.radius.xl,
  background: vars.color.accentTint,
  color: vars.color.accentTintText,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  opacity: 0.95,
  pointerEvents: 'none',
});
