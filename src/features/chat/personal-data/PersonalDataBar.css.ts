import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
});

export const says = style({ flex: '1 1 260px', minWidth: 0 });
