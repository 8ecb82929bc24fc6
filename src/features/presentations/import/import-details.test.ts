import { expect, test } from 'vitest';
import { run, textOf } from '../model/deck.ts';
import { paragraphPieces, tablePieces } from './arrange/within-limits.ts';
import { importDeck } from './import-deck.ts';
import { largestSize } from './read/text.ts';
import {
  at,
  box,
  chartFrame,
  chartPart,
  paragraphXml,
  picture,
  type SmallSlide,
  smallPptx,
  table,
  titleBox,
} from './testing/small-pptx.ts';

const only = (slide: SmallSlide, parts: Readonly<Record<string, string | Uint8Array>> = {}) => {
  // Between two others, so that it is neither a cover nor the last one.
  const [, found] = importDeck(smallPptx({ slides: [{}, slide, {}], parts }), {
    brandColour: undefined,
  }).slides;
  if (!found) throw new Error('No slide');
  return found;
};

test('[PRES-36] categories of several levels keep the outer ones, and times are no months', () => {
  const category = (part: string, categories: string) => {
    const xml = chartPart('<c:lineChart>', ['x'], { План: [1, 2, 3] }).replace(
      /<c:cat>.*<\/c:cat>/,
      categories,
    );
    const slide = { shapes: chartFrame('c1'), relations: [['c1', 'chart', `../charts/${part}`] as const] };
    const block = only(slide, { [`ppt/charts/${part}`]: xml }).slides[0]?.slots.find(
      ({ name }) => name === 'chart',
    )?.block;
    return block?.kind === 'chart' ? block.categories : [];
  };
  const pt = (idx: number, text: string): string => `<c:pt idx="${idx}"><c:v>${text}</c:v></c:pt>`;
  expect(
    category(
      'a.xml',
      `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache><c:ptCount val="3"/><c:lvl>${pt(0, 'Q1')}${pt(1, 'Q2')}${pt(2, 'Q1')}</c:lvl><c:lvl>${pt(0, '2024')}${pt(2, '2025')}</c:lvl></c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`,
    ),
  ).toEqual(['2024, Q1', '2024, Q2', '2025, Q1']);
  const numbers = (format: string): string =>
    `<c:cat><c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${pt(0, '45292.375')}${pt(1, '45323.5')}${pt(2, '45352.75')}</c:numCache></c:numRef></c:cat>`;
  expect(category('b.xml', numbers('h:mm'))).toEqual(['09:00', '12:00', '18:00']);
  expect(category('c.xml', numbers('mm.yyyy'))).toEqual(['01.2024', '02.2024', '03.2024']);
  expect(category('d.xml', numbers('dd.mm.yyyy h:mm'))[0]).toBe('01.01.2024 09:00');
});

test('[PRES-91] the date of a slide is a day, or the day of showing where it is a field; another text is named', () => {
  const place = '<p:ph type="dt" idx="10"/>';
  const field = '<a:p><a:fld id="{0}" type="datetimeFigureOut"><a:t>12.05.2020</a:t></a:fld></a:p>';
  const settingsWith = (paragraphs: string) =>
    importDeck(smallPptx({ slides: [{ shapes: titleBox('Итоги') + box(place, paragraphs) }] }), {
      brandColour: undefined,
    });
  expect(settingsWith(paragraphXml('12 мая 2020\u00a0г.')).settings.date).toBe('2020-05-12');
  expect(settingsWith(field).settings.date).toBeNull();
  const { settings, slides } = settingsWith(paragraphXml('Весна'));
  expect(settings).not.toHaveProperty('date');
  expect(slides[0]?.losses).toEqual(['дата «Весна»']);
});

test('[PRES-36] the link of a shape goes to its text, that of a picture or an empty shape is named', () => {
  const click = (xml: string, id: string): string =>
    xml.replace(/<p:cNvPr ([^>]*)\/>/, `<p:cNvPr $1><a:hlinkClick r:id="${id}"/></p:cNvPr>`);
  const found = only(
    {
      shapes:
        titleBox('Ссылки') +
        click(box('<p:ph idx="1"/>', paragraphXml('Наш сайт'), at(5, 20, 50, 70)), 'l1') +
        click(picture('p1', at(60, 20, 35, 60)), 'l2') +
        click(box('', '<a:p/>', at(10, 80, 5, 5)), 'l3'),
      relations: [
        ['p1', 'image', '../media/a.png'],
        ...['l1', 'l2', 'l3'].map((id) => [id, 'hyperlink', `https://example.ru/${id}`, 'External'] as const),
      ],
    },
    { 'ppt/media/a.png': new Uint8Array([1]) },
  );
  expect(JSON.stringify(found.slides)).toContain(
    '"text":"Наш сайт","isBold":false,"isItalic":false,"link":"https://example.ru/l1"',
  );
  expect(found.losses).toEqual([
    'ссылка https://example.ru/l2 с\u00a0фигуры или\u00a0картинки',
    'ссылка https://example.ru/l3 с\u00a0фигуры или\u00a0картинки',
    'фигура без\u00a0текста',
  ]);
});

