import { expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { checkDeck } from './check.ts';
import { type SlideObject, textBlock } from './deck.ts';
import { setLayout } from './edit.ts';
import { findInDeck } from './find.ts';
import { layoutSlide, type ObjectBox } from './layout-slide.ts';
import { LAYOUT_LIST } from './layouts.ts';
import { OBJECT_COLOUR_LIST, objectColours } from './object-looks.ts';
import { slideText } from './plain-text.ts';
import { replaceInDeck } from './replace.ts';
import { splitSlide } from './split-slide.ts';
import { testDeck } from './testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects, testObject } from './testing/objects.ts';
import { THEME_LIST, themeTokens } from './themes.ts';

const idFile = '0b8e7a52-1111-4222-8333-444455556666';
const tokens = themeTokens('light');
const boxesOf = (objects: SlideObject[]): ObjectBox[] =>
  layoutSlide(slideWithObjects(objects), tokens, { number: 1 }).boxes.filter((box) => box.kind === 'object');

test('[PRES-80] objects stand over the layout in their order, below the number of the slide', () => {
  const objects = objectsOfAllKinds(idFile);
  expect(boxesOf(objects).map(({ object }) => object.id)).toEqual(['o1', 'o2', 'o3', 'o4', 'o5', 'o6']);
  const { boxes } = layoutSlide(slideWithObjects(objects), tokens, { number: 1 });
  const kinds = boxes.map((box) => (box.kind === 'text' ? box.role : box.kind));
  expect(kinds.indexOf('title')).toBeLessThan(kinds.indexOf('object'));
  expect(kinds.at(-1)).toBe('number');
});

test('[PRES-80] an arrow ends at the corner opposite to its start, with its head inside', () => {
  const [box] = boxesOf([testObject({ kind: 'arrow', start: 'bottomLeft', x: 100, y: 200, w: 300, h: 0 })]);
  expect(box?.line).toMatchObject({ x1: 100, y1: 200, x2: 390, y2: 200 });
  expect(box?.line?.head).toEqual([
    [400, 200],
    [380, 190],
    [380, 210],
  ]);
  const [up] = boxesOf([testObject({ kind: 'line', start: 'bottomRight', x: 10, y: 20, w: 30, h: 40 })]);
  expect(up?.line).toMatchObject({ x1: 40, y1: 60, x2: 10, y2: 20, head: null });
});

test('[PRES-80] the text of an ellipse stands in the middle of the rectangle inside of it', () => {
  const [box] = boxesOf([
    testObject({ kind: 'ellipse', x: 0, y: 0, w: 400, h: 200, block: textBlock('Да') }),
  ]);
  expect(box?.text?.x).toBeCloseTo(58.6, 1);
  expect(box?.text?.h).toBeCloseTo(141.4, 1);
  const [line] = box?.text?.lines ?? [];
  expect((line?.y ?? 0) + (line?.height ?? 0) / 2).toBeCloseTo(100, 0);
});

test('[PRES-80] text is readable in every theme, on the slide and in shapes, on covers too', () => {
  for (const theme of THEME_LIST)
    for (const isCover of [false, true])
      for (const colour of OBJECT_COLOUR_LIST) {
        const own = themeTokens(theme);
        const { ink, fill, onFill } = objectColours(colour, own, isCover);
        const grounds = isCover ? [own.cover, own.coverShade, own.coverFade] : [own.background, own.surface];
        const least = Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
        expect(least, `${theme} ${colour} ${isCover}: text`).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(onFill, fill), `${theme} ${colour} ${isCover}: shape`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
});

test('[PRES-90] a text gets smaller until its shape holds it; what still goes over the edge stays on the slide, on the colour of the shape', () => {
  const oval = (words: number, more: Partial<SlideObject> = {}) =>
    boxesOf([testObject({ kind: 'ellipse', block: textBlock('Слово '.repeat(words)), ...more })])[0];
  const room = oval(4)?.text;
  expect(oval(4)).toMatchObject({ doesOverflow: false, plate: null, text: { points: 14 } });
  const [first, last] = [room?.lines[0], room?.lines.at(-1)];
  expect(first?.y).toBeGreaterThanOrEqual(room?.y ?? Number.NaN);
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.h ?? 0));
  const edges = (box: ObjectBox | undefined) => {
    const lines = box?.text?.lines ?? [];
    const end = lines.at(-1);
    return { top: lines[0]?.y ?? Number.NaN, bottom: (end?.y ?? Number.NaN) + (end?.height ?? 0) };
  };
  const inMiddle = oval(30, { y: 300 });
  expect(inMiddle).toMatchObject({ doesOverflow: true, text: { points: 12, anchor: 'middle' } });
  const { top, bottom } = edges(inMiddle);
  expect((top + bottom) / 2).toBeCloseTo(350, 0);
  const { x = 0, y = 0, w = 0, h = 0 } = inMiddle?.plate ?? {};
  expect(y).toBeLessThan(top);
  expect(y + h).toBeGreaterThan(bottom);
  for (const { pieces } of inMiddle?.text?.lines ?? [])
    for (const piece of pieces) {
      expect(piece.x).toBeGreaterThan(x);
      expect(piece.x + piece.width).toBeLessThan(x + w);
    }
  const above = oval(30, { y: 0 });
  expect(above?.text?.anchor).toBe('top');
  expect(edges(above).top).toBeCloseTo(0);
  const below = oval(30, { y: 620 });
  expect(below?.text?.anchor).toBe('bottom');
  expect(edges(below).bottom).toBeCloseTo(720);
  const [alone] = boxesOf([
    testObject({ kind: 'text', y: 640, h: 40, block: textBlock('Слово '.repeat(30)) }),
  ]);
  expect(edges(alone).bottom).toBeCloseTo(720);
  expect(alone?.plate).toBeNull();
});

