import { expect, test } from 'vitest';
import { type Deck, emptySlide, isLater, run, type Slide, type SlotName, textBlock, textOf } from './deck.ts';
import { findInDeck } from './find.ts';
import { replaceInDeck } from './replace.ts';
import { testDeck } from './testing/decks.ts';

const slide = (slots: Partial<Record<SlotName, Slide['slots'][number]['block']>>, notes = ''): Slide => ({
  ...emptySlide('bullets', 'a'),
  notes,
  slots: Object.entries(slots).map(([name, block]) => ({ name: name as SlotName, block })),
});
const texts = ({ slides }: Deck): string[] =>
  slides.flatMap((one) => (isLater(one) ? [] : one.slots.map(({ block }) => textOf(block))));

test('[PRES-48] a text is replaced in every kind of block and in notes; a capital stays one', () => {
  const deck = testDeck([
    slide(
      { title: textBlock('Отчёт о складе'), body: textBlock('сводный отчет и ОТЧЁТЫ', 'bullet') },
      'Показать отчёт',
    ),
    slide({
      table: { kind: 'table', hasHeader: true, rows: [['Отчёт', '5']] },
      chart: {
        kind: 'chart',
        type: 'bar',
        unit: 'отчёт',
        categories: ['Отчёт'],
        series: [{ name: 'отчёты', values: [5] }],
        highlight: { target: 'category', index: 0, callout: 'отчёт' },
      },
      timeline: { kind: 'timeline', steps: [{ when: 'Отчёт', what: 'отчёт' }] },
      picture: { kind: 'picture', idFile: null, alt: 'Лист отчёта', isDecorative: false, fit: 'cover' },
    }),
    { id: 'later' },
  ]);
  const { deck: made, count, kept } = replaceInDeck(deck, 'отчёт', 'доклад');
  expect([count, kept]).toEqual([12, 0]);
  expect(texts(made)).toEqual([
    'Доклад о складе',
    'сводный доклад и ДОКЛАДЫ',
    'Доклад\t5',
    '\tдоклады\nДоклад\t5\nдоклад',
    'Доклад: доклад',
    'Лист доклада',
  ]);
  expect(findInDeck(made, 'отчёт')).toEqual([]);
  expect(made.slides[0]).toMatchObject({ notes: 'Показать доклад', isEdited: true });
  expect(made.slides[1]).toMatchObject({
    slots: [{}, { block: { unit: 'доклад', highlight: { callout: 'доклад' } } }, {}, {}],
  });
  expect(made.slides[2]).toBe(deck.slides[2]);
});

test('[PRES-48] looks are kept; a text over two looks gets those of its beginning', () => {
  const paragraphs = [
    {
      level: 0,
      list: 'none' as const,
      runs: [run('Наш '), { ...run('скл'), isBold: true }, run('ад №🚀 1')],
    },
  ];
  const { deck } = replaceInDeck(testDeck([slide({ body: { kind: 'text', paragraphs } })]), 'склад', 'центр');
  expect(deck.slides[0]).toMatchObject({
    slots: [
      { block: { paragraphs: [{ runs: [run('Наш '), { ...run('центр'), isBold: true }, run(' №🚀 1')] }] } },
    ],
  });
});

test('[PRES-48] a place that would be too long stays as it is and is counted; nothing found changes nothing', () => {
  const deck = testDeck([slide({ title: textBlock('Склад'), body: textBlock('склад') }, 'склад')]);
  const made = replaceInDeck(deck, 'склад', 'я'.repeat(121));
  expect([made.count, made.kept]).toEqual([2, 1]);
  expect(texts(made.deck)[0]).toBe('Склад');
  for (const query of ['', ' ', 'нет такого']) expect(replaceInDeck(deck, query, 'x').deck).toBe(deck);
  expect(replaceInDeck(deck, 'склад', '').deck.slides[0]).toMatchObject({ notes: '' });
});

test('[PRES-48] all that the search lists is replaced, and names keep their case', () => {
  const deck = testDeck([slide({ body: textBlock('Склад: 12\u00a0млн ₽, РФ и рф') })]);
  for (const [query, replacement, text] of [
    ['crkfl', 'центр', 'Центр: 12\u00a0млн ₽, РФ и рф'],
    ['12 млн', '13 млн', 'Склад: 13 млн ₽, РФ и рф'],
    ['РФ', 'Россия', 'Склад: 12\u00a0млн ₽, Россия и Россия'],
    ['Склад', 'iPhone', 'iPhone: 12\u00a0млн ₽, РФ и рф'],
  ] as const) {
    const { deck: made, count } = replaceInDeck(deck, query, replacement);
    expect([texts(made)[0], count]).toEqual([text, findInDeck(deck, query).length]);
  }
});
