/** Presentations for tests: made by hand, and by chance. */
import fc from 'fast-check';
import { CHART_TYPES, hasOneSeries } from '../chart-kinds.ts';
import {
  type Block,
  type Deck,
  emptySlide,
  type Layout,
  type OutlineItem,
  type Paragraph,
  type Slide,
  textBlock,
} from '../deck.ts';
import { LAYOUT_LIST, LAYOUTS } from '../layouts.ts';

export const testDeck = (slides: Deck['slides'] = [], change: Partial<Deck> = {}): Deck => ({
  uuid: '4f0f6a44-8f1c-4d0b-9a61-0f2a3c7b1d55',
  version: 7,
  title: 'Итоги третьего квартала',
  language: 'ru',
  theme: 'light',
  brief: null,
  outline: [],
  slides,
  status: 'ready',
  brand: null,
  owner: { id: 1, name: 'Мария Петрова' },
  right: 'owner',
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: false },
  editors: [],
  hidden: false,
  pinned: false,
  date: '2026-11-20T10:00:00Z',
  ...change,
});

/** A slide of text places: `testSlide('a', 'bullets', { title: 'План', body: 'Первое\nВторое' })`. */
export const testSlide = (
  id: string,
  layout: Layout,
  texts: Partial<Record<string, string>> = {},
): Slide => ({
  ...emptySlide(layout, id),
  slots: LAYOUTS[layout].slots.flatMap(({ name, kind }) => {
    const text = texts[name];
    return kind === 'text' && text !== undefined
      ? [{ name, block: textBlock(text, name === 'body' ? 'bullet' : 'none') }]
      : [];
  }),
});

export const testItem = (id: string, title = `Пункт ${id}`): OutlineItem => ({
  id,
  title,
  layout: 'bullets',
  points: ['Тезис'],
  source: null,
});

const word = fc.constantFrom(
  'План',
  'ёлка',
  '№ 5',
  '1 250 ₽',
  'сверхдлинноесловобезпробелов',
  'e = mc²',
  '🚀',
  '«да»',
  '',
);
const phrase = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const paragraphs = fc.array(
  fc.record<Paragraph>({
    level: fc.integer({ min: 0, max: 2 }),
    list: fc.constantFrom('none', 'bullet', 'number'),
    runs: fc.array(
      fc.record({
        text: phrase,
        isBold: fc.boolean(),
        isItalic: fc.boolean(),
        link: fc.constantFrom(null, 'https://example.ru/'),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 5 },
);
const blocks: Record<Block['kind'], fc.Arbitrary<Block>> = {
  text: paragraphs.map((value) => ({ kind: 'text', paragraphs: value })),
  picture: fc.record({
    kind: fc.constant('picture'),
    idFile: fc.constantFrom(null, '0b8e7a52-1111-4222-8333-444455556666'),
    alt: phrase,
    isDecorative: fc.boolean(),
    fit: fc.constantFrom('cover', 'contain'),
  }),
  table: fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 5 }), fc.boolean())
    .chain(([columns, rows, hasHeader]) =>
      fc
        .array(fc.array(phrase, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        })
        .map((cells) => ({ kind: 'table', hasHeader, rows: cells })),
    ),
  chart: fc.tuple(fc.constantFrom(...CHART_TYPES), fc.nat(5), fc.nat(3)).chain(([type, count, most]) => {
    const series = hasOneSeries(type) ? Math.min(1, most) : most;
    const values = fc.array(fc.option(fc.integer({ min: -1000, max: 5000 })), {
      minLength: count,
      maxLength: count,
    });
    return fc
      .array(values, { minLength: series, maxLength: series })
      .map((rows) => ({
        kind: 'chart',
        type,
        unit: '₽',
        categories: Array.from({ length: count }, (_, at) => `Кв. ${at + 1}`),
        series: rows.map((one, at) => ({ name: `Ряд ${at + 1}`, values: one })),
      }));
  }),
  timeline: fc
    .array(fc.record({ when: phrase, what: phrase }), { maxLength: 7 })
    .map((steps) => ({ kind: 'timeline', steps })),
};

/** Any slide of any layout, with any of its places filled. */
export const slides = (id: string): fc.Arbitrary<Slide> =>
  fc.constantFrom(...LAYOUT_LIST).chain((layout) =>
    fc
      .record({
        filled: fc.tuple(...LAYOUTS[layout].slots.map(({ kind }) => fc.option(blocks[kind]))),
        notes: phrase,
        isSkipped: fc.boolean(),
        isEdited: fc.boolean(),
        isPictureRight: fc.boolean(),
      })
      .map(({ filled, ...rest }) => ({
        ...emptySlide(layout, id),
        ...rest,
        slots: LAYOUTS[layout].slots.flatMap(({ name }, at) => {
          const block = filled[at];
          return block ? [{ name, block }] : [];
        }),
      })),
  );

/** Any deck of at most six slides, one of them perhaps of a newer gateway. */
export const decks: fc.Arbitrary<Deck> = fc
  .integer({ min: 0, max: 5 })
  .chain((count) => fc.tuple(fc.boolean(), ...Array.from({ length: count }, (_, at) => slides(`s${at}`))))
  .map(([hasLater, ...known]) =>
    testDeck(hasLater ? [...known, { id: 'later' }] : known, { outline: [testItem('o0'), testItem('o1')] }),
  );
