import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { cssFamily, FONTS } from '../model/fonts.ts';

/** The canvas: its inner lengths are shares of its width (`cqw`), so that CSS alone scales it. */
export const canvas = style({
  containerType: 'inline-size',
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  // A slide keeps its own colours in both themes of the portal, and on paper.
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const face = styleVariants(FONTS, (_font, name) => ({ fontFamily: cssFamily(name) }));

/** An element at a position of the canvas. */
export const placed = style({ position: 'absolute', padding: 0, listStyle: 'none' });

/** Without a position of its own: its parts are positioned on the canvas. */
export const plain = style({ padding: 0, listStyle: 'none', fontSize: 'inherit', fontWeight: 'inherit' });

/** A line as it was measured: without kerning and ligatures, whose widths PowerPoint does not know. */
export const line = style({
  position: 'absolute',
  whiteSpace: 'pre',
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"kern" 0, "liga" 0',
  textRendering: 'geometricPrecision',
  letterSpacing: 0,
  fontSynthesis: 'none',
});

export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.15em' });

export const drawing = style({ position: 'absolute', display: 'block', overflow: 'visible' });

/** Without forced colours, and without «Штриховка на графиках», series are told apart by order, lightness and names. */
const solid = (look: StyleRule): StyleRule => ({
  '@media': { '(forced-colors: none)': { selectors: { ':root:not([data-charts="hatched"]) &': look } } },
});
export const hatch = style(solid({ display: 'none' }));
export const dashed = style(solid({ strokeDasharray: 'none' }));

// A picture whose edges are cut off is larger than its frame.
export const picture = style({ position: 'absolute', display: 'block', maxWidth: 'none' });

/** Shows the part of a picture that is not cut off. */
export const cut = style({ position: 'absolute', overflow: 'hidden' });
export const filter = style({ position: 'absolute', width: 0, height: 0 });

/** An empty place of a picture, with its description if there is one. */
export const emptyPicture = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  overflow: 'hidden',
});

/** Around text that goes over the edge of its place, in the colours of the portal. */
export const overflowing = style({
  position: 'absolute',
  pointerEvents: 'none',
  outline: `2px dashed ${vars.color.negativeFill}`,
});
export const overflowLabel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  whiteSpace: 'nowrap',
  background: vars.color.negativeFill,
  color: vars.color.onAccent,
});

export const later = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
});