test('[PRES-90] a new shape has 3:1 to its ground in every theme and colour, by its fill or its outline', () => {
  for (const theme of THEME_LIST)
    for (const layout of ['bullets', 'title'] as const)
      for (const colour of OBJECT_COLOUR_LIST) {
        const own = themeTokens(theme);
        const slide = slideWithObjects([testObject({ colour })], layout);
        const [box] = layoutSlide(slide, own).boxes.filter(({ kind }) => kind === 'object') as ObjectBox[];
        const grounds =
          layout === 'title' ? [own.cover, own.coverShade, own.coverFade] : [own.background, own.surface];
        const edge = box?.outline?.color ?? box?.fill ?? '';
        for (const ground of grounds)
          expect(contrastRatio(edge, ground), `${theme} ${layout} ${colour}`).toBeGreaterThanOrEqual(3);
      }
  const [plain] = boxesOf([testObject({ colour: 'surface', outline: 'none' })]);
  expect(plain?.outline).toBeNull();
  expect(
    boxesOf([testObject({ kind: 'text', outline: 'text', block: textBlock('Да') })])[0]?.outline,
  ).toBeNull();
});

test('[PRES-80] a change of the layout keeps objects, and a split leaves them on the first slide', () => {
  const slide = {
    ...slideWithObjects([testObject()]),
    slots: [{ name: 'body' as const, block: textBlock('Раз\nДва', 'bullet') }],
  };
  for (const layout of LAYOUT_LIST)
    expect(setLayout(testDeck([slide]), 'a', layout).slides[0]).toMatchObject({ objects: slide.objects });
  const [first, second] = splitSlide(testDeck([slide]), 'a', 'b').slides;
  expect(first).toMatchObject({ objects: slide.objects });
  expect(second).not.toHaveProperty('objects');
});

test('[PRES-82] texts of objects are found, replaced and copied', () => {
  const deck = testDeck([slideWithObjects(objectsOfAllKinds(idFile))]);
  expect(findInDeck(deck, 'второе')).toMatchObject([
    { slideId: 'a', slot: null, object: 'o6', excerpt: 'Первое Второе' },
  ]);
  const { deck: replaced, count } = replaceInDeck(deck, 'главное', 'Важное');
  expect(count).toBe(1);
  expect(findInDeck(replaced, 'Важное')).toHaveLength(1);
  expect(slideText(replaced.slides[0] as never)).toBe('Склад\nВажное\nСхема склада\n• Первое\n• Второе');
});

const findingsOf = (objects: SlideObject[], layout?: 'bullets' | 'title') =>
  checkDeck(testDeck([slideWithObjects(objects, layout)]), tokens)
    .filter(({ object }) => object !== undefined)
    .map(({ kind, object }) => `${object} ${kind}`);

test('[PRES-82] the check names objects without a description, with too much text, and texts that cannot be read', () => {
  const picture = { kind: 'picture', idFile, alt: '', isDecorative: false, fit: 'cover' } as const;
  const words = textBlock('Слово '.repeat(60));
  const on = testObject({ id: 'o3', kind: 'text', x: 80, y: 180, w: 160, h: 40, block: textBlock('Текст') });
  expect(findingsOf([testObject({ kind: 'picture', block: picture })])).toEqual(['o1 no-description']);
  expect(findingsOf([testObject({ kind: 'text', block: words })])).toEqual(['o1 overflow']);
  expect(findingsOf([testObject({ kind: 'picture', block: { ...picture, alt: 'План' } }), on])).toEqual([
    'o3 low-contrast',
  ]);
  expect(findingsOf([testObject({ colour: 'text' }), on])).toEqual(['o3 low-contrast']);
  expect(findingsOf([testObject({ colour: 'surface' }), on])).toEqual([]);
  const hidden = testObject({ id: 'o0', kind: 'picture', block: { ...picture, alt: 'План' } });
  expect(findingsOf([hidden, testObject({ colour: 'surface' }), on])).toEqual([]);
});
