import { expect, test } from 'vitest';
import type { OutlineItem } from '#mocks/store/database.ts';
import { composedSlide } from './compose.ts';
import type { Materials } from './materials.ts';
import { textsFor } from './patterns.ts';

const table = {
  title: 'Заявки',
  source: 'Заявки.csv',
  rows: [
    ['Отдел', 'Заявки, шт.'],
    ['Поддержка', '1250'],
    ['Продажи', '870'],
  ],
};
const materials: Materials = { sections: [], tables: [table], text: '' };

/** The layout of a slide of two charts, and the categories and values of each chart that it got. */
function chartsOf(points: string[], source: string | null = null) {
  const item: OutlineItem = { id: 'a', layout: 'twoCharts', title: 'Заявки и\u00a0сроки', points, source };
  const { layout, slots } = composedSlide(item, 'b', materials, textsFor('ru'));
  const charts = slots.flatMap(({ block }) =>
    block.kind === 'chart' ? [block.categories.map((name, at) => [name, block.series[0]?.values[at]])] : [],
  );
  return { layout, charts };
}

const towns = ['Казань: 12 дн.', 'Тула: 9 дн.', 'Тверь: 7 дн.'];
const rows = [
  ['Поддержка', 1250],
  ['Продажи', 870],
];

test('[PRES-32] the theses of two charts are divided between them', () => {
  expect(chartsOf(towns)).toEqual({
    layout: 'twoCharts',
    charts: [
      [
        ['Казань', 12],
        ['Тула', 9],
      ],
      [['Тверь', 7]],
    ],
  });
});

test('[PRES-32] where a table is the first of two charts all theses are the second', () => {
  expect(chartsOf(towns, 'Заявки.csv')).toEqual({
    layout: 'twoCharts',
    charts: [
      rows,
      [
        ['Казань', 12],
        ['Тула', 9],
        ['Тверь', 7],
      ],
    ],
  });
});

test('[PRES-32] one chart stands where the theses are no numbers for a second one', () => {
  expect(chartsOf(['Казань: 12 дн.'])).toEqual({ layout: 'chart', charts: [[['Казань', 12]]] });
  expect(chartsOf(['Заявки растут', 'Сроки падают']).layout).toBe('chart');
  expect(chartsOf([...towns, 'Сроки падают']).layout).toBe('chart');
  for (const points of [[], ['Заявки растут', 'Сроки падают']])
    expect(chartsOf(points, 'Заявки.csv')).toEqual({ layout: 'chart', charts: [rows] });
});

test('[PRES-08] the name of the author of a quote is bold, what follows it is not', () => {
  const runsOf = (author: string) => {
    const points = ['Линия работает в среду', author];
    const item: OutlineItem = { id: 'a', layout: 'quote', title: 'Отзыв', points, source: null };
    const { slots } = composedSlide(item, 'b', materials, textsFor('ru'));
    const block = slots.find(({ name }) => name === 'author')?.block;
    return block?.kind === 'text' && block.paragraphs[0]?.runs.map(({ text, isBold }) => [text, isBold]);
  };
  expect(runsOf('Ирина Белова, инженер, Тула')).toEqual([
    ['Ирина Белова', true],
    [', инженер, Тула', false],
  ]);
  expect(runsOf('Клиент')).toEqual([['Клиент', true]]);
});

test('[PRES-08] a counted thing without a caption is as big as a number with one', () => {
  const points = ['4,2 млн ₽: Бюджет', '12 отделов'];
  const item: OutlineItem = { id: 'a', layout: 'numbers', title: 'Числа', points, source: null };
  const [, body] = composedSlide(item, 'b', materials, textsFor('ru')).slots;
  const paragraphs = body?.block.kind === 'text' ? body.block.paragraphs : [];
  expect(paragraphs.map(({ runs }) => runs.map(({ text, isBold }) => [text, isBold]))).toEqual([
    [
      ['4,2 млн ₽ ', true],
      ['Бюджет', false],
    ],
    [['12 отделов', true]],
  ]);
});

test('[PRES-08] notes say what the slide does not, and name the source', () => {
  const item: OutlineItem = {
    id: 'a',
    layout: 'steps',
    title: 'Начнём с простого',
    points: ['Записать: время', 'Найти: причину'],
    source: 'План.md',
  };
  const { notes } = composedSlide(item, 'b', materials, textsFor('ru'));
  expect(notes).toBe(
    'Порядок здесь важен: идём слева направо. На каждом шаге можно остановиться и спросить. Источник: План.md.',
  );
});
