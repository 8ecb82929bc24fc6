import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
});

export const body = style({ display: 'grid', minWidth: 0, paddingBlock: vars.space[1] });

export const fileEnd = style({ flex: 'none', whiteSpace: 'pre' });
