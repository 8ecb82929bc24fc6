/** What a person does with the objects of the slide on the screen; each act is one step to undo, and is announced. */

import { plural } from '#lib/text.ts';
import { announce } from '#platform/announcer.ts';
import { toast } from '#ui/index.ts';
import type { Area } from '../../model/area.ts';
import {
  DECK_LIMITS,
  type Deck,
  isLater,
  type PictureBlock,
  type Slide,
  type SlideObject,
  textOf,
} from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import { LIMIT_TEXTS } from '../../model/limits.ts';
import {
  addObjects,
  copiesOf,
  type Layer,
  movedAreas,
  newObject,
  removeObjects,
  setAreas,
  setColour,
  setLayer,
  setOutline,
} from '../../model/object-edit.ts';
import { alignAreas, boundsOf, distributeAreas, type Side } from '../../model/object-geometry.ts';
import {
  OBJECT_COLOURS,
  OBJECT_NAMES,
  OBJECT_OUTLINES,
  type ObjectColour,
  type ObjectOutline,
} from '../../model/object-looks.ts';
import { focusObject } from '../slide/focus.ts';
import type { DeckStore } from '../store/deck-store.ts';

const objectsText = (count: number): string => plural(count, 'объект', 'объекта', 'объектов');

/** The slide on the screen; undefined for none and for one of a newer version. */
function currentSlide(store: DeckStore): Slide | undefined {
  const slide = store.deck.slides.find(({ id }) => id === store.get().current);
  return slide && !isLater(slide) ? slide : undefined;
}

/** The selected objects of a slide, the lowest layer first. */
export const selectedOf = ({ objects = [] }: Slide, ids: ReadonlySet<string>): SlideObject[] =>
  objects.filter(({ id }) => ids.has(id));

interface Chosen {
  readonly slide: Slide;
  readonly ids: ReadonlySet<string>;
  readonly objects: SlideObject[];
}

function chosen(store: DeckStore): Chosen | null {
  const slide = currentSlide(store);
  const objects = slide ? selectedOf(slide, store.get().objects) : [];
  return slide && objects.length > 0 ? { slide, objects, ids: new Set(objects.map(({ id }) => id)) } : null;
}

/** Makes a change; announces it if it changed something. */
function act(store: DeckStore, change: (deck: Deck) => Deck, said: () => string, key?: string): void {
  const before = store.deck;
  store.edit(change, key);
  if (store.deck !== before) announce(said());
}

/** Shows why objects cannot be added. Returns true when they cannot. */
function isRefused(slide: Slide, added: number): boolean {
  const isFull = (slide.objects ?? []).length + added > DECK_LIMITS.objects;
  if (isFull) toast.show({ tone: 'negative', title: `${LIMIT_TEXTS.objects} на\u00a0слайде` });
  return isFull;
}

/** Adds objects over all others and selects them. Returns false when there is no room for them. */
export function putObjects(store: DeckStore, objects: readonly SlideObject[], said: string): boolean {
  const slide = currentSlide(store);
  if (!slide || objects.length === 0 || isRefused(slide, objects.length)) return false;
  act(
    store,
    (deck) => addObjects(deck, slide.id, objects),
    () => said,
  );
  store.set({ editing: null, objects: new Set(objects.map(({ id }) => id)), writing: null });
  return true;
}

/** Adds an object in the middle of the slide. A text box is edited at once. */
export function insertObject(store: DeckStore, kind: Exclude<SlideObject['kind'], 'picture'>): void {
  const slide = currentSlide(store);
  if (!slide) return;
  const object = newObject(kind, newId(), slide.objects ?? []);
  if (!putObjects(store, [object], `${OBJECT_NAMES[kind]}: добавлено`)) return;
  if (kind === 'text') store.set({ writing: object.id });
  else focusObject(object.id);
}

/** The maximum size of a new picture, px. */
const LARGEST = { w: 640, h: 400 } as const;

/** Adds a picture in its own proportions. */
export function insertPicture(
  store: DeckStore,
  { idFile, width = 4, height = 3 }: { idFile: string; width?: number; height?: number },
): void {
  const slide = currentSlide(store);
  if (!slide) return;
  const scale = Math.min(LARGEST.w / width, LARGEST.h / height);
  const size = { w: Math.max(8, Math.round(width * scale)), h: Math.max(8, Math.round(height * scale)) };
  const block: PictureBlock = { kind: 'picture', idFile, alt: '', isDecorative: false, fit: 'cover' };
  const object = { ...newObject('picture', newId(), slide.objects ?? [], size), block };
  if (putObjects(store, [object], 'Картинка: добавлено')) focusObject(object.id);
}

export function removeChosen(store: DeckStore): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, ids } = found;
  const left = (slide.objects ?? []).filter(({ id }) => !ids.has(id));
  act(
    store,
    (deck) => removeObjects(deck, slide.id, ids),
    () => `Удалено: ${objectsText(ids.size)}`,
  );
  store.set({ objects: new Set(), writing: null });
  const next = left.at(-1);
  if (next) focusObject(next.id);
  else requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-place]')?.focus());
}

