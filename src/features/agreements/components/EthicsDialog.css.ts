import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rule = style({ display: 'flex', gap: vars.space[3] });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.md,
  color: vars.color.accentTintText,
  background: vars.color.accentTint,
});
