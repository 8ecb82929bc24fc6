import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';
export const track = style({
  flex: 1,
  minWidth: '6rem',
  height: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.color.surfacePressed,
  overflow: 'hidden',
});
export const bar = style({
  height: '100%',
  background: vars.color.brand,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const percentage = style({
  ...textStyles.xs,
  minWidth: '3.5em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[1],
});
