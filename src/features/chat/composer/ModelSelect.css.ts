import { style } from '@vanilla-extract/css';

export const box = style({ width: '180px', minWidth: 0, flexShrink: 1 });
