import { expect, test } from 'vitest';
import { textBlock } from './deck.ts';
import {
  addObjects,
  copiesOf,
  movedAreas,
  newObject,
  removeObjects,
  setAreas,
  setColour,
  setLayer,
  setText,
} from './object-edit.ts';
import { alignAreas, distributeAreas, resized, snapped, withinSlide } from './object-geometry.ts';
import { testDeck } from './testing/decks.ts';
import { slideWithObjects, testObject } from './testing/objects.ts';

const area = { x: 100, y: 100, w: 200, h: 100 };

test('[PRES-83] objects move together and stop at the edges of the slide', () => {
  const objects = [testObject({ id: 'a', x: 8, y: 0 }), testObject({ id: 'b', x: 300, y: 100 })];
  const places = [...movedAreas(objects, -50, -50).values()].map(({ x, y }) => [x, y]);
  expect(places).toEqual([
    [0, 0],
    [292, 100],
  ]);
  const far = [...movedAreas(objects, 5000, 5000).values()].map(({ x, y }) => [x, y]);
  expect(far).toEqual([
    [788, 520],
    [1080, 620],
  ]);
});

test('[PRES-83] a handle moves its edges, not over the opposite ones or out of the slide; a picture keeps its shape', () => {
  expect(resized(area, { x: 1, y: 1 }, 50, -20)).toEqual({ x: 100, y: 100, w: 250, h: 80 });
  expect(resized(area, { x: -1, y: 0 }, -500, 9)).toEqual({ x: 0, y: 100, w: 300, h: 100 });
  expect(resized(area, { x: -1, y: -1 }, 999, 999)).toEqual({ x: 292, y: 192, w: 8, h: 8 });
  expect(resized(area, { x: 1, y: 1 }, 9999, 0)).toEqual({ x: 100, y: 100, w: 1180, h: 100 });
  expect(resized(area, { x: -1, y: -1 }, -50, 0, true)).toEqual({ x: 50, y: 75, w: 250, h: 125 });
  expect(resized(area, { x: 1, y: 1 }, 9999, 0, true)).toEqual({ x: 100, y: 100, w: 1180, h: 590 });
  expect(resized(area, { x: 1, y: 1 }, -9999, -9999, true)).toEqual({ x: 100, y: 100, w: 16, h: 8 });
});

test('[PRES-83] areas are whole px within the slide, and lines have a length', () => {
  expect(withinSlide({ x: -4, y: 719.6, w: 2000, h: 2 }, 'text')).toEqual({ x: 0, y: 712, w: 1280, h: 8 });
  expect(withinSlide({ x: 10, y: 10, w: 0, h: 0 }, 'line')).toEqual({ x: 10, y: 10, w: 1, h: 0 });
  expect(withinSlide({ x: 10, y: 10, w: 0, h: 40 }, 'arrow')).toEqual({ x: 10, y: 10, w: 0, h: 40 });
});

test('[PRES-84] several objects are aligned to each other, one to the slide', () => {
  const areas = [area, { x: 400, y: 300, w: 100, h: 60 }];
  expect(alignAreas(areas, 'right').map(({ x }) => x)).toEqual([300, 400]);
  expect(alignAreas(areas, 'middle').map(({ y }) => y)).toEqual([180, 200]);
  expect(alignAreas([area], 'centre')).toEqual([{ ...area, x: 540 }]);
  expect(alignAreas([area], 'bottom')).toEqual([{ ...area, y: 620 }]);
});

test('[PRES-84] three objects get equal spaces, in whatever order they are; two stay', () => {
  const areas = [500, 100, 130].map((x) => ({ x, y: 0, w: 100, h: 50 }));
  expect(distributeAreas(areas, 'x').map(({ x }) => x)).toEqual([500, 100, 300]);
  expect(distributeAreas(areas.slice(1), 'x')).toEqual(areas.slice(1));
});

