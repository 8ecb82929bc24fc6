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
