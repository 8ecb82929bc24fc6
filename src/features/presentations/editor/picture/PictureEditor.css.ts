import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const dropArea = style({
  borderRadius: vars.radius.md,
  outline: '2px dashed transparent',
  outlineOffset: '4px',
});
export const dropOver = style({ outlineColor: vars.color.accent });
export const fileInput = style({ display: 'none' });
export const note = style({
  ...textStyles.sm,
  color: vars.color.negative,
  selectors: { '&:empty': { display: 'none' } },
});