test('[PRES-36] only the first part of a table has a head that is too long to be repeated', () => {
  const rows = [
    ['Длинное слово '.repeat(30), 'Б'],
    ...Array.from({ length: 30 }, (_, row) => [`${row}`, 'б']),
  ];
  const blocks = tablePieces({ rows, hasHeader: true });
  expect(blocks.map(({ hasHeader }) => hasHeader)).toEqual([true, false, false]);
});

test('[PRES-36] a paragraph of very many letters and runs is cut without an overflow', () => {
  const runs = Array.from({ length: 500_000 }, () => run('а'));
  expect(paragraphPieces({ level: 0, list: 'none', runs })).toHaveLength(10_000);
  const sized = { name: 'rPr', attributes: { sz: '1200' }, children: [], text: '' };
  const children = Array.from({ length: 200_000 }, () => sized);
  expect(largestSize({ name: 'p', attributes: {}, children, text: '' })).toBe(12);
});

test('[PRES-100] a first row that alone is bold names the columns of a table of another program', () => {
  const cell = (text: string, isBold: boolean): string =>
    `<a:tc><a:txBody><a:p><a:r><a:rPr${isBold ? ' b="1"' : ''}/><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
  const drawn = (...bold: boolean[]): string =>
    table(bold.map((_, at) => [`${at}`]))
      .replace(' firstRow="1"', '')
      .replace(
        /<a:tr>.*<\/a:tr>/,
        bold.map((is) => `<a:tr>${cell('Канал', is)}${cell('Октябрь', is)}</a:tr>`).join(''),
      );
  const hasHeader = (...bold: boolean[]) => {
    const block = only({ shapes: titleBox('Каналы') + drawn(...bold) }).slides[0]?.slots.find(
      ({ name }) => name === 'table',
    )?.block;
    return block?.kind === 'table' && block.hasHeader;
  };
  expect(hasHeader(true, false, true)).toBe(true);
  expect(hasHeader(false, false)).toBe(false);
  expect(hasHeader(true, true)).toBe(false);
});

test('[PRES-100] a sentence in quotation marks with one line below it becomes a quote with its author', () => {
  const quote = (text: string) =>
    only({ shapes: titleBox(text) + box('', paragraphXml('Клиентка магазина, Тверь'), at(10, 60, 80, 8)) })
      .slides[0];
  const slide = quote('«Мне ответили ночью за пять минут. Я не ожидала.»');
  expect([
    slide?.layout,
    ...(slide?.slots ?? []).map(({ name, block }) => `${name}: ${textOf(block)}`),
  ]).toEqual([
    'quote',
    'quote: «Мне ответили ночью за пять минут. Я не ожидала.»',
    'author: Клиентка магазина, Тверь',
  ]);
  expect(quote('«Северлог»')?.layout).not.toBe('quote');
  expect(quote('«Северлог» и «Ромашка» вместе')?.layout).not.toBe('quote');
});

test('[PRES-100] the title of a law or a document in quotation marks is no quote; a line with a dash below it names an author', () => {
  const layoutOf = (title: string, ...boxes: string[]) => {
    const shapes = boxes.map((text, at_) => box('', paragraphXml(text), at(10, 40 + 20 * at_, 80, 8)));
    const slide = only({ shapes: titleBox(title) + shapes.join('') }).slides[0];
    return [slide?.layout, ...(slide?.slots ?? []).map(({ name }) => name)];
  };
  const law = '«О защите прав потребителей при продаже товаров»';
  expect(layoutOf(law, 'Закон РФ № 2300-1')).toEqual(['bullets', 'title', 'body']);
  expect(layoutOf(law, 'Действует для всех магазинов')).toEqual(['bullets', 'title', 'body']);
  expect(layoutOf(law, '— закон РФ № 2300-1')).toEqual(['bullets', 'title', 'body']);
  const words = '«Клиент доверяет нам паспорт, и это дороже сделки»';
  expect(layoutOf(words, '— Анна Смирнова')).toEqual(['quote', 'quote', 'author']);
  expect(layoutOf('Слово директора', words, '— Анна Смирнова')).toEqual([
    'quote',
    'title',
    'quote',
    'author',
  ]);
  expect(layoutOf('Слово директора', words, '— Анна Смирнова', 'Ещё строка')[0]).not.toBe('quote');
  expect(layoutOf('Закон', law, 'Статья 12')[0]).toBe('bullets');
});

test('[PRES-36] of a table above a chart the table comes first, of one below it the chart', () => {
  const part = chartPart('<c:barChart>', ['Май'], { План: [1] });
  const order = (tableTop: number, chartTop: number) => {
    const placed = (frame: string, top: number): string =>
      frame.replace('<p:xfrm/>', at(5, top, 90, 25).replaceAll('a:xfrm', 'p:xfrm'));
    const shapes =
      titleBox('Риски') + placed(table([['А'], ['1']]), tableTop) + placed(chartFrame('c1'), chartTop);
    const slide = { shapes, relations: [['c1', 'chart', '../charts/c.xml'] as const] };
    return only(slide, { 'ppt/charts/c.xml': part }).slides.map(({ layout }) => layout);
  };
  expect(order(20, 60)).toEqual(['table', 'chart']);
  expect(order(60, 20)).toEqual(['chart', 'table']);
});
