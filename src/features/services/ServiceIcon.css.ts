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
const base = style({ userSelect: 'none', display: 'inline-grid', placeItems: 'center', flexShrink: 0 });

export const plain = base;

/** A square behind the mark, tinted with its hue. */
export const framed = style([
  base,
  {
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.md,
    backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  },
]);
