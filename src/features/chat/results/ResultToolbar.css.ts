import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** Where both do not fit, the buttons are below it. */
export const caption = style({
  ...textStyles.sm,
  flex: '1 1 10rem',
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  // What they show, not their hit areas, is aligned with the text.
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

// Words stand close to each other, like those under an answer.
globalStyle(`${buttons} > button:not([aria-label])`, { paddingInline: vars.space[2] });
// On phones the words need the width.
globalStyle(`${buttons} > button:not([aria-label]) span:has(> svg)`, {
  '@media': { [media.below('sm')]: { display: 'none' } },
});
