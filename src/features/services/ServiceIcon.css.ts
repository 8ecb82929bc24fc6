import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Hues of the services. Violet and teal have no meaning of their own in the portal; the theme has them for code. */
export const tones = styleVariants({
  pink: { color: vars.color.accentTintText },
  blue: { color: vars.color.info },
  green: { color: vars.color.positive },
  amber: { color: vars.color.warning },
  violet: { color: vars.color.codeKeyword },
  teal: { color: vars.color.codeType },
  grey: { color: vars.color.textMuted },
});

// The letters of a mark are a picture: they are not copied with the text beside them.
export const plain = style({
  userSelect: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
});

/** The mark of a service as a word. */
export const word = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });

/** A mark that can be pressed: it looks like the mark, and its target is larger than a small sign. */
export const explained = style({
  position: 'relative',
  zIndex: vars.z.raised,
  display: 'inline-flex',
  flexShrink: 0,
  maxWidth: '100%',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[1]})` },
  '@media': { print: { display: 'none' } },
});
