import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
});

export const form = style({ maxWidth: '56rem', minWidth: 0 });

export const narrow = style({ maxWidth: '28rem' });

export const filter = style({ width: '18rem', maxWidth: '100%' });
