import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const mark = style({
  ...textStyles.xs,
  color: vars.color.hint,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
