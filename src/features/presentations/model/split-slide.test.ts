import { describe, expect, test } from 'vitest';
import { blockIn, isLater, textBlock, textOf } from './deck.ts';
import { canSplit, sentenceEnds, splitSlide } from './split-slide.ts';
import { testDeck, testSlide } from './testing/decks.ts';

describe('Splitting a slide', () => {
  const texts = (deck: ReturnType<typeof testDeck>, name: 'body' | 'table' | 'title' = 'body') =>
    deck.slides.map((slide) => (isLater(slide) ? '' : textOf(blockIn(slide, name) ?? textBlock(''))));

  test('goes between paragraphs, with the same title [PRES-09]', () => {
    const deck = testDeck([testSlide('a', 'bullets', { title: 'План', body: 'Раз\nДва\nТри\nЧетыре' })]);
    const split = splitSlide(deck, 'a', 'n');
    expect(texts(split)).toEqual(['Раз\nДва', 'Три\nЧетыре']);
    expect(texts(split, 'title')).toEqual(['План', 'План']);
  });

  test('goes between sentences, not behind an abbreviation or an initial [PRES-09]', () => {
    const text = 'Пишет А. С. Пушкин, г. Тверь, 1,5 млн. Рублей нет! «Да?» Так и есть…';
    expect(sentenceEnds(text).map((end) => text.slice(0, end).at(-2))).toEqual(['т', '?']);
    const deck = testDeck([
      testSlide('a', 'bullets', { body: 'Первое предложение. Второе предложение! Третье.' }),
    ]);
    expect(texts(splitSlide(deck, 'a', 'n'))).toEqual(['Первое предложение.', 'Второе предложение! Третье.']);
  });

  test('leaves one sentence as it is [PRES-09]', () => {
    const deck = testDeck([
      testSlide('a', 'bullets', { body: 'Одно очень длинное предложение без точки посередине' }),
    ]);
    expect(splitSlide(deck, 'a', 'n')).toBe(deck);
    expect(deck.slides.some((slide) => !isLater(slide) && canSplit(slide))).toBe(false);
  });

  test('repeats the head of a table', () => {
    const rows = [['Имя'], ['1'], ['2'], ['3']];
    const deck = testDeck([
      {
        ...testSlide('a', 'table'),
        slots: [{ name: 'table' as const, block: { kind: 'table' as const, hasHeader: true, rows } }],
      },
    ]);
    expect(texts(splitSlide(deck, 'a', 'n'), 'table')).toEqual(['Имя\n1\n2', 'Имя\n3']);
  });
});
