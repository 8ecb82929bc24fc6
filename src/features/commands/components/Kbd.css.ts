import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const keys = style({ display: 'inline-flex', flexShrink: 0, gap: vars.space[1] });

export const key = style({
  ...textStyles.xs,
  minWidth: '1.5em',
  padding: `0 ${vars.space[1]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
});
