import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const listening = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const meter = style({ width: '40px', height: '6px' });

export const meterLevel = style({ fill: vars.color.brand });
