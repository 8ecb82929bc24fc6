import { style } from '@vanilla-extract/css';

/** Fills the width beside the sort order. */
export const search = style({ flex: '1 1 14rem', minWidth: 0 });
