import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const list = style({ display: 'grid', maxHeight: 'min(40dvh, 320px)', overflowY: 'auto' });

export const option = style({
  ...textStyles.md,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  gap: `0 ${vars.space[2]}`,
  padding: vars.space[2],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.surfaceSunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
