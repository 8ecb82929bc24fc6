import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[0.5] });
