import { expect, test } from 'vitest';
import { type Slide, textOf } from '../model/deck.ts';
import { importDeck } from './import-deck.ts';
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

const read = (slides: readonly SmallSlide[], parts: Readonly<Record<string, string | Uint8Array>> = {}) =>
  importDeck(smallPptx({ slides, parts }), { brandColour: undefined });
/** Layouts with the text of each place. */
const shown = (slides: readonly Slide[]) =>
  slides.map(({ layout, slots }) => [layout, ...slots.map(({ name, block }) => `${name}: ${textOf(block)}`)]);
const only = (slide: SmallSlide, parts?: Readonly<Record<string, string | Uint8Array>>) => {
  // Between two others, so that it is neither a cover nor the last one.
  const [, found] = read([{}, slide, {}], parts).slides;
  if (!found) throw new Error('No slide');
  return found;
};

const bullet = '<a:pPr><a:buChar char="•"/></a:pPr>';
const body = (...lines: string[]): string =>
  box('<p:ph idx="1"/>', lines.map((line) => paragraphXml(line, bullet)).join(''), at(5, 20, 90, 70));

test('[PRES-36] titles make covers, sections and a last slide; a list stays one, with depths, marks, looks and links', () => {
  const list = [
    paragraphXml('Первое', bullet),
    paragraphXml('глубже', '<a:pPr lvl="4"><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
    '<a:p><a:r><a:rPr b="1" lang="en-US"/><a:t>Жирное, </a:t></a:r><a:r><a:rPr i="1"/><a:t>курсив и </a:t></a:r><a:r><a:rPr><a:hlinkClick r:id="l1"/></a:rPr><a:t>ссылка</a:t></a:r><a:br/><a:r><a:rPr><a:hlinkClick r:id="l2"/></a:rPr><a:t>м</a:t></a:r><a:r><a:rPr baseline="30000"/><a:t>2</a:t></a:r></a:p>',
    paragraphXml('• набранный знак'),
    '<a:p/>',
  ];
  const deck = read([
    {
      shapes:
        box('<p:ph type="ctrTitle"/>', paragraphXml('Отчёт')) +
        box('<p:ph type="subTitle" idx="1"/>', paragraphXml('2026')),
    },
    { shapes: titleBox('Раздел'), after: '<p:transition spd="slow" advTm="2000"/>' },
    {
      shapes: box('<p:ph idx="1"/>', list.join('')) + titleBox('Список'),
      attributes: 'show="0"',
      relations: [
        ['l1', 'hyperlink', 'https://example.ru/a', 'External'],
        ['l2', 'hyperlink', 'http://example.ru/b', 'External'],
      ],
    },
    { shapes: titleBox('Спасибо за внимание!') + box('<p:ph idx="1"/>', paragraphXml('a@example.ru')) },
  ]);
  expect(shown(deck.slides.flatMap(({ slides }) => slides))).toEqual([
    ['title', 'title: Отчёт', 'subtitle: 2026'],
    ['section', 'title: Раздел'],
    ['bullets', 'title: Список', 'body: Первое\nглубже\nЖирное, курсив и ссылка\nм²\nнабранный знак'],
    ['thanks', 'title: Спасибо за внимание!', 'body: a@example.ru'],
  ]);
  expect(deck.slides[1]?.losses).toEqual([]);
  const [slide] = deck.slides[2]?.slides ?? [];
  expect(slide?.isSkipped).toBe(true);
  const text = slide?.slots.find(({ name }) => name === 'body')?.block;
  expect(text?.kind === 'text' && text.paragraphs.map(({ list: mark, level }) => `${mark} ${level}`)).toEqual(
    ['bullet 0', 'number 2', 'none 0', 'bullet 0'],
  );
  expect(
    text?.kind === 'text' &&
      text.paragraphs[2]?.runs.map(({ isBold, isItalic, link }) => [isBold, isItalic, link]),
  ).toEqual([
    [true, false, null],
    [false, true, null],
    [false, false, 'https://example.ru/a'],
    [false, false, null],
  ]);
  expect(deck.slides[2]?.losses).toEqual([
    'ссылка http://example.ru/b (остаются только https:// и\u00a0почта)',
  ]);
  expect(deck.language).toBe('ru');
});

test('[PRES-36] two boxes side by side are columns, boxes of one size are cards, in reading order', () => {
  const columns = only({
    shapes:
      titleBox('Было и стало') +
      box('', paragraphXml('Стало'), at(52, 25, 43, 60)) +
      box('', paragraphXml('Было'), at(5, 25, 43, 60)),
  });
  expect(shown(columns.slides)).toEqual([
    ['twoColumns', 'title: Было и стало', 'left: Было', 'right: Стало'],
  ]);
  const card = (name: string, x: number): string =>
    box('', paragraphXml(name) + paragraphXml('пояснение'), at(x, 30, 28, 40));
  const cards = only({
    shapes: titleBox('Три шага') + card('Третий', 66) + card('Первый', 4) + card('Второй', 35),
  });
  expect(shown(cards.slides)).toEqual([
    ['cards', 'title: Три шага', 'body: Первый\nпояснение\nВторой\nпояснение\nТретий\nпояснение'],
  ]);
});

test('[PRES-36] pictures keep their description, side and crop; what browsers cannot draw or what is elsewhere is named', () => {
  const png = new Uint8Array([1, 2, 3]);
  const found = read(
    [
      {},
      {
        shapes:
          titleBox('Склад') +
          body('Площадь') +
          picture('p1', at(60, 20, 35, 60), '<a:srcRect l="25000"/>') +
          picture('p2', at(5, 50, 35, 40)) +
          picture('p3', at(5, 50, 35, 40)) +
          picture('p1', at(1, 1, 2, 2)),
        relations: [
          ['p1', 'image', '../media/a.png'],
          ['p2', 'image', '../media/b.emf'],
          ['p3', 'image', 'https://example.ru/c.png', 'External'],
        ],
      },
      {},
    ],
    { 'ppt/media/a.png': png, 'ppt/media/b.emf': png },
  );
  const [slide] = found.slides[1]?.slides ?? [];
  expect(shown(slide ? [slide] : [])).toEqual([
    ['pictureText', 'title: Склад', 'picture: Схема', 'body: Площадь'],
  ]);
  expect(slide?.isPictureRight).toBe(true);
  expect(found.pictures.map(({ name, type, bytes, crop }) => [name, type, [...bytes], crop])).toEqual([
    ['a.png', 'image/png', [1, 2, 3], { left: 0.25, top: 0, right: 0, bottom: 0 }],
  ]);
  expect(found.slides[1]?.losses).toEqual([
    'картинка в\u00a0формате EMF',
    'картинка по\u00a0ссылке: её в\u00a0файле нет',
    'маленькая картинка (значок)',
  ]);
});

test('[PRES-36] two charts and three pictures without other text are one slide', () => {
  const part = chartPart('<c:lineChart><c:grouping val="standard"/>', ['Май', 'Июнь'], { План: [1, 2] }, '0');
  const charts = only(
    {
      shapes: titleBox('Рост') + chartFrame('c1') + chartFrame('c2'),
      relations: [
        ['c1', 'chart', '../charts/c.xml'],
        ['c2', 'chart', '../charts/c.xml'],
      ],
    },
    { 'ppt/charts/c.xml': part },
  );
  expect(charts.slides.map(({ layout, slots }) => [layout, ...slots.map(({ name }) => name)])).toEqual([
    ['twoCharts', 'title', 'chart', 'chart2'],
  ]);
  const pictures = read(
    [
      {},
      {
        shapes:
          titleBox('Склад') +
          [5, 35, 65].map((x) => picture('p1', at(x, 30, 25, 40), '', `Вид ${x}`)).join(''),
        relations: [['p1', 'image', '../media/a.png']],
      },
      {},
    ],
    { 'ppt/media/a.png': new Uint8Array([1, 2, 3]) },
  );
  expect(shown(pictures.slides[1]?.slides ?? [])).toEqual([
    ['gallery', 'title: Склад', 'picture: Вид 5', 'picture2: Вид 35', 'picture3: Вид 65'],
  ]);
});

test('[PRES-36] charts become the portal’s kinds with their unit; larger ones go on to further slides', () => {
  const chart = (part: string) =>
    only(
      { shapes: titleBox('Рост') + chartFrame('c1'), relations: [['c1', 'chart', '../charts/c.xml']] },
      { 'ppt/charts/c.xml': part },
    );
  const months = Array.from({ length: 14 }, (_, index) => `М${index + 1}`);
  const values = months.map((_, index) => index / 10);
  const long = chart(chartPart('<c:lineChart><c:grouping val="standard"/>', months, { План: values }, '0%'));
  const blocks = long.slides.map(({ layout, slots }) => [
    layout,
    slots.find(({ name }) => name === 'chart')?.block,
  ]);
  expect(blocks).toEqual([
    [
      'chart',
      {
        kind: 'chart',
        type: 'line',
        unit: '%',
        categories: months.slice(0, 12),
        series: [{ name: 'План', values: values.slice(0, 12).map((value) => Math.round(value * 100)) }],
      },
    ],
    [
      'chart',
      {
        kind: 'chart',
        type: 'line',
        unit: '%',
        categories: ['М13', 'М14'],
        series: [{ name: 'План', values: [120, 130] }],
      },
    ],
  ]);
  const stacked = chart(
    chartPart(
      '<c:barChart><c:barDir val="bar"/><c:grouping val="percentStacked"/>',
      ['А'],
      { Х: [1], У: [2] },
      '#,##0\\ "₽"',
    ),
  );
  expect(stacked.slides[0]?.slots[1]?.block).toMatchObject({ type: 'stackedBar', unit: '₽' });
  expect(stacked.losses).toEqual(['вид диаграммы: накопление до\u00a0100\u00a0%']);
  const pie = chart(chartPart('<c:pieChart>', months.slice(0, 9), { Доли: values.slice(0, 9) }));
  expect(pie.slides[0]?.slots[1]?.block).toMatchObject({ type: 'bar' });
  expect(pie.losses).toEqual(['круг из\u00a09 долей: он стал полосами']);
  const huge = chart(
    chartPart(
      '<c:barChart>',
      Array.from({ length: 900 }, (_, index) => String(index)),
      { Х: [1] },
    ),
  );
  expect(huge.losses).toEqual([
    'диаграмма: категорий 900, рядов 1, а\u00a0одна диаграмма вмещает 12 и\u00a06, и\u00a0таких частей бывает не\u00a0больше 3',
  ]);
});

test('[PRES-36] no word of long texts, titles and tables is lost: they go on to further slides within all limits', () => {
  const words = (name: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
  const rows = [['Город', ...Array.from({ length: 9 }, (_, index) => `Столбец ${index}`)]].concat(
    Array.from({ length: 20 }, (_, row) => [
      `Город ${row}`,
      words(`д${row}x`, 60),
      ...Array.from({ length: 8 }, (__, cell) => `${row}-${cell}`),
    ]),
  );
  const found = only({
    shapes: titleBox(words('т', 60)) + body(words('а', 900), words('б', 30)) + table(rows),
  });
  const texts = found.slides
    .map((slide) => slide.slots.map(({ block }) => textOf(block)).join('\n'))
    .join('\n');
  for (const word of [words('т', 60), words('а', 900), words('б', 30), rows.flat().join(' ')]
    .join(' ')
    .split(' '))
    expect(texts, word).toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\d)`, 'u'));
  for (const { slots } of found.slides)
    for (const { name, block } of slots) {
      if (block.kind === 'text')
        expect(textOf(block).length).toBeLessThanOrEqual(name === 'title' ? 120 : 2000);
      if (block.kind !== 'table') continue;
      expect(block.rows.length).toBeLessThanOrEqual(15);
      expect(block.rows[0]).toContain('Город');
      for (const row of block.rows) expect(row.length).toBeLessThanOrEqual(8);
      for (const cell of block.rows.flat()) expect(cell.length).toBeLessThanOrEqual(200);
    }
});

test('[PRES-36] what slides do, and shapes without text, are named; speaker notes stay', () => {
  const found = only(
    {
      shapes: `${titleBox('Движение')}${box('', '<a:p/>', at(10, 10, 5, 5)).repeat(2)}<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="9" name="Линия"/></p:nvCxnSpPr></p:cxnSp>`,
      after:
        '<p:transition><p:fade/></p:transition><p:timing><p:tnLst><p:par><p:cTn id="1" presetClass="entr"/></p:par></p:tnLst></p:timing>',
      relations: [['n1', 'notesSlide', '../notesSlides/n.xml']],
    },
    {
      'ppt/notesSlides/n.xml': `<p:notes xmlns:a="urn:a" xmlns:p="urn:p"><p:cSld><p:spTree>${box('<p:ph type="body" idx="1"/>', paragraphXml('Сказать') + paragraphXml('и показать'))}</p:spTree></p:cSld></p:notes>`,
    },
  );
  expect(found.slides[0]?.notes).toBe('Сказать\nи показать');
  expect(found.losses).toEqual(['фигура без\u00a0текста\u00a0— 2', 'линия', 'анимация', 'эффект перехода']);
});

test('[PRES-36] the theme is the nearest to the ground and the accent that most slides have, not to those of the first master', () => {
  const master = (name: string): readonly [string, string] => ['slideLayout', `../slideLayouts/${name}.xml`];
  const rels = (kind: string, target: string): string =>
    `<Relationships xmlns="urn:r"><Relationship Id="a" Type="urn:x/${kind}" Target="${target}"/></Relationships>`;
  const look = (name: string, ground: string, accent: string) => ({
    [`ppt/slideLayouts/${name}.xml`]: '<p:sldLayout xmlns:p="urn:p"/>',
    [`ppt/slideLayouts/_rels/${name}.xml.rels`]: rels('slideMaster', `../slideMasters/${name}.xml`),
    [`ppt/slideMasters/${name}.xml`]: `<p:sldMaster xmlns:p="urn:p" xmlns:a="urn:a"><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="${ground}"/></a:solidFill></p:bgPr></p:bg></p:cSld></p:sldMaster>`,
    [`ppt/slideMasters/_rels/${name}.xml.rels`]: rels('theme', `../theme/${name}.xml`),
    [`ppt/theme/${name}.xml`]: `<a:theme xmlns:a="urn:a"><a:themeElements><a:clrScheme><a:accent1><a:srgbClr val="${accent}"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`,
  });
  const slide = (name: string): SmallSlide => ({
    shapes: titleBox('А'),
    relations: [['l', ...master(name)]],
  });
  const parts = { ...look('cover', '0D1830', '4FD1C5'), ...look('usual', 'FBFAF4', '2C6A3C') };
  expect(read([slide('cover'), slide('usual'), slide('usual')], parts).theme).toBe('forest');
  expect(read([slide('cover'), slide('cover'), slide('usual')], parts).theme).toBe('night');
});

test.each([
  ['numbers', ['387 млн ₽', 'выручки'], ['44 млн ₽', 'прибыли'], ['−6 млн ₽', 'в опте']],
  ['cards', ['Склад', 'под Калугой'], ['Офис', 'в Туле'], ['Цех', 'в Твери']],
  ['steps', ['1', 'Договор', 'до марта'], ['2', 'Стройка', 'до июня'], ['3', 'Запуск', 'осенью']],
])('[PRES-36] boxes below each other in columns are items of the layout %s', (layout, ...columns) => {
  const boxes = columns[0]?.flatMap((_, row) =>
    columns.map((column, at_) =>
      box('', paragraphXml(column[row] ?? ''), at(5 + 30 * at_, 30 + 15 * row, 25, 10)),
    ),
  );
  const items = columns.map((column) => (layout === 'steps' ? column.slice(1) : column).join('\n'));
  expect(shown(only({ shapes: titleBox('Итог') + boxes?.join('') }).slides)).toEqual([
    [layout, 'title: Итог', `body: ${items.join('\n')}`],
  ]);
});

test('[PRES-36] the end of a long description of a picture is reported', () => {
  const slide = {
    shapes: titleBox('Схема') + picture('p1', at(10, 20, 40, 40), '', `${'а'.repeat(500)}конец`),
    relations: [['p1', 'image', '../media/a.png'] as const],
  };
  expect(
    only(slide, { 'ppt/media/a.png': new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]) }).losses,
  ).toContain('описание картинки после 500\u00a0знаков: «конец»');
});
