import { style } from '@vanilla-extract/css';

/** The bar takes the room that the button leaves. */
export const meter = style({ flex: '1 1 16rem', minWidth: 0 });
