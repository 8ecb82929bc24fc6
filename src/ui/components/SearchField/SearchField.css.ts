import { style } from '@vanilla-extract/css';

/** The button of an empty field; its place stays. */
export const clear = style({ visibility: 'hidden' });
