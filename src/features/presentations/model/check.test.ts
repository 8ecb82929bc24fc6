import { describe, expect, test } from 'vitest';
import { checkDeck } from './check.ts';
import { type Block, emptySlide, type Slide, textBlock } from './deck.ts';
import { findInDeck } from './find.ts';
import { blockProblem, lengthProblem, outlineProblem, slidesProblem } from './limits.ts';
import { readLink, safeLink } from './links.ts';
import { pastedCells, pastedLine, pastedParagraphs, putCells } from './paste.ts';
import { outlineText } from './plain-text.ts';
import { replaceInDeck } from './replace.ts';
import { chartOf } from './testing/charts.ts';
import { testDeck, testItem, testSlide } from './testing/decks.ts';
import { themeTokens } from './themes.ts';

const withBlock = (slide: Slide, name: Slide['slots'][number]['name'], block: Block): Slide => ({
  ...slide,
  slots: [...slide.slots, { name, block }],
});
const picture = (alt: string, isDecorative = false): Block => ({
  kind: 'picture',
  idFile: '0b8e7a52-1111-4222-8333-444455556666',
  alt,
  isDecorative,
  fit: 'contain',
});
const link = (text: string): Block => ({
  kind: 'text',
  paragraphs: [
    { level: 0, list: 'none', runs: [{ text, isBold: false, isItalic: false, link: 'https://example.ru/' }] },
  ],
});

test('The check finds each kind of trouble, in the order of slides', () => {
  const deck = testDeck([
    testSlide('a', 'bullets', { title: 'План' }),
    withBlock(testSlide('b', 'pictureText', { title: 'план' }), 'picture', picture(' ')),
    withBlock(emptySlide('pictureText', 'c'), 'picture', picture('а'.repeat(251))),
    withBlock(testSlide('d', 'table', { title: 'Таблица' }), 'table', {
      kind: 'table',
      hasHeader: true,
      rows: [['План', '']],
    }),
    withBlock(testSlide('e', 'bullets', { title: 'Ссылки' }), 'body', link('https://example.ru/')),
    testSlide('f', 'bullets', { title: 'Длинный', body: 'Пункт списка\n'.repeat(30) }),
    { id: 'later' },
  ]);
  expect(
    checkDeck(deck, themeTokens('light')).map(({ kind, number, slot }) => `${number} ${slot} ${kind}`),
  ).toEqual([
    '2 title same-title',
    '2 picture no-description',
    '3 title no-title',
    '3 picture long-description',
    '4 table empty-header',
    '5 body bare-link',
    '6 body overflow',
  ]);
});

test('Each finding is told in words, with its place', () => {
  const chart = (...names: string[]): Block => ({
    kind: 'chart',
    type: 'column',
    unit: '',
    categories: ['Июль'],
    series: names.map((name) => ({ name, values: [1] })),
  });
  const wordsFor = (slide: Slide): string[] =>
    checkDeck(testDeck([slide]), themeTokens('light')).map(({ text }) => text.replaceAll('\u00a0', ' '));
  const titled = (layout: Slide['layout'], name: Slide['slots'][number]['name'], block: Block): string[] =>
    wordsFor(withBlock(testSlide('a', layout, { title: 'Итоги' }), name, block));
  const tableOf = (hasHeader: boolean, ...rows: string[][]): Block => ({ kind: 'table', hasHeader, rows });

  expect(wordsFor(testSlide('a', 'bullets', { body: 'Текст' }))).toEqual(['Слайд без заголовка']);
  expect(wordsFor(testSlide('a', 'bullets', { title: 'План', body: 'Пункт\n'.repeat(40) }))).toEqual([
    'Текст: текст не помещается',
  ]);
  expect(titled('pictureText', 'picture', picture(' '))).toEqual([
    'Опишите картинку или отметьте «Декоративное»',
  ]);
  expect(titled('pictureText', 'picture', picture('а'.repeat(250)))).toEqual([]);
  expect(titled('pictureText', 'picture', picture('а'.repeat(251)))).toEqual([
    'Описание длиннее 250 знаков: сократите его, подробности оставьте в тексте',
  ]);
  expect(titled('pictureText', 'picture', { ...picture(''), idFile: null } as Block)).toEqual([]);
  expect(titled('table', 'table', tableOf(true, ['План', ' ']))).toEqual(['Пустая ячейка в шапке таблицы']);
  expect(titled('table', 'table', tableOf(false, ['План', '']))).toEqual([]);
  expect(titled('table', 'table', tableOf(true))).toEqual([]);
  expect(titled('chart', 'chart', chart('План', ' '))).toEqual(['Ряд диаграммы без названия']);
  expect(titled('chart', 'chart', chart('План', 'Факт'))).toEqual([]);
  expect(titled('chart', 'chart', chart(''))).toEqual([]);
  const fall = (...values: (number | null)[]) =>
    titled('chart', 'chart', chartOf('waterfall', { Итог: values }));
  expect(fall(20, -5, 16)).toEqual(['Последнее число каскада не равно первому с изменениями']);
  expect([...fall(20, -5, 15), ...fall(20, -5, null)]).toEqual([]);
});

