import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] });
