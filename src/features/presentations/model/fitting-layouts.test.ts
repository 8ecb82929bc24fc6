import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, blockIn, type Layout, run, type Slide, type TextBlock, textOf } from './deck.ts';
import { setLayout, setSlot } from './edit.ts';
import { fittingLayouts } from './fitting-layouts.ts';
import { slides, testDeck, testSlide } from './testing/decks.ts';
import { themeTokens } from './themes.ts';

const tokens = themeTokens('light');
const layoutsOf = (slide: Slide): Layout[] =>
  fittingLayouts(slide, undefined, tokens).map(({ layout }) => layout);
const withBlock = (layout: Layout, name: 'body' | 'table' | 'chart' | 'timeline', block: Block): Slide => {
  const deck = setSlot(testDeck([testSlide('a', layout, { title: 'Итог' })]), 'a', name, block);
  return deck.slides[0] as Slide;
};
/** Items with bold names. */
const named = (...items: [string, string][]): TextBlock => ({
  kind: 'text',
  paragraphs: items.map(([name, text]) => ({
    level: 0,
    list: 'bullet',
    runs: [{ ...run(`${name} `), isBold: true }, run(text)],
  })),
});

describe('[PRES-33] «Другой вид»', () => {
  test.each<[string, Slide, Layout[]]>([
    [
      'plain points stay a list of some kind',
      testSlide('a', 'bullets', { title: 'План', body: 'Первое\nВторое\nТретье\nЧетвёртое' }),
      ['bullets', 'twoColumns', 'agenda', 'cards'],
    ],
    [
      'named numbers are numbers, a chart and a table',
      withBlock('bullets', 'body', named(['Склад', '900 м²'], ['Офис', '120 м²'], ['Цех', '40 м²'])),
      ['bullets', 'table', 'chart', 'agenda', 'cards', 'numbers', 'steps', 'funnel'],
    ],
    [
      'two lists of named numbers are two charts',
      {
        ...testSlide('a', 'twoColumns', { title: 'Итог' }),
        slots: [
          ...testSlide('a', 'twoColumns', { title: 'Итог' }).slots,
          ...(['left', 'right'] as const).map((name) => ({
            name,
            block: named(['Склад', '900 м²'], ['Офис', '120 м²'], ['Цех', '40 м²']),
          })),
        ],
      },
      ['bullets', 'twoColumns', 'chart', 'agenda', 'cards', 'steps', 'twoCharts'],
    ],
    [
      'numbers of long texts are no chart',
      withBlock(
        'numbers',
        'body',
        named(['900 м²', 'под склад сырья и готовой продукции'], ['120 м²', 'под офис']),
      ),
      ['bullets', 'table', 'cards', 'numbers'],
    ],
    [
      'dates are a timeline',
      withBlock('steps', 'body', named(['Март', 'Договор'], ['Июнь', 'Стройка'], ['Осень', 'Запуск'])),
      ['bullets', 'table', 'timeline', 'agenda', 'cards', 'steps'],
    ],
    [
      'four names and texts are a matrix, people a team',
      withBlock(
        'team',
        'body',
        named(['Анна Смирнова', 'a'], ['Пётр Ильин', 'б'], ['Ольга Рей', 'в'], ['Ян Кац', 'г']),
      ),
      ['bullets', 'twoColumns', 'table', 'agenda', 'cards', 'steps', 'matrix', 'team'],
    ],
    [
      'a chart without a name of its row is a table and numbers',
      withBlock('chart', 'chart', {
        kind: 'chart',
        type: 'column',
        unit: '%',
        categories: ['Москва', 'Тверь'],
        series: [{ name: '', values: [60, 40] }],
      }),
      ['bullets', 'table', 'chart', 'cards', 'numbers'],
    ],
    [
      'a cover is a section, a thesis or the last slide',
      testSlide('a', 'title', { title: 'Отчёт', subtitle: 'Октябрь' }),
      ['title', 'section', 'statement', 'thanks'],
    ],
    [
      'a single thought is a quote or a thesis',
      testSlide('a', 'bullets', { title: 'Главное', body: 'Клиент остаётся, когда ему отвечают сразу' }),
      ['bullets', 'quote', 'statement'],
    ],
    [
      'a picture is never left out',
      {
        ...testSlide('a', 'pictureText', { title: 'Склад', body: 'Первое\nВторое' }),
        slots: [
          ...testSlide('a', 'pictureText', { title: 'Склад', body: 'Первое\nВторое' }).slots,
          {
            name: 'picture',
            block: { kind: 'picture', idFile: 'x', alt: '', isDecorative: true, fit: 'cover' },
          },
        ],
      },
      ['pictureText', 'titlePicture'],
    ],
  ])('%s', (_, slide, layouts) => {
    expect(layoutsOf(slide)).toEqual(layouts);
  });

  test('shows all words of the slide in each layout, none of them over its edge', () => {
    const words = (slide: Slide): string[] =>
      slide.slots.flatMap(({ block }) => textOf(block).match(/[\p{L}]+/gu) ?? []);
    fc.assert(
      fc.property(slides('a'), (slide) => {
        const before = new Set(words(slide));
        for (const shown of fittingLayouts(slide, undefined, tokens)) {
          const after = new Set(words(shown));
          expect([...before].filter((word) => !after.has(word))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('offers the same layouts while one goes through them, and the first one brings everything back', () => {
    const slide = withBlock('bullets', 'body', named(['Склад', '900 м²'], ['Офис', '120 м²']));
    let deck = testDeck([slide]);
    const all = layoutsOf(slide);
    for (const layout of [...all, 'bullets' as const]) {
      deck = setLayout(deck, 'a', layout);
      const now = deck.slides[0] as Slide;
      expect(fittingLayouts(now, deck.spare?.['a'], tokens).map((one) => one.layout)).toEqual(all);
    }
    expect(deck.slides[0]).toMatchObject({ layout: 'bullets', slots: slide.slots });
  });

  test('keeps in words what was changed in a table', () => {
    const slide = withBlock('bullets', 'body', named(['Склад', '900 м²'], ['Офис', '120 м²']));
    let deck = setLayout(testDeck([slide]), 'a', 'table');
    const rows = [
      ['Склад', '950 м²'],
      ['Офис', '120 м²'],
    ];
    deck = setSlot(deck, 'a', 'table', { kind: 'table', hasHeader: false, rows });
    deck = setLayout(deck, 'a', 'bullets');
    const body = blockIn(deck.slides[0] as Slide, 'body');
    expect(body && textOf(body)).toBe('Склад 950 м²\nОфис 120 м²');
  });
});

test('[PRES-32] [PRES-33] steps with dates before their names can become cards', () => {
  const dated = (name: string): TextBlock['paragraphs'][number] => ({
    level: 0,
    list: 'number',
    runs: [run('До 12 октября: '), { ...run(name), isBold: true }, run(' — завод')],
  });
  const block: TextBlock = { kind: 'text', paragraphs: ['Отгрузить', 'Открыть', 'Нанять'].map(dated) };
  expect(layoutsOf(withBlock('steps', 'body', block))).toEqual(expect.arrayContaining(['steps', 'cards']));
});
