import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const list = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });
export const middle = style({ '@media': { [media.below('sm')]: { display: 'none' } } });
export const more = style({ '@media': { [media.from('sm')]: { display: 'none' } } });
globalStyle(`${more} > button`, {
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  padding: 0,
  border: 'none',
  background: 'none',
});
export const mark = style({ display: 'inline-flex', color: vars.color.hint });
export const current = style({ minWidth: 0, color: vars.color.text, fontWeight: vars.weight.medium });
