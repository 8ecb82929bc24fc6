import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';
export const legend = style({ padding: 0, marginBlockEnd: vars.space[3], fontWeight: vars.weight.semibold });
