/** Items of a slide as objects at free positions (PRES-80). */
import type { Area } from '../../model/area.ts';
import { CANVAS, type SlideObject } from '../../model/deck.ts';
import { inkOf, isLine, isShape } from '../../model/object-boxes.ts';
import { usualColour } from '../../model/object-looks.ts';
import { LINE_HEIGHT, lineReserve, pixels, prepare, SIZES, setLines } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { nearestRole } from '../../office/colours.ts';
import type { SourceItem, SourcePicture, SourceShape, SourceText } from '../source.ts';
import { asText } from './draft.ts';
import { pictureBlock } from './pictures.ts';

const inPixels = ({ x, y, w, h }: Area): Area => ({
  x: x * CANVAS.width,
  y: y * CANVAS.height,
  w: w * CANVAS.width,
  h: h * CANVAS.height,
});

/** A line between two points of the slide, px. */
function lineArea({ from, to }: NonNullable<SourceShape['line']>): Area & Pick<SlideObject, 'start'> {
  const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]];
  const area = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) };
  const start = `${y1 > y2 ? 'bottom' : 'top'}${x1 > x2 ? 'Right' : 'Left'}` as const;
  return { ...inPixels(area), ...(start !== 'topLeft' && { start }) };
}

/** The theme's colour for a shape. A shape without a fill gets `surface`, which has an outline. */
function colourOf({ kind, colour }: SourceShape, tokens: ThemeTokens): Pick<SlideObject, 'colour'> {
  if (kind === 'text') return {};
  const role = colour === undefined ? (isShape({ kind }) ? 'surface' : 'text') : nearestRole(colour, tokens);
  const own = role === 'surface' && isLine({ kind }) ? 'muted' : role;
  return own === usualColour({ kind }) ? {} : { colour: own };
}

/** The largest area within another one that has the proportions of the picture: slides of 4:3 become wider. */
function pictureArea({ proportion }: SourcePicture, area: Area): Area {
  const w = Math.min(area.w, area.h * (proportion ?? area.w / area.h));
  const h = Math.min(area.h, w / (proportion ?? area.w / area.h));
  return { x: area.x + (area.w - w) / 2, y: area.y + (area.h - h) / 2, w, h };
}

/** Between the edge of a text box and its text, px: a tenth of an inch. */
const INSET = 10;

/** How much of the room that a text leaves free stands before it. */
const shares = { center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const;

/**
 * The part of its box that a text takes in letters of its size: objects have the largest letters that fit, stand at the left
 * and begin at the top.
 */
function textArea({ paragraphs, size, align, anchor }: SourceText, area: Area, { font }: ThemeTokens): Area {
  if (size === 0) return area;
  const [x, width] = area.w > 4 * INSET ? [area.x + INSET, area.w - 2 * INSET] : [area.x, area.w];
  const points = SIZES.object.find((one) => one <= size) ?? Math.min(...SIZES.object);
  const setting = { font, fontSize: pixels(points), lineHeight: LINE_HEIGHT.object };
  const { lines, height } = setLines(prepare(paragraphs, font), { ...area, x, w: width }, setting);
  const h = Math.min(area.h, Math.ceil(height));
  const w = align ? Math.min(width, Math.ceil((inkOf(lines)?.w ?? width) * lineReserve(font))) : width;
  return {
    x: x + (align ? (width - w) * shares[align] : 0),
    y: area.y + (anchor ? (area.h - h) * shares[anchor] : 0),
    w,
    h,
  };
}

/**
 * An item as an object at the same place, a free text in letters of its size.
 *
 * @returns undefined for tables, charts and other items that cannot be objects
 */
export function objectOf(item: SourceItem, id: string, tokens: ThemeTokens): SlideObject | undefined {
  if (item.kind === 'object' && item.shape?.line)
    return { id, kind: item.shape.kind, ...lineArea(item.shape.line), ...colourOf(item.shape, tokens) };
  if (!item.area) return undefined;
  const area = inPixels(item.area);
  if (item.kind === 'picture')
    return {
      id,
      kind: 'picture',
      ...pictureArea(item, area),
      block: { ...pictureBlock(item), fit: 'cover' },
    };
  const shape = item.kind === 'object' || item.kind === 'text' ? item.shape : undefined;
  if (item.kind === 'object' && shape) return { id, kind: shape.kind, ...area, ...colourOf(shape, tokens) };
  if (item.kind !== 'text') return undefined;
  const block = asText(item.paragraphs);
  const kind = shape?.kind ?? 'text';
  const own = kind === 'text' ? textArea(item, area, tokens) : area;
  return { id, kind, ...own, ...(shape && colourOf(shape, tokens)), block };
}
