import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** The buttons are below the caption if both do not fit into one row. */
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
  // The words and icons are aligned with the text. The hit areas are wider.
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

// The same padding as under an answer (AnswerActions.css.ts).
globalStyle(`${buttons} > button:not([aria-label])`, { paddingInline: vars.space[2] });
// On phones the words have no icons, because the row is narrow.
globalStyle(`${buttons} > button:not([aria-label]) span:has(> svg)`, {
  '@media': { [media.below('sm')]: { display: 'none' } },
});
