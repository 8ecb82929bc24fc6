import { style } from '@vanilla-extract/css';

/** Lines of the form are as long as in the drawer. */
export const page = style({ maxWidth: '36rem' });
