import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** What belongs to the field, below it and as wide. */
export const column = style({ width: '100%', maxWidth: '760px', marginInline: 'auto' });

export const region = style([
  column,
  {
    padding: vars.space[4],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.xl,
    background: vars.color.surfaceRaised,
    outline: 'none',
  },
]);
