import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const keys = style({ margin: 0 });