test('[PRES-84] an object snaps to the middle of the slide, its margins, other objects and places, not from afar', () => {
  const options = { others: [], reach: 6 };
  expect(snapped({ x: 536, y: 200, w: 200, h: 100 }, options)).toEqual({
    dx: 4,
    dy: 0,
    guides: [{ axis: 'x', at: 640 }],
  });
  expect(snapped({ x: 60, y: 570, w: 201, h: 101 }, options)).toMatchObject({ dx: 4, dy: 1 });
  expect(snapped({ x: 90, y: 200, w: 201, h: 101 }, options)).toEqual({ dx: 0, dy: 0, guides: [] });
  const others = [{ x: 95, y: 400, w: 37, h: 37 }];
  expect(snapped({ x: 90, y: 200, w: 201, h: 101 }, { ...options, others })).toMatchObject({ dx: 5, dy: 0 });
  const edges = { x: [1], y: [] };
  expect(snapped({ x: 90, y: 200, w: 201, h: 101 }, { ...options, others, edges }).guides).toEqual([]);
  expect(snapped({ x: 90, y: 203, w: 201, h: 101 }, { ...options, hasGrid: true })).toEqual({
    dx: 6,
    dy: 5,
    guides: [],
  });
});

const deckOf = (...ids: string[]) => testDeck([slideWithObjects(ids.map((id) => testObject({ id })))]);
const idsIn = (deck: ReturnType<typeof deckOf>): string | undefined => {
  const [slide] = deck.slides;
  return slide && 'objects' in slide ? slide.objects?.map(({ id }) => id).join('') : undefined;
};

test('[PRES-84] objects change layers one by one and as a group', () => {
  const deck = deckOf('a', 'b', 'c', 'd');
  const layered = (ids: string, layer: Parameters<typeof setLayer>[3]) =>
    idsIn(setLayer(deck, 'a', new Set(ids), layer));
  expect(layered('b', 'front')).toBe('acdb');
  expect(layered('bd', 'back')).toBe('bdac');
  expect(layered('ab', 'forward')).toBe('cabd');
  expect(layered('cd', 'backward')).toBe('acdb');
  expect(setLayer(deck, 'a', new Set('d'), 'forward')).toBe(deck);
});

test('[PRES-83] objects are added up to 20, removed and copied; a change counts as an edit, none keeps the deck', () => {
  const deck = deckOf('a', 'b');
  expect(removeObjects(deck, 'a', new Set('ab')).slides[0]).not.toHaveProperty('objects');
  expect(removeObjects(deck, 'a', new Set('x'))).toBe(deck);
  expect(setAreas(deck, 'a', new Map([['a', testObject()]]))).toBe(deck);
  const many = Array.from({ length: 18 }, (_, at) => testObject({ id: `n${at}` }));
  const full = addObjects(deck, 'a', many);
  expect(full.slides[0]).toMatchObject({ isEdited: true, objects: { length: 20 } });
  expect(addObjects(full, 'a', [testObject({ id: 'z' })])).toBe(full);
  const [copy] = copiesOf([testObject({ x: 1080, y: 100 })], () => 'new');
  expect(copy).toMatchObject({ id: 'new', x: 1080, y: 116 });
  const first = newObject('ellipse', 'a', []);
  expect(first).toMatchObject({ x: 520, y: 280 });
  expect(newObject('ellipse', 'b', [first])).toMatchObject({ x: 568, y: 328 });
  expect(newObject('text', 'c', [first])).toMatchObject({ x: 512, y: 384 });
});

test('[PRES-83] a text box grows for its text; a colour that an object cannot have is not set', () => {
  const object = testObject({ kind: 'text', h: 40, block: textBlock('') });
  const deck = testDeck([slideWithObjects([object])]);
  const long = setText(deck, 'a', 'o1', textBlock('Раз\nДва\nТри'), 'sans');
  expect(long.slides[0]).toMatchObject({ objects: [{ h: 105 }] });
  const short = setText(deck, 'a', 'o1', textBlock('Раз'), 'sans');
  expect(short.slides[0]).toMatchObject({ objects: [{ h: 40 }] });
  expect(setColour(deck, 'a', new Set(['o1']), 'surface')).toBe(deck);
});
