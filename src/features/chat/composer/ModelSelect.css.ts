import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Quiet text: the model is chosen once, and read seldom. */
export const box = style({ minWidth: 0, maxWidth: '180px' });
globalStyle(`${box} [role="presentation"]`, {
  minHeight: vars.control.md,
  borderColor: 'transparent',
  background: 'none',
});
globalStyle(`${box} [role="presentation"]:hover`, { background: vars.color.surfaceHover });
