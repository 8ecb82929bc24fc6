import { style } from '@vanilla-extract/css';

/** One click selects the whole id, so that it can be copied. */
export const requestNumber = style({ userSelect: 'all', overflowWrap: 'anywhere' });
