import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const facts = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
