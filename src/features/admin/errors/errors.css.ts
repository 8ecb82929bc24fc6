import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const code = style({
  padding: vars.space[3],
  maxBlockSize: '15rem',
  overflow: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: textStyles.sm.fontSize,
});