test('A link whose text is an address is found, an address without a link or inside words is not', () => {
  const found = (block: Block): number =>
    checkDeck(
      testDeck([withBlock(testSlide('a', 'bullets', { title: 'Ссылки' }), 'body', block)]),
      themeTokens('light'),
    ).filter(({ text }) => text === 'Вместо адреса напишите, куда ведёт ссылка').length;
  for (const text of [' https://example.ru/ ', 'HTTP://example.ru', 'www.example.ru', ' mailto:a@example.ru'])
    expect(found(link(text)), text).toBe(1);
  for (const text of ['Отчёт на www.example.ru', 'https://example.ru и ещё', 'пишите на mailto:a@example.ru'])
    expect(found(link(text)), text).toBe(0);
  expect(found(textBlock('https://example.ru/'))).toBe(0);
  const [address] = [link('www.example.ru')];
  if (address?.kind !== 'text') throw new Error('No text');
  const paragraphs = [...textBlock('Введение').paragraphs, ...address.paragraphs];
  expect(found({ kind: 'text', paragraphs })).toBe(1);
});

test('Equal titles name the first slide that has them; slides without a title are not equal', () => {
  const deck = testDeck([
    testSlide('a', 'bullets', { title: 'План' }),
    testSlide('b', 'bullets', { title: 'ПЛАН' }),
    testSlide('c', 'bullets', { title: 'план' }),
    testSlide('d', 'bullets', { body: 'Текст' }),
    testSlide('e', 'bullets', { body: 'Текст' }),
  ]);
  expect(checkDeck(deck, themeTokens('light')).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Такой же заголовок у слайда 1',
    'Такой же заголовок у слайда 1',
    'Слайд без заголовка',
    'Слайд без заголовка',
  ]);
});

test('A good deck has no findings', () => {
  const deck = testDeck([
    withBlock(
      testSlide('a', 'pictureText', { title: 'План', body: 'Первое' }),
      'picture',
      picture('Схема склада'),
    ),
    withBlock(testSlide('b', 'pictureText', { title: 'Факт' }), 'picture', picture('', true)),
    withBlock(testSlide('c', 'bullets', { title: 'Ссылки' }), 'body', link('Отчёт за квартал')),
  ]);
  expect(checkDeck(deck, themeTokens('dark'))).toEqual([]);
});

test('Links are https with a host or mailto with an address, and nothing else [PRES-14]', () => {
  expect(readLink(' https://example.ru/план?x=1 ')).toBe('https://example.ru/%D0%BF%D0%BB%D0%B0%D0%BD?x=1');
  expect(readLink('example.ru/plan')).toBe('https://example.ru/plan');
  expect(readLink('maria@example.ru')).toBe('mailto:maria@example.ru');
  expect(readLink('mailto:maria@example.ru?subject=План')).toMatch(/^mailto:maria@example\.ru/);
  for (const text of [
    '',
    'http://example.ru/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt://example.ru/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.ru',
    '//example.ru',
    '/admin',
    'https://',
    'https://user:pass@example.ru/',
    'https://bank.ru@evil.ru/',
    'mailto:',
    'mailto:nobody',
    'https://a b.ru',
    `https://example.ru/${'x'.repeat(2000)}`,
  ])
    expect(readLink(text), text).toBeUndefined();
  expect(safeLink('example.ru')).toBeUndefined();
  expect(safeLink(null)).toBeUndefined();
});

describe('Pasted plain text', () => {
  test('becomes paragraphs and lists, tags stay letters [PRES-13]', () => {
    const pasted = pastedParagraphs(
      'План\r\n\r\n• Первое\n  - вложенное\n1. Раз\n2) Два\n<b onclick="x">Жирно</b>\u0007',
    );
    expect(pasted.map(({ list, level, runs }) => [list, level, runs[0]?.text])).toEqual([
      ['none', 0, 'План'],
      ['bullet', 0, 'Первое'],
      ['bullet', 1, 'вложенное'],
      ['number', 0, 'Раз'],
      ['number', 0, 'Два'],
      ['none', 0, '<b onclick="x">Жирно</b>'],
    ]);
    expect(pastedParagraphs('-5 градусов\n1.5 тонны').every(({ list }) => list === 'none')).toBe(true);
    expect(pastedLine('Две\nстроки\tи  ещё')).toBe('Две строки и ещё');
  });

  test('becomes cells, which grow a table within its limits', () => {
    expect(pastedCells('а\tб\nв')).toEqual([
      ['а', 'б'],
      ['в', ''],
    ]);
    expect(pastedCells('слово')).toBeUndefined();
    const long = 'а'.repeat(201);
    expect(pastedCells(`${`${long}\t`.repeat(8)}${long}\n`.repeat(16)), 'nothing is cut').toEqual(
      Array.from({ length: 16 }, () => Array.from({ length: 9 }, () => long)),
    );
    expect(
      putCells(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        [['x', 'y']],
        1,
        1,
      ),
    ).toEqual([
      ['1', '2', ''],
      ['3', 'x', 'y'],
    ]);
    expect(
      putCells(
        [['1']],
        Array.from({ length: 20 }, () => ['x']),
        0,
        7,
      ),
    ).toHaveLength(15);
    expect(putCells([['1']], [Array.from({ length: 20 }, () => 'x')], 0, 0)[0]).toHaveLength(8);
  });
});

