/** Decorations: what a theme draws behind and beside the content of a slide. */
import { mix } from '#ui/theme/brand.ts';
import type { ShapeBox } from './boxes.ts';
import { CANVAS, type PictureBlock } from './deck.ts';
import type { Place } from './layouts.ts';
import { veilOpacity } from './picture-tone.ts';
import type { ThemeTokens } from './themes.ts';

export const shape = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  { radius = 0, fade = null }: { radius?: number; fade?: string | null } = {},
): ShapeBox => ({
  kind: 'shape',
  x,
  y,
  w,
  h,
  fill,
  fade,
  radius,
  slot: null,
  label: null,
  icon: null,
  veil: null,
});

/** A circle by its centre. */
const circle = (x: number, y: number, radius: number, fill: string, fade: string | null = null): ShapeBox =>
  shape(x - radius, y - radius, 2 * radius, 2 * radius, fill, { radius, fade });

/** The marks of a theme on its covers. */
export function coverShapes(
  { mark, coverBar, coverShade, coverFade }: ThemeTokens,
  title: Place,
): ShapeBox[] {
  const { width, height } = CANVAS;
  const rule = title.y + title.h + 24;
  switch (mark) {
    case 'side':
      return [
        circle(width - 40, 40, 420, coverShade, coverFade),
        circle(width - 300, height + 40, 200, coverFade, coverShade),
        shape(title.x, rule, 96, 6, coverBar, { radius: 3 }),
      ];
    case 'top':
      return [
        circle(width - 120, height + 60, 460, coverShade, coverFade),
        circle(width - 20, height - 180, 180, coverFade, coverShade),
        shape(title.x, rule, 96, 6, coverBar),
      ];
    case 'edge':
      return [circle(width - 190, 240, 400, coverShade, coverFade)];
    case 'band':
      return [
        shape(width - 220, 0, 220, height, coverShade, { fade: coverFade }),
        shape(width - 16, 0, 16, height, coverBar),
        shape(title.x, rule, 96, 6, coverBar),
      ];
    case 'stairs':
      return [
        ...[0, 1, 2].map((at) =>
          shape(width - 480 + at * 160, height - 140 * (at + 1), 160, 140 * (at + 1), coverShade, {
            fade: coverFade,
          }),
        ),
        shape(title.x, rule, 96, 6, coverBar),
      ];
    case 'none':
      return [];
    case 'under': {
      const [inset, thick] = [32, 2];
      const [w, h] = [width - 2 * inset, height - 2 * inset];
      return [
        shape(inset, inset, w, thick, coverBar),
        shape(inset, inset + h - thick, w, thick, coverBar),
        shape(inset, inset, thick, h, coverBar),
        shape(inset + w - thick, inset, thick, h, coverBar),
        shape(title.x, rule, 120, 4, coverBar),
      ];
    }
  }
}

/** The marks of a theme on the other slides. */
export function slideShapes({ mark, accent, line }: ThemeTokens, title: Place): ShapeBox[] {
  switch (mark) {
    case 'side':
      return [shape(title.x, 28, 56, 6, accent, { radius: 3 })];
    case 'top':
      return [shape(0, 0, CANVAS.width, 12, accent)];
    case 'edge':
    case 'none':
      return [];
    case 'band':
      return [shape(0, 0, 16, CANVAS.height, accent)];
    case 'stairs':
      return [shape(CANVAS.width - 48, 0, 48, 48, accent)];
    case 'under':
      return [
        shape(title.x, title.y + title.h + 6, title.w, 1, line),
        shape(title.x, title.y + title.h + 4, 96, 4, accent),
      ];
  }
}

/** Between a quote and its author, px: a short bar stands there. */
export const belowQuote = 44;

/** A bar between the quote and its author. */
export const quoteShapes = ({ accent }: ThemeTokens, { x, y, h }: Place): ShapeBox[] => [
  shape(x, y + h + belowQuote / 2 - 6, 64, 4, accent),
];

/** How much higher the bar of a conclusion is than its text, px. */
export const aroundConclusion = 16;

/** Space around the text of a panel, px. */
export const aroundPanel = 32;

/** The panels of a comparison: what is better stands on the right. */
export const comparisonShapes = ({ surface, accent }: ThemeTokens, places: readonly Place[]): ShapeBox[] =>
  places
    .filter(({ kind, name }) => kind === 'text' && name !== 'title')
    .map(({ x, y, w, h }, at) =>
      shape(
        x - aroundPanel,
        y - aroundPanel,
        w + 2 * aroundPanel,
        h + 2 * aroundPanel,
        at === 0 ? surface : mix(surface, accent, 0.1),
        { radius: 16 },
      ),
    );

/** A bar before the conclusion of a slide, as high as its text. @param text its height, px */
export const leadShapes = ({ accent }: ThemeTokens, { x, y, h }: Place, text: number): ShapeBox[] => {
  const high = Math.min(h, text + aroundConclusion);
  return [shape(x - 20, Math.round(y + (h - high) / 2), 6, high, accent, { radius: 3 })];
};

/**
 * A panel between a picture and its title and subtitle, so that they can be read on any picture. It is as high as both texts. It
 * belongs to the place of the title, because shapes without a place are behind the picture in a file.
 */
export const pictureShapes = ({ cover }: ThemeTokens, title: Place, { y, h }: Place): ShapeBox[] => [
  {
    ...shape(title.x - 40, title.y - 32, title.w + 80, y + h - title.y + 64, cover, { radius: 16 }),
    slot: 'title',
  },
];

/** Space above a title on a veil, and the height in which the veil begins, px. */
const [aboveVeiled, veilStart] = [48, 160];

/** A veil over the lower part of a picture, below its title and subtitle; it belongs to the place of the title as the panel does. */
export function veilShapes(
  tokens: ThemeTokens,
  title: Place,
  picture: PictureBlock & Required<Pick<PictureBlock, 'overlay'>>,
): ShapeBox[] {
  const { width, height } = CANVAS;
  const top = Math.max(0, title.y - aboveVeiled - veilStart);
  const full = (title.y - aboveVeiled - top) / (height - top);
  const opacity = veilOpacity(picture, tokens);
  return [
    {
      ...shape(0, top, width, height - top, tokens.cover),
      slot: 'title',
      veil: { opacity, full: Math.max(0, full), overlay: picture.overlay },
    },
  ];
}

/** A bar above a statement's explanation. */
export const statementShapes = ({ accent }: ThemeTokens, { x, y, h }: Place): ShapeBox[] => [
  shape(x, y + h + 24, 96, 6, accent, { radius: 3 }),
];
