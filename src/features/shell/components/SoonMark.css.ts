import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const mark = style({
  ...textStyles.xs,
  marginInlineStart: vars.space[1],
  color: vars.color.hint,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
