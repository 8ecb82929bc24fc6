import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

const { color, space } = vars;

/** The frame that draws. It needs a size for the measures of text, and browsers do not paint frames that are hidden. */
export const offscreen = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '1000px',
  height: '800px',
  border: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  zIndex: vars.z.behind,
  '@media': { print: { display: 'none' } },
});

export const pictureBox = style({
  padding: space[3],
  overflowX: 'auto',
  backgroundColor: color.surface,
  ':focus-visible': { outlineOffset: '-2px' },
});
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
  selectors: {
    // Printing is light, and there is no time to draw it anew.
    '&[data-theme=dark]': { '@media': { print: { filter: 'invert(1) hue-rotate(180deg)' } } },
  },
});

/** White in both themes: pages of models often set one of the two colours only. */
export const page = style({
  display: 'block',
  width: '100%',
  border: 0,
  backgroundColor: vars.fixed.white,
  colorScheme: 'light',
});

export const bar = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space[1]}`,
  paddingInline: space[1],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  userSelect: 'none',
  '@media': { print: { display: 'none' } },
});
