import { style } from '@vanilla-extract/css';
import { textStyles, vars } from '#ui/theme/index.ts';

export const term = style({ ...textStyles.md, color: vars.color.textMuted });

export const value = style({ ...textStyles.md, overflowWrap: 'anywhere' });
