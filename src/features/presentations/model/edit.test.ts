import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockIn, emptySlide, textBlock, textOf } from './deck.ts';
import {
  addSlide,
  duplicateSlides,
  insertSlides,
  moveSlides,
  placeAfter,
  removeSlides,
  setLayout,
  setNotes,
  setPictureRight,
  setSkipped,
  setSlot,
  shiftSlides,
  shownSlides,
} from './edit.ts';
import { LAYOUT_LIST } from './layouts.ts';
import { addOutlineItem, changeOutlineItem, moveOutlineItem, removeOutlineItem } from './outline.ts';
import { slides, testDeck, testItem, testSlide } from './testing/decks.ts';

const idsOf = ({ slides: list }: { slides: { id: string }[] }) => list.map(({ id }) => id).join('');
const four = testDeck(
  ['a', 'b', 'c', 'd'].map((id) => testSlide(id, 'bullets', { title: id, body: 'Один\nДва' })),
);

describe('Slides', () => {
  test('are added, duplicated, moved and removed together [PRES-10]', () => {
    expect(idsOf(addSlide(four, 'table', 2, 'x'))).toBe('abxcd');
    expect(
      idsOf(
        duplicateSlides(
          four,
          new Map([
            ['a', 'x'],
            ['c', 'y'],
          ]),
        ),
      ),
    ).toBe('abcxyd');
    expect(idsOf(moveSlides(four, new Set(['a', 'c']), 2))).toBe('bdac');
    expect(idsOf(removeSlides(four, new Set(['a', 'd'])))).toBe('bc');
  });

  test('move by one place and stop at the ends [PRES-10]', () => {
    expect(idsOf(shiftSlides(four, new Set(['b']), -1))).toBe('bacd');
    expect(idsOf(shiftSlides(four, new Set(['b']), 1))).toBe('acbd');
    expect(idsOf(shiftSlides(four, new Set(['a', 'b']), 1))).toBe('cabd');
    expect(idsOf(shiftSlides(four, new Set(['c', 'd']), -1))).toBe('acdb');
    expect(shiftSlides(four, new Set(['a']), -1)).toBe(four);
    expect(shiftSlides(four, new Set(['d']), 1)).toBe(four);
    expect(idsOf(shiftSlides(four, new Set(['b', 'c']), 1))).toBe('adbc');
    expect(shiftSlides(four, new Set(['c', 'd']), 1)).toBe(four);
    expect(shiftSlides(four, new Set(['x']), 1)).toBe(four);
  });

  test('come in after the named one, the first included, or at the end', () => {
    expect(placeAfter(four, 'a')).toBe(1);
    expect(placeAfter(four, 'c')).toBe(3);
    for (const id of ['x', null, undefined]) expect(placeAfter(four, id)).toBe(4);
  });

  test('of which nothing changes leave the deck itself, so that there is nothing to undo or save [PRES-11]', () => {
    expect(insertSlides(four, [], 2)).toBe(four);
    expect(moveSlides(four, new Set(['b']), 1)).toBe(four);
    expect(setLayout(four, 'b', 'bullets')).toBe(four);
    expect(setLayout(four, 'x', 'quote')).toBe(four);
    expect(removeSlides(four, new Set(['x']))).toBe(four);
  });

  test('made or copied by a person count as edited and belong to no item of the plan [PRES-06]', () => {
    const bound = testDeck([{ ...testSlide('a', 'bullets'), outlineId: 'item' }]);
    expect(duplicateSlides(bound, new Map([['a', 'x']])).slides[1]).toMatchObject({
      id: 'x',
      outlineId: null,
      isEdited: true,
    });
    expect(addSlide(bound, 'quote', 0, 'y').slides[0]).toEqual({
      ...emptySlide('quote', 'y'),
      isEdited: true,
    });
    const turned = setPictureRight(bound, 'a', true).slides[0];
    expect(turned).toMatchObject({ isPictureRight: true, isEdited: true });
  });

  test('are at most 60', () => {
    const full = testDeck(Array.from({ length: 60 }, (_, at) => testSlide(`s${at}`, 'title')));
    expect(addSlide(full, 'title', 0, 'x')).toBe(full);
    const almost = testDeck(full.slides.slice(1));
    expect(addSlide(almost, 'title', 0, 'x').slides).toHaveLength(60);
    expect(duplicateSlides(full, new Map([['s3', 'x']]))).toBe(full);
  });

  test('keep their identity while another one is typed in [PRES-30]', () => {
    const typed = setSlot(four, 'b', 'body', textBlock('Новое'));
    expect(typed.slides[1]).not.toBe(four.slides[1]);
    for (const at of [0, 2, 3]) expect(typed.slides[at]).toBe(four.slides[at]);
  });

  test('count as edited after a change of content, not when skipped [PRES-06]', () => {
    const changes = [
      setSlot(four, 'b', 'title', textBlock('Новое')),
      setNotes(four, 'b', 'Сказать'),
      setLayout(four, 'b', 'quote'),
    ];
    for (const { slides: list } of changes) expect(list[1]).toMatchObject({ isEdited: true });
    expect(setSkipped(four, new Set(['b']), true).slides[1]).toMatchObject({
      isEdited: false,
      isSkipped: true,
    });
  });

  test('take blocks of the kind and place of their layout only, in reading order', () => {
    expect(setSlot(four, 'a', 'quote', textBlock('Нет'))).toBe(four);
    expect(setSlot(four, 'a', 'body', { kind: 'timeline', steps: [] })).toBe(four);
    const bare = setSlot(
      testDeck([testSlide('a', 'bullets', { body: 'Да' })]),
      'a',
      'title',
      textBlock('План'),
    );
    expect(bare.slides[0]?.slots?.map(({ name }) => name)).toEqual(['title', 'body']);
  });

  test('that are skipped are passed over, the others keep their numbers', () => {
    const shown = shownSlides(setSkipped(four, new Set(['b']), true));
    expect(shown.map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  test('of a newer gateway are moved, and neither changed nor removed [PRES-19]', () => {
    const deck = testDeck([...four.slides, { id: 'z' }]);
    expect(idsOf(moveSlides(deck, new Set(['z']), 0))).toBe('zabcd');
    expect(removeSlides(deck, new Set(['z']))).toBe(deck);
    expect(setNotes(deck, 'z', 'Да')).toBe(deck);
    expect(setLayout(deck, 'z', 'quote')).toBe(deck);
  });
});

describe('The plan', () => {
  const deck = testDeck([], { outline: ['a', 'b', 'c'].map((id) => testItem(id)) });
  const order = ({ outline }: typeof deck) => outline.map(({ id }) => id).join('');

  test('changes one item and no other [PRES-05]', () => {
    const changed = changeOutlineItem(deck, 'b', { title: 'Риски', points: [] });
    expect(changed.outline[1]).toEqual({ ...testItem('b', 'Риски'), points: [] });
    for (const at of [0, 2]) expect(changed.outline[at]).toBe(deck.outline[at]);
  });

  test('takes, moves and loses items [PRES-10]', () => {
    expect(order(addOutlineItem(deck, testItem('x'), 1))).toBe('axbc');
    expect(order(moveOutlineItem(deck, 'a', 2))).toBe('bca');
    expect(moveOutlineItem(deck, 'a', -1)).toBe(deck);
    expect(moveOutlineItem(deck, 'c', 3)).toBe(deck);
    expect(order(removeOutlineItem(deck, 'b'))).toBe('ac');
  });
});

describe('Switching the layout', () => {
  const layouts = fc.constantFrom(...LAYOUT_LIST);

  test('there and back by any way leaves every place as it was [PRES-12]', () => {
    fc.assert(
      fc.property(slides('a'), fc.array(layouts, { maxLength: 6 }), (slide, way) => {
        let deck = testDeck([slide]);
        for (const layout of [...way, slide.layout]) deck = setLayout(deck, 'a', layout);
        expect(deck.slides[0]).toMatchObject({ layout: slide.layout, slots: slide.slots });
      }),
    );
  });

  test('keeps what was typed between, and all that it hides [PRES-12]', () => {
    const table = { kind: 'table' as const, hasHeader: true, rows: [['План', 'Факт']] };
    let deck = testDeck([testSlide('a', 'table', { title: 'Итоги' })]);
    deck = setSlot(deck, 'a', 'table', table);
    deck = setLayout(deck, 'a', 'twoColumns');
    deck = setSlot(deck, 'a', 'left', textBlock('Слева'));
    deck = setSlot(deck, 'a', 'right', textBlock('Справа'));
    deck = setLayout(deck, 'a', 'bullets');
    const joined = deck.slides[0];
    expect(joined?.slots?.map(({ block }) => textOf(block))).toEqual(['Итоги', 'Слева\nСправа']);
    deck = setSlot(deck, 'a', 'body', textBlock('Слева и справа'));
    deck = setLayout(deck, 'a', 'table');
    expect(deck.slides[0]?.slots?.map(({ block }) => block)).toEqual([textBlock('Итоги'), table]);
    deck = setLayout(deck, 'a', 'bullets');
    const [back] = deck.slides;
    expect(back?.layout && textOf(blockIn(back, 'body') ?? textBlock(''))).toBe('Слева и справа');
  });
});
