import { style } from '@vanilla-extract/css';

export const form = style({ maxWidth: '56rem', minWidth: 0 });

export const narrow = style({ maxWidth: '28rem' });

export const filter = style({ width: '18rem', maxWidth: '100%' });
