import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
});

export const body = style({ display: 'grid', minWidth: 0, paddingBlock: vars.space[1] });

export const fileLine = style({ display: 'flex', alignItems: 'baseline', minWidth: 0 });

export const fileEnd = style({ flex: 'none', whiteSpace: 'pre' });

export const refusal = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
