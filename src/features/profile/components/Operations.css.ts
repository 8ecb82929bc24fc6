import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const amount = style({ flex: 'none', whiteSpace: 'nowrap' });
