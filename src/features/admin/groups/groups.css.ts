import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
