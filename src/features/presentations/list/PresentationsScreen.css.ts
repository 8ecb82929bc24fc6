import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

/** Fills the width beside the sort order. */
export const search = style({ flex: '1 1 14rem', minWidth: 0 });
