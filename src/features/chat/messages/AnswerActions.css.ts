import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Where the width is missing, the last ones go to a second line. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });

// The icons, not their hit areas, are aligned with the text.
globalStyle(`${bar} > button:not([aria-label])`, { paddingInline: vars.space[2] });
