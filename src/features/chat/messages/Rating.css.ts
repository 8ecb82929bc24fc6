import { style } from '@vanilla-extract/css';

export const form = style({ width: 'min(288px, calc(100vw - 80px))' });
