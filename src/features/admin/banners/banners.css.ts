import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** As tall as the scaled page in it. */
export const box = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
