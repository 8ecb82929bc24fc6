import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1.5],
  height: '100%',
  overflowWrap: 'anywhere',
});

export const foot = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  color: vars.color.textMuted,
});
