/** Slides with objects, for tests. */
import { type Slide, type SlideObject, textBlock } from '../deck.ts';
import { testSlide } from './decks.ts';

/** An object of 200 × 100 px at the corner of the content. */
export const testObject = (change: Partial<SlideObject> = {}): SlideObject => ({
  id: 'o1',
  kind: 'rectangle',
  x: 64,
  y: 160,
  w: 200,
  h: 100,
  ...change,
});

/** Objects of each kind. @param idFile of the picture */
export const objectsOfAllKinds = (idFile: string): SlideObject[] => [
  testObject({ id: 'o1', kind: 'rectangle', colour: 'surface', x: 600, y: 200, w: 480, h: 320 }),
  testObject({
    id: 'o2',
    kind: 'ellipse',
    outline: 'text',
    x: 640,
    y: 240,
    w: 240,
    h: 160,
    block: textBlock('Главное'),
  }),
  testObject({
    id: 'o3',
    kind: 'arrow',
    start: 'bottomRight',
    colour: 'muted',
    x: 300,
    y: 300,
    w: 200,
    h: 120,
  }),
  testObject({ id: 'o4', kind: 'line', x: 100, y: 600, w: 500, h: 0 }),
  testObject({
    id: 'o5',
    kind: 'picture',
    x: 900,
    y: 240,
    w: 160,
    h: 100,
    block: { kind: 'picture', idFile, alt: 'Схема склада', isDecorative: false, fit: 'cover' },
  }),
  testObject({
    id: 'o6',
    kind: 'text',
    colour: 'accent',
    x: 640,
    y: 420,
    w: 400,
    h: 80,
    block: textBlock('Первое\nВторое', 'bullet'),
  }),
];

export const slideWithObjects = (objects: SlideObject[], layout: Slide['layout'] = 'bullets'): Slide => ({
  ...testSlide('a', layout, { title: 'Склад' }),
  objects,
});
