import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const entry = style({
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
});

export const entryName = style({ minWidth: 0, fontWeight: vars.weight.medium });

export const entryTexts = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