test('Limits are told in words', () => {
  const deck = testDeck(
    Array.from({ length: 60 }, (_, at) => testSlide(`s${at}`, 'title')),
    { outline: Array.from({ length: 40 }, (_, at) => testItem(`o${at}`)) },
  );
  expect(slidesProblem(deck, 1)).toBe('Не больше 60\u00a0слайдов');
  expect(outlineProblem(deck, 1)).toBe('Не больше 40\u00a0пунктов');
  expect(slidesProblem(testDeck(), 60)).toBeUndefined();
  expect(lengthProblem('а'.repeat(121), 120)).toBe('Не больше 120\u00a0знаков');
  expect(blockProblem('title', textBlock('а'.repeat(121)))).toBe('Не больше 120\u00a0знаков');
  expect(blockProblem('body', textBlock('а'.repeat(2001)))).toBe('Не больше 2\u00a0000\u00a0знаков');
  const rows = Array.from({ length: 16 }, () => ['']);
  expect(blockProblem('table', { kind: 'table', hasHeader: true, rows })).toBe('Не больше 15\u00a0строк');
  const pie = {
    kind: 'chart',
    type: 'pie',
    unit: '',
    categories: Array.from({ length: 9 }, () => 'а'),
    series: [],
  } as const;
  expect(blockProblem('chart', { ...pie, categories: [...pie.categories], series: [] })).toBe(
    'Не больше 8\u00a0долей',
  );
});

test('Slides are copied as an outline with the marks of their lists', () => {
  const text = outlineText([
    testSlide('a', 'bullets', { title: 'План', body: 'Раз\nДва' }),
    { id: 'x' },
    testSlide('b', 'title', { title: 'Всё' }),
  ]);
  expect(text).toBe('План\n• Раз\n• Два\n\nВсё');
});

test('A deck is searched by slide and place, «ё» and case ignored', () => {
  const deck = testDeck([
    { ...testSlide('a', 'bullets', { title: 'Ёлка', body: 'Нет\nёлка и Елка' }), notes: 'елка' },
  ]);
  const found = findInDeck(deck, 'елка');
  expect(found.map(({ slot }) => slot)).toEqual(['title', 'body', 'body', 'notes']);
  expect(found.map(({ excerpt, from, to }) => excerpt.slice(from, to))).toEqual([
    'Ёлка',
    'ёлка',
    'Елка',
    'елка',
  ]);
  expect(findInDeck(deck, ' ')).toEqual([]);
});

test('[PRES-48] titles of sections are found before their slides, and replaced', () => {
  const deck = {
    ...testDeck([testSlide('a', 'bullets', { title: 'План' }), testSlide('b', 'bullets', { title: 'План' })]),
    sections: [
      { id: 'S', title: 'План и сроки', slideId: 'b' },
      { id: 'T', title: 'Запасной план', slideId: null },
    ],
  };
  expect(findInDeck(deck, 'план').map(({ section, slideId, at }) => [section, slideId, at])).toEqual([
    [undefined, 'a', 0],
    ['S', 'b', 1],
    [undefined, 'b', 1],
    ['T', null, 2],
  ]);
  const { deck: made, count, kept } = replaceInDeck(deck, 'план', 'а'.repeat(92));
  expect([count, kept]).toEqual([3, 1]);
  expect(made.sections?.map(({ title }) => title.length)).toEqual([100, 13]);
});

test('[PRES-09] what the search shows around a match begins and ends with whole words', () => {
  const body = `${'начало '.repeat(8)}слово${' конец'.repeat(8)}`;
  const [found] = findInDeck(testDeck([testSlide('a', 'bullets', { body })]), 'слово');
  expect(found?.excerpt).toBe(`…${'начало '.repeat(5)}слово${' конец'.repeat(6)}…`);
  expect(found?.excerpt.slice(found.from, found.to)).toBe('слово');
});
