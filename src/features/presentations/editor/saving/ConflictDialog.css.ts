import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const choice = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&:has(input:checked)': { borderColor: vars.color.accent } },
});
