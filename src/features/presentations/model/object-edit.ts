/** Changes of the objects of a slide (PRES-83, PRES-84). Each counts as an edit by a person. */
import type { Area } from './area.ts';
import {
  CANVAS,
  DECK_LIMITS,
  type Deck,
  type Paragraph,
  type SlideObject,
  type TextBlock,
  textBlock,
} from './deck.ts';
import { changeSlide } from './edit.ts';
import type { Font } from './fonts.ts';
import { isLine, isShape, textRoom } from './object-boxes.ts';
import { boundsOf, GRID, moveWithin, withinSlide } from './object-geometry.ts';
import type { ObjectColour, ObjectOutline } from './object-looks.ts';
import { heightIn, LINE_HEIGHT, pixels, prepare, READABLE } from './text-box.ts';

type Objects = readonly SlideObject[];

/** Changes the objects of a slide. Returns the same deck if nothing has changed. */
export function changeObjects(deck: Deck, slideId: string, change: (objects: Objects) => Objects): Deck {
  return changeSlide(deck, slideId, (slide) => {
    const before = slide.objects ?? [];
    const objects = change(before);
    const isSame = objects.length === before.length && objects.every((one, at) => one === before[at]);
    if (isSame) return slide;
    const { objects: _, ...rest } = slide;
    return { ...rest, isEdited: true, ...(objects.length > 0 && { objects: [...objects] }) };
  });
}

const changeEach = (
  deck: Deck,
  slideId: string,
  ids: ReadonlySet<string>,
  change: (object: SlideObject) => SlideObject,
): Deck =>
  changeObjects(deck, slideId, (objects) => objects.map((one) => (ids.has(one.id) ? change(one) : one)));

const sizes: Readonly<Record<SlideObject['kind'], { w: number; h: number }>> = {
  text: { w: 352, h: 48 },
  rectangle: { w: 240, h: 160 },
  ellipse: { w: 240, h: 160 },
  line: { w: 320, h: 0 },
  arrow: { w: 320, h: 0 },
  picture: { w: 400, h: 300 },
};

/** Between new objects, px. */
const STEP = 3 * GRID;

/** A new object in the middle of the slide, a step further down and right for each one that stands there already. */
export function newObject(
  kind: SlideObject['kind'],
  id: string,
  objects: Objects,
  size = sizes[kind],
): SlideObject {
  const { w, h } = size;
  let [x, y] = [Math.round((CANVAS.width - w) / 2), Math.round((CANVAS.height - h) / 2)];
  // An object with the same middle would be hidden, or hide this one.
  const isTaken = (): boolean =>
    objects.some((one) => 2 * one.x + one.w === 2 * x + w && 2 * one.y + one.h === 2 * y + h);
  while (isTaken() && x + w + STEP <= CANVAS.width && y + h + STEP <= CANVAS.height)
    [x, y] = [x + STEP, y + STEP];
  return { id, kind, x, y, w, h, ...(kind === 'text' && { block: textBlock('') }) };
}

/** Adds objects over all others; a slide that would have more than 20 stays as it is. */
export const addObjects = (deck: Deck, slideId: string, added: Objects): Deck =>
  changeObjects(deck, slideId, (objects) =>
    objects.length + added.length > DECK_LIMITS.objects ? objects : [...objects, ...added],
  );

export const removeObjects = (deck: Deck, slideId: string, ids: ReadonlySet<string>): Deck =>
  changeObjects(deck, slideId, (objects) => objects.filter(({ id }) => !ids.has(id)));

/** Objects with other areas, by their ids. */
export const withAreas = (objects: Objects, areas: ReadonlyMap<string, Area>): SlideObject[] =>
  objects.map((one) => {
    const area = areas.get(one.id);
    if (!area) return one;
    const { x, y, w, h } = withinSlide(area, one.kind);
    const isSame = x === one.x && y === one.y && w === one.w && h === one.h;
    return isSame ? one : { ...one, x, y, w, h };
  });

export const setAreas = (deck: Deck, slideId: string, areas: ReadonlyMap<string, Area>): Deck =>
  changeObjects(deck, slideId, (objects) => withAreas(objects, areas));

/** Moves objects together, as far as all of them stay on the slide. */
export function movedAreas(objects: Objects, dx: number, dy: number): Map<string, Area> {
  const bounds = boundsOf(objects);
  const by = bounds ? moveWithin(bounds, dx, dy) : { dx: 0, dy: 0 };
  return new Map(objects.map((one) => [one.id, { ...one, x: one.x + by.dx, y: one.y + by.dy }]));
}

export const setColour = (
  deck: Deck,
  slideId: string,
  ids: ReadonlySet<string>,
  colour: ObjectColour,
): Deck =>
  changeEach(deck, slideId, ids, (one) =>
    one.kind === 'picture' || (colour === 'surface' && (one.kind === 'text' || isLine(one)))
      ? one
      : { ...one, colour },
  );

/** Sets the outlines of rectangles and ellipses. */
export const setOutline = (
  deck: Deck,
  slideId: string,
  ids: ReadonlySet<string>,
  outline: ObjectOutline,
): Deck => changeEach(deck, slideId, ids, (one) => (isShape(one) ? { ...one, outline } : one));

export const setBlock = (
  deck: Deck,
  slideId: string,
  id: string,
  block: NonNullable<SlideObject['block']>,
): Deck => changeEach(deck, slideId, new Set([id]), (one) => ({ ...one, block }));

/** By how much an object is too low for its text at the smallest size, px; 0 if the text fits. */
export function missingHeight(object: SlideObject, paragraphs: readonly Paragraph[], font: Font): number {
  const room = textRoom(object);
  const setting = { fontSize: pixels(READABLE), lineHeight: LINE_HEIGHT.object };
  return Math.max(0, Math.ceil(heightIn(prepare(paragraphs, font), room.w, setting).height - room.h));
}

/**
 * Sets the text of an object. A text box that is too low for it grows down to the foot of the slide, as far as its text needs
 * it at the smallest size.
 */
export const setText = (deck: Deck, slideId: string, id: string, block: TextBlock, font: Font): Deck =>
  changeEach(deck, slideId, new Set([id]), (one) => {
    const more = one.kind === 'text' ? missingHeight(one, block.paragraphs, font) : 0;
    return { ...one, block, h: Math.min(CANVAS.height - one.y, one.h + more) };
  });

export type Layer = 'front' | 'forward' | 'backward' | 'back';

/** Moves objects between layers; several keep their order among themselves. */
export function setLayer(deck: Deck, slideId: string, ids: ReadonlySet<string>, layer: Layer): Deck {
  return changeObjects(deck, slideId, (objects) => {
    const [own, others] = [objects.filter(({ id }) => ids.has(id)), objects.filter(({ id }) => !ids.has(id))];
    if (layer === 'front') return [...others, ...own];
    if (layer === 'back') return [...own, ...others];
    const list = [...objects];
    const by = layer === 'forward' ? 1 : -1;
    const order = by > 0 ? own.toReversed() : own;
    for (const one of order) {
      const at = list.indexOf(one);
      const other = list[at + by];
      if (other && !ids.has(other.id)) [list[at], list[at + by]] = [other, one];
    }
    return list;
  });
}

/** Copies of objects, moved by a grid step down and right within the slide. @param newId returns a new id for each */
export function copiesOf(objects: Objects, newId: () => string): SlideObject[] {
  const areas = movedAreas(objects, GRID, GRID);
  return objects.map((one) => ({ ...one, ...areas.get(one.id), id: newId() }));
}
