/** The boxes of the objects of a slide (PRES-80). */
import type { Area } from './area.ts';
import type { ObjectBox, ObjectLine, TextBox } from './boxes.ts';
import type { Slide, SlideObject, TextBlock } from './deck.ts';
import { objectColours, usualColour } from './object-looks.ts';
import { pictureBox } from './picture-look.ts';
import { fitLines, LINE_HEIGHT } from './text-box.ts';
import { isCover } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';

/** Width of lines, length and half the width of an arrow head: five widths of the line, as Office calls large, px. */
const LINE = 4;
const HEAD = { length: 5 * LINE, half: (5 * LINE) / 2 } as const;
/** Space around the text of a rectangle, px. */
const PADDING = 16;

export const isLine = ({ kind }: Pick<SlideObject, 'kind'>): boolean => kind === 'line' || kind === 'arrow';
export const isShape = ({ kind }: Pick<SlideObject, 'kind'>): boolean =>
  kind === 'rectangle' || kind === 'ellipse';

/** Where a line begins and ends. */
export function endsOf({ x, y, w, h, start = 'topLeft' }: SlideObject) {
  const isLeft = start === 'topLeft' || start === 'bottomLeft';
  const isTop = start === 'topLeft' || start === 'topRight';
  return { x1: isLeft ? x : x + w, y1: isTop ? y : y + h, x2: isLeft ? x + w : x, y2: isTop ? y + h : y };
}

function lineOf(object: SlideObject, color: string): ObjectLine {
  const ends = endsOf(object);
  const { x1, y1, x2, y2 } = ends;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (object.kind === 'line' || length === 0) return { ...ends, color, width: LINE, head: null };
  const [along, across] = [(x2 - x1) / length, (y2 - y1) / length];
  const back = Math.min(HEAD.length, length);
  const [x, y] = [x2 - along * back, y2 - across * back];
  const [side, rise] = [across * HEAD.half, along * HEAD.half];
  return {
    x1,
    y1,
    x2: x2 - (along * back) / 2,
    y2: y2 - (across * back) / 2,
    color,
    width: LINE,
    head: [
      [x2, y2],
      [x + side, y - rise],
      [x - side, y + rise],
    ],
  };
}

/** The room of the text of an object: all of a text box, a shape without its edges, the rectangle inside of an ellipse. */
export function textRoom({ kind, x, y, w, h }: SlideObject): Area {
  if (kind === 'text') return { x, y, w, h };
  const share = (1 - Math.SQRT1_2) / 2;
  const [across, down] =
    kind === 'ellipse' ? [w * share, h * share] : [Math.min(PADDING, w / 8), Math.min(PADDING, h / 8)];
  return { x: x + across, y: y + down, w: w - 2 * across, h: h - 2 * down };
}

function textOf(
  object: SlideObject,
  block: TextBlock,
  { color, markColor }: Pick<TextBox, 'color' | 'markColor'>,
  { font }: ThemeTokens,
): TextBox {
  const area = textRoom(object);
  const isAlone = object.kind === 'text';
  const [align, anchor] = isAlone ? (['left', 'top'] as const) : (['center', 'middle'] as const);
  return {
    kind: 'text',
    slot: null,
    role: 'object',
    font,
    ...area,
    align,
    anchor,
    lineHeight: LINE_HEIGHT.body,
    color,
    markColor,
    linkColor: markColor,
    parts: null,
    ...fitLines(block.paragraphs, area, { font, fit: 'body', align, anchor }),
  };
}

function objectBox(object: SlideObject, isOnCover: boolean, tokens: ThemeTokens): ObjectBox {
  const { x, y, w, h, block, colour = usualColour(object) } = object;
  const { ink, fill, onFill } = objectColours(colour, tokens, isOnCover);
  const link = objectColours('accent', tokens, isOnCover).ink;
  const looks = isShape(object) ? { color: onFill, markColor: onFill } : { color: ink, markColor: link };
  const text = block?.kind === 'text' ? textOf(object, block, looks, tokens) : null;
  return {
    kind: 'object',
    slot: null,
    object,
    x,
    y,
    w,
    h,
    fill: isShape(object) ? fill : null,
    line: isLine(object) ? lineOf(object, fill) : null,
    picture: block?.kind === 'picture' ? pictureBox(null, block, { x, y, w, h }, tokens) : null,
    text,
    doesOverflow: text?.doesOverflow ?? false,
  };
}

/** The boxes of the objects of a slide, the lowest layer first. */
export const objectBoxes = (slide: Slide, tokens: ThemeTokens): ObjectBox[] =>
  (slide.objects ?? []).map((object) => objectBox(object, isCover(slide), tokens));
