import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const refusals = style({ paddingInlineStart: vars.space[5] });
