import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const dropArea = style({
  borderRadius: vars.radius.md,
  outline: '2px dashed transparent',
  outlineOffset: '4px',
});
export const dropOver = style({ outlineColor: vars.color.accent });
export const note = style({
  ...textStyles.sm,
  color: vars.color.negative,
  selectors: { '&:empty': { display: 'none' } },
});
/** A drawn picture before it is put into the slide; its buttons stay in view on a small screen. */
export const drawn = style({
  display: 'block',
  width: '100%',
  maxHeight: 'min(18rem, 40vh)',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
