/** Slides of other programs whose shapes are joined by lines keep everything at its place, as objects (PRES-93). */
import type { Area } from '../../model/area.ts';
import { overflowingObjects } from '../../model/check-objects.ts';
import { CANVAS, DECK_LIMITS, type SlideObject } from '../../model/deck.ts';
import { blockProblem } from '../../model/limits.ts';
import { isLine, isShape } from '../../model/object-boxes.ts';
import { missingHeight } from '../../model/object-edit.ts';
import { boundsOf, withinSlide } from '../../model/object-geometry.ts';
import { usualColour } from '../../model/object-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { nearestRole } from '../../office/colours.ts';
import type { SourceItem, SourceShape, SourceSlide } from '../source.ts';
import { pictureBlock } from './arrange.ts';
import { asText, type Draft, inOneLine, slideOf } from './draft.ts';
import { titlePieces } from './within-limits.ts';

/** How far from a shape a line that touches it may end, in shares of the slide. */
const touch = 0.01;

/** Whether a line joins two shapes with text. Either the file says so, or the line ends at the shapes, as some programs save it (PRES-100). */
function isDrawing(items: readonly SourceItem[]): boolean {
  const texts = items.flatMap((item) =>
    item.kind === 'text' && item.shape ? [{ ...item.shape, area: item.area }] : [],
  );
  const at = ([x, y]: readonly [number, number]): string | undefined =>
    texts.find(
      ({ kind, area }) =>
        kind !== 'text' &&
        area &&
        Math.abs(x - area.x - area.w / 2) <= area.w / 2 + touch &&
        Math.abs(y - area.y - area.h / 2) <= area.h / 2 + touch,
    )?.id;
  return items.some((item) => {
    const line = item.kind === 'object' ? item.shape?.line : undefined;
    if (!line) return false;
    const [one, other] = line.joins.length > 0 ? line.joins : [at(line.from), at(line.to)];
    const has = (id: string | undefined): boolean => texts.some((text) => text.id === id);
    return one !== other && has(one) && has(other);
  });
}

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

/** An item as an object at the same place; undefined for tables, charts and other items that cannot be objects. */
function objectOf(item: SourceItem, id: string, tokens: ThemeTokens): SlideObject | undefined {
  if (item.kind === 'object' && item.shape?.line)
    return { id, kind: item.shape.kind, ...lineArea(item.shape.line), ...colourOf(item.shape, tokens) };
  if (!item.area) return undefined;
  const area = inPixels(item.area);
  if (item.kind === 'picture')
    return { id, kind: 'picture', ...area, block: { ...pictureBlock(item), fit: 'cover' } };
  const shape = item.kind === 'object' || item.kind === 'text' ? item.shape : undefined;
  if (item.kind === 'object' && shape) return { id, kind: shape.kind, ...area, ...colourOf(shape, tokens) };
  if (item.kind !== 'text') return undefined;
  const block = asText(item.paragraphs);
  return { id, kind: shape?.kind ?? 'text', ...area, ...(shape && colourOf(shape, tokens)), block };
}

/** The part of a slide that its title and its foot leave free, px. */
const ROOM = { x: 64, right: 1216, belowTitle: 144, top: 48, bottom: 656 } as const;

/** Objects moved together, and made smaller where they must be, so that they stand clear of title and foot. */
function inRoom(objects: readonly SlideObject[], hasTitle: boolean): SlideObject[] {
  const bounds = boundsOf(objects);
  if (!bounds) return [];
  const top = hasTitle ? ROOM.belowTitle : ROOM.top;
  const scale = Math.min(1, (ROOM.right - ROOM.x) / bounds.w, (ROOM.bottom - top) / bounds.h);
  const x = Math.max(ROOM.x, Math.min(bounds.x, ROOM.right - bounds.w * scale));
  const y = Math.max(top, Math.min(bounds.y, ROOM.bottom - bounds.h * scale));
  return objects.map((one) => {
    const area = {
      x: x + (one.x - bounds.x) * scale,
      y: y + (one.y - bounds.y) * scale,
      w: one.w * scale,
      h: one.h * scale,
    };
    return { ...one, ...withinSlide(area, one.kind) };
  });
}

/**
 * The slide with its shapes, texts and pictures at their places; null for one without joined shapes, and for one of which
 * something would be lost so: tables, charts, more than 20 objects, or texts that do not fit.
 */
export function drawingDraft({ items }: SourceSlide, tokens: ThemeTokens): Draft | null {
  if (!isDrawing(items)) return null;
  const titled = items.find((item) => item.kind === 'text' && item.role === 'title');
  const { title, rest } = titlePieces(titled?.kind === 'text' ? inOneLine(titled.paragraphs) : []);
  const others = items.filter((item) => item !== titled);
  const found = others.flatMap((item, at) => objectOf(item, `o${at + 1}`, tokens) ?? []);
  if (found.length < others.length || found.length > DECK_LIMITS.objects || rest.length > 0) return null;
  const objects = inRoom(found, title.length > 0).filter(({ kind, w, h }) => !isLine({ kind }) || w + h > 0);
  if (objects.some(({ block }) => block && blockProblem('body', block) !== undefined)) return null;
  const draft: Draft = {
    layout: 'bullets',
    blocks: title.length > 0 ? { title: asText([{ level: 0, list: 'none', runs: title }]) } : {},
    objects,
  };
  const full = overflowingObjects(slideOf(draft, 'a'), tokens);
  const grown = objects.map((one) => {
    if (!full.has(one.id) || one.kind !== 'text' || one.block?.kind !== 'text') return one;
    const more = missingHeight(one, one.block.paragraphs, tokens.font);
    return { ...one, h: Math.min(CANVAS.height - one.y, one.h + more) };
  });
  const drawn = { ...draft, objects: grown };
  return overflowingObjects(slideOf(drawn, 'a'), tokens).size > 0 ? null : drawn;
}
