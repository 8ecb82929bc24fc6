import { describe, expect, test } from 'vitest';
import { convertSelection } from './convert-selection.ts';
import {
  blockIn,
  DECK_LIMITS,
  type Deck,
  type Slide,
  type SlotName,
  type TextBlock,
  textOf,
} from './deck.ts';
import { setLayout, setNotes, setSlot } from './edit.ts';
import type { LineKind } from './line-blocks.ts';
import { testDeck, testSlide } from './testing/decks.ts';
import { testObject } from './testing/objects.ts';
import { themeTokens } from './themes.ts';

const tokens = themeTokens('light');
const body = 'Москва: 120 млн ₽\nТверь: 80 млн ₽\nСклад готов\nОфис в мае';

/** The selection of lines of a place, from the first to the one before `to`, in another form. */
function convert(slide: Slide, kind: LineKind, [from, to]: [number, number], name: SlotName = 'body') {
  const { paragraphs } = blockIn(slide, name) as TextBlock;
  const deck = testDeck([testSlide('first', 'title', { title: 'Титул' }), slide]);
  const selected = { slideId: slide.id, name, from, paragraphs: paragraphs.slice(from, to) };
  return { deck, made: convertSelection(deck, selected, kind, { id: 'new', tokens }) };
}
const slidesOf = (deck: Deck | undefined) =>
  deck?.slides.map((slide) => ({
    id: slide.id,
    layout: slide.layout,
    texts: Object.fromEntries((slide as Slide).slots.map(({ name, block }) => [name, textOf(block)])),
  }));

