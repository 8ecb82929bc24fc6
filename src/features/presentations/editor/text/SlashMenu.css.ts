import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const menu = style({
  position: 'fixed',
  zIndex: vars.z.popover,
  display: 'grid',
  width: '16rem',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.popover,
});
