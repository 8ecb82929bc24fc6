import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBottom: vars.space[3],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const current = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[3] });
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[2],
  maxHeight: '22rem',
  overflow: 'auto',
});