describe('[PRES-99] A selection of a text as another block', () => {
  test('a part becomes a chart beside the text that is left', () => {
    const { made } = convert(testSlide('a', 'bullets', { title: 'Итоги', body }), 'chart', [0, 2]);
    expect(made).toMatchObject({ slideId: 'a', isNewSlide: false, name: 'chart' });
    const [, slide] = slidesOf(made?.deck) ?? [];
    expect(slide).toMatchObject({
      layout: 'chart',
      texts: { title: 'Итоги', body: 'Склад готов\nОфис в мае' },
    });
    const one = convert(
      testSlide('a', 'bullets', { title: 'Итоги', body: body.replace('\nОфис в мае', '') }),
      'chart',
      [0, 2],
    );
    expect(slidesOf(one.made?.deck)?.[1]).toMatchObject({
      layout: 'chartFull',
      texts: { body: 'Склад готов' },
    });
  });

  test('all text becomes what «Другой вид» makes of it, and that way leads back', () => {
    const text = 'Москва: 120 млн ₽\nТверь: 80 млн ₽';
    const { made, deck } = convert(
      testSlide('a', 'bullets', { title: 'Итоги', body: text }),
      'table',
      [0, 2],
    );
    expect(slidesOf(made?.deck)?.[1]).toMatchObject({
      layout: 'table',
      texts: { title: 'Итоги', table: 'Москва\t120 млн ₽\nТверь\t80 млн ₽' },
    });
    expect(made && slidesOf(setLayout(made.deck, 'a', 'bullets'))).toEqual(slidesOf(deck));
  });

  test('what has no room beside the text stands on a new slide with the same title, shown like this one', () => {
    const slide = { ...testSlide('a', 'bullets', { title: 'Итоги', body }), isSkipped: true };
    const { made } = convert(slide, 'cards', [2, 4]);
    expect(made).toMatchObject({ slideId: 'new', isNewSlide: true, name: 'body' });
    expect(slidesOf(made?.deck)?.slice(1)).toEqual([
      { id: 'a', layout: 'bullets', texts: { title: 'Итоги', body: 'Москва: 120 млн ₽\nТверь: 80 млн ₽' } },
      { id: 'new', layout: 'cards', texts: { title: 'Итоги', body: 'Склад готов\nОфис в мае' } },
    ]);
    expect(made?.deck.slides[2]).toMatchObject({ isSkipped: true, isEdited: true });
    const long = `${body}\n${'Длинная строка о складе и офисе. '.repeat(20)}`;
    const table = convert(testSlide('a', 'bullets', { title: 'Итоги', body: long }), 'table', [0, 2]);
    expect(slidesOf(table.made?.deck)?.[2]).toMatchObject({ id: 'new', layout: 'table' });
  });

  test('the other column stands below a table, or alone; a conclusion that loses its list fills its slide', () => {
    const columns = testSlide('a', 'twoColumns', {
      title: 'Города',
      left: 'Москва: 1\nТверь: 2',
      right: 'Растём',
    });
    expect(slidesOf(convert(columns, 'table', [0, 2], 'left').made?.deck)?.[1]).toMatchObject({
      layout: 'tableText',
      texts: { body: 'Растём' },
    });
    const cards = convert(columns, 'cards', [0, 2], 'left').made;
    expect(slidesOf(cards?.deck)?.slice(1)).toMatchObject([
      { layout: 'bullets', texts: { title: 'Города', body: 'Растём' } },
      { layout: 'cards', texts: { title: 'Города', body: 'Москва: 1\nТверь: 2' } },
    ]);
    const plain = testSlide('a', 'pictureText', { title: 'Склад', body });
    const block = { kind: 'picture', idFile: 'f', alt: 'Склад', isDecorative: false, fit: 'cover' } as const;
    const [pictured] = setSlot(testDeck([plain]), 'a', 'picture', block).slides as [Slide];
    expect(convert(pictured, 'table', [0, 2]).made).toMatchObject({ isNewSlide: true });
    // A layout for the picture alone would cut it or write the title over it.
    expect(convert(pictured, 'table', [0, 4]).made).toBeUndefined();
    const lead = testSlide('a', 'lead', { title: 'Города', subtitle: 'Растём', body });
    expect(slidesOf(convert(lead, 'cards', [0, 4]).made?.deck)?.slice(1)).toMatchObject([
      { layout: 'statement', texts: { title: 'Города', subtitle: 'Растём' } },
      { layout: 'cards', texts: { title: 'Города', body } },
    ]);
  });

  test('titles, cards that are there already and full decks are left alone', () => {
    const slide = testSlide('a', 'cards', { title: 'Итоги', body });
    expect(convert(slide, 'cards', [0, 4]).made).toBeUndefined();
    expect(convert(testSlide('a', 'quote', { quote: body }), 'table', [0, 2], 'quote').made).toBeUndefined();
    const { paragraphs } = blockIn(slide, 'body') as TextBlock;
    const selected = { slideId: 'a', name: 'body', from: 0, paragraphs: paragraphs.slice(0, 2) } as const;
    const others = Array.from({ length: DECK_LIMITS.slides - 1 }, (_, at) => testSlide(`s${at}`, 'bullets'));
    const full = testDeck([slide, ...others]);
    expect(convertSelection(full, selected, 'cards', { id: 'new', tokens })).toBeUndefined();
    expect(convertSelection(testDeck([]), selected, 'cards', { id: 'new', tokens })).toBeUndefined();
  });

  test('the way back gives the text and no more, unless a slide of it was changed since', () => {
    const slide = { ...testSlide('a', 'bullets', { title: 'Итоги', body }), objects: [testObject()] };
    const { made, deck } = convert(slide, 'cards', [0, 2]);
    if (!made) throw new Error('No cards');
    const other = setNotes(made.deck, 'first', 'Сказать о планах');
    const back = made.back(setNotes(other, 'a', 'Заметка'));
    expect(slidesOf(back)).toEqual(slidesOf(deck));
    expect(back?.slides).toMatchObject([{ notes: 'Сказать о планах' }, { notes: 'Заметка', objects: [{}] }]);
    expect(made.back(setNotes(made.deck, 'new', 'Заметка'))).toBeUndefined();
    expect(made.back(setSlot(made.deck, 'a', 'body', null))).toBeUndefined();
    expect(made.back(deck)).toBe(deck);
  });
});