/** Selects all objects of the slide. */
export function selectAll(store: DeckStore): void {
  const { objects = [] } = currentSlide(store) ?? {};
  store.set({ editing: null, objects: new Set(objects.map(({ id }) => id)), writing: null });
  announce(`Выбрано: ${objectsText(objects.length)}`);
}

/** Ends the writing in an object. A text box without a text is removed: nobody would see or find it. */
export function endWriting(store: DeckStore, id: string): void {
  if (store.get().writing !== id) return;
  store.set({ writing: null });
  const slide = currentSlide(store);
  const object = slide?.objects?.find((one) => one.id === id);
  if (slide && object?.kind === 'text' && (!object.block || textOf(object.block).trim() === ''))
    store.edit((deck) => removeObjects(deck, slide.id, new Set([id])));
}

export function duplicateChosen(store: DeckStore): void {
  const found = chosen(store);
  if (!found) return;
  const copies = copiesOf(found.objects, newId);
  if (putObjects(store, copies, `Скопировано: ${objectsText(copies.length)}`))
    focusObject(copies[0]?.id ?? '');
}

/** Pastes objects at the positions where they were copied. If one of the positions is taken, all are moved by a grid step. */
export function pasteObjects(store: DeckStore, copied: readonly SlideObject[]): void {
  const { objects = [] } = currentSlide(store) ?? {};
  const isTaken = copied.some((one) => objects.some(({ x, y, w, h }) => isSameArea(one, { x, y, w, h })));
  const added = isTaken ? copiesOf(copied, newId) : copied.map((one) => ({ ...one, id: newId() }));
  if (putObjects(store, added, `Вставлено: ${objectsText(added.length)}`)) focusObject(added[0]?.id ?? '');
}

const isSameArea = (one: Area, other: Area): boolean =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

const areasBy = (objects: readonly SlideObject[], areas: readonly Area[]): Map<string, Area> =>
  new Map(objects.map((one, at) => [one.id, areas[at] ?? one]));

function placeText(store: DeckStore): string {
  const bounds = boundsOf(chosen(store)?.objects ?? []);
  return bounds ? `Слева ${bounds.x}, сверху ${bounds.y}` : '';
}
const sizeText = (store: DeckStore): string =>
  (chosen(store)?.objects ?? []).map(({ w, h }) => `Ширина ${w}, высота ${h}`).join('; ');

/** Moves the selected objects by px; repeated moves are one step to undo. */
export function moveChosen(store: DeckStore, dx: number, dy: number): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, objects, ids } = found;
  const key = `${slide.id}:move:${[...ids].join()}`;
  act(
    store,
    (deck) => setAreas(deck, slide.id, movedAreas(objects, dx, dy)),
    () => placeText(store),
    key,
  );
}

/** Makes the selected objects wider and higher by px; repeated changes are one step to undo. */
export function resizeChosen(store: DeckStore, dw: number, dh: number): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, objects, ids } = found;
  const areas = objects.map((one) => ({ ...one, w: one.w + dw, h: one.h + dh }));
  const key = `${slide.id}:resize:${[...ids].join()}`;
  act(
    store,
    (deck) => setAreas(deck, slide.id, areasBy(objects, areas)),
    () => sizeText(store),
    key,
  );
}

/** Sets the place or the size of the selected object by the fields of the panel. */
export function placeChosen(store: DeckStore, change: Partial<Area>): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, objects } = found;
  const areas = objects.map((one) => ({ ...one, ...change }));
  act(
    store,
    (deck) => setAreas(deck, slide.id, areasBy(objects, areas)),
    () => `${placeText(store)}. ${sizeText(store)}`,
  );
}

export function colourChosen(store: DeckStore, colour: ObjectColour): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, ids } = found;
  act(
    store,
    (deck) => setColour(deck, slide.id, ids, colour),
    () => `Цвет: ${OBJECT_COLOURS[colour]}`,
  );
}

export function outlineChosen(store: DeckStore, outline: ObjectOutline): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, ids } = found;
  act(
    store,
    (deck) => setOutline(deck, slide.id, ids, outline),
    () => `Контур: ${OBJECT_OUTLINES[outline]}`,
  );
}

export function layerChosen(store: DeckStore, layer: Layer): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, ids, objects } = found;
  act(
    store,
    (deck) => setLayer(deck, slide.id, ids, layer),
    () => {
      const all = currentSlide(store)?.objects ?? [];
      const place = all.findIndex(({ id }) => id === objects[0]?.id) + 1;
      return `Слой ${place} из\u00a0${all.length}`;
    },
  );
}

/** Aligns the selected objects to each other, a single one to the slide. */
export function alignChosen(store: DeckStore, side: Side): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, objects } = found;
  const areas = areasBy(objects, alignAreas(objects, side));
  act(
    store,
    (deck) => setAreas(deck, slide.id, areas),
    () => placeText(store),
  );
}

export function distributeChosen(store: DeckStore, axis: 'x' | 'y'): void {
  const found = chosen(store);
  if (!found) return;
  const { slide, objects } = found;
  const areas = areasBy(objects, distributeAreas(objects, axis));
  act(
    store,
    (deck) => setAreas(deck, slide.id, areas),
    () => 'Объекты распределены поровну',
  );
}
