import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
export const change = style({ overflowWrap: 'anywhere' });
export const label = style({ color: vars.color.textMuted });
export const arrow = style({ color: vars.color.textMuted });
