/** The boxes of the objects of a slide (PRES-80). */
import type { Area } from './area.ts';
import type { ObjectBox, ObjectLine, TextBox } from './boxes.ts';
import { CANVAS, type Slide, type SlideObject, type TextBlock } from './deck.ts';
import { objectColours, usualColour, usualOutline } from './object-looks.ts';
import { pictureBox } from './picture-look.ts';
import { fitLines, LINE_HEIGHT, lower } from './text-box.ts';
import { isCover } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';

/** Width of lines, length and half the width of an arrow head: five widths of the line, as Office calls large, px. */
const LINE = 4;
const HEAD = { length: 5 * LINE, half: (5 * LINE) / 2 } as const;
/** Width of the outlines of shapes, px. */
const OUTLINE = 2;
/** Space around the text of a rectangle, and around text that goes over the edge of a shape, px. */
const PADDING = 16;
const PLATE_PADDING = 8;

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

/** The part of the slide that the lines of a text take; null for an empty text. */
export function inkOf(lines: TextBox['lines']): Area | null {
  const said = lines.filter(({ pieces }) => pieces.length > 0);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return null;
  const x = Math.min(...said.map(({ mark, pieces }) => mark?.x ?? pieces[0]?.x ?? 0));
  const right = Math.max(...said.map(({ pieces }) => (pieces.at(-1)?.x ?? 0) + (pieces.at(-1)?.width ?? 0)));
  return { x, y: first.y, w: right - x, h: last.y + last.height - first.y };
}

/**
 * Text that is higher than its room goes over its edges, from the middle or the top of it, but stays on the slide, so that no
 * line is lost (PRES-90).
 */
function overflowing(fit: ReturnType<typeof fitLines>, area: Area, usual: TextBox['anchor']) {
  const [first, last] = [fit.lines[0], fit.lines.at(-1)];
  if (!fit.doesOverflow || !first || !last) return { ...fit, anchor: usual };
  const height = last.y + last.height - first.y;
  const top = usual === 'middle' ? area.y + (area.h - height) / 2 : area.y;
  const y = Math.max(0, Math.min(top, CANVAS.height - height));
  const anchor = y > top ? 'top' : y < top ? 'bottom' : usual;
  return { ...fit, lines: lower(fit.lines, y - first.y), anchor } as const;
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
  const fit = fitLines(block.paragraphs, area, { font, fit: 'object', align, anchor });
  return {
    kind: 'text',
    slot: null,
    role: 'object',
    font,
    ...area,
    align,
    lineHeight: LINE_HEIGHT.object,
    color,
    markColor,
    linkColor: markColor,
    parts: null,
    ...overflowing(fit, area, anchor),
  };
}

/**
 * The filled area behind a text that overflows its shape; null if it fits. Without it, the text colour might have too
 * little contrast to the slide.
 */
function plateOf({ doesOverflow, lines }: TextBox): Area | null {
  const ink = doesOverflow ? inkOf(lines) : null;
  if (!ink) return null;
  const { x, y, w, h } = ink;
  return { x: x - PLATE_PADDING, y: y - PLATE_PADDING, w: w + 2 * PLATE_PADDING, h: h + 2 * PLATE_PADDING };
}

function objectBox(object: SlideObject, isOnCover: boolean, tokens: ThemeTokens): ObjectBox {
  const { x, y, w, h, block, colour = usualColour(object), outline = usualOutline(object) } = object;
  const { ink, fill, onFill } = objectColours(colour, tokens, isOnCover);
  const link = objectColours('accent', tokens, isOnCover).ink;
  const isFilled = isShape(object);
  const looks = isFilled ? { color: onFill, markColor: onFill } : { color: ink, markColor: link };
  const text = block?.kind === 'text' ? textOf(object, block, looks, tokens) : null;
  return {
    kind: 'object',
    slot: null,
    object,
    x,
    y,
    w,
    h,
    fill: isFilled ? fill : null,
    outline:
      isFilled && outline !== 'none'
        ? { color: objectColours(outline, tokens, isOnCover).fill, width: OUTLINE }
        : null,
    plate: isFilled && text ? plateOf(text) : null,
    line: isLine(object) ? lineOf(object, fill) : null,
    picture: block?.kind === 'picture' ? pictureBox(null, block, { x, y, w, h }, tokens) : null,
    text,
    doesOverflow: text?.doesOverflow ?? false,
  };
}

/** The boxes of the objects of a slide, the lowest layer first. */
export const objectBoxes = (slide: Slide, tokens: ThemeTokens): ObjectBox[] =>
  (slide.objects ?? []).map((object) => objectBox(object, isCover(slide), tokens));
