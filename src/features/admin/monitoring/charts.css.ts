import { style } from '@vanilla-extract/css';
export const choice = style({ flex: '0 1 16rem', minWidth: 0 });

/** The hours of a day need the whole width. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
