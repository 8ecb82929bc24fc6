import { style } from '@vanilla-extract/css';
/** The hours of a day need the whole width. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
