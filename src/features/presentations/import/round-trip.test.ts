import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { deckToPptx } from '../export/pptx/deck-to-pptx.ts';
import { fullDeck, pictureId, testPictures } from '../export/testing/full-deck.ts';
import { pictureSize, pictureSlides } from '../export/testing/picture-slides.ts';
import { unzip } from '../export/testing/unzip.ts';
import { CHART_TYPES, hasOneSeries } from '../model/chart-kinds.ts';
import {
  type AnySlide,
  blockIn,
  type ChartBlock,
  type Deck,
  emptySlide,
  isLater,
  paragraph,
  type Slide,
  textBlock,
  textOf,
} from '../model/deck.ts';
import { safeLink } from '../model/links.ts';
import { testBrand } from '../model/testing/brand.ts';
import { chartOf } from '../model/testing/charts.ts';
import { testDeck, testSlide } from '../model/testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects, testObject } from '../model/testing/objects.ts';
import { themeTokens } from '../model/themes.ts';
import { sectionsFrom } from './chosen.ts';
import { importDeck } from './import-deck.ts';
import { at, box, paragraphXml } from './testing/small-pptx.ts';

const pptxOf = (deck: Deck, tokens = themeTokens(deck.theme)): Uint8Array<ArrayBuffer> =>
  deckToPptx({ deck, tokens, pictures: testPictures(), withNotes: true, withoutSkipped: false });

/** What a reader sees of a slide: its words, and its tables and charts as they are. */
const contentOf = (slide: AnySlide) =>
  isLater(slide)
    ? null
    : {
        layout: slide.layout,
        notes: slide.notes,
        isSkipped: slide.isSkipped,
        isPictureRight: slide.isPictureRight,
        slots: slide.slots.map(({ name, block }) => {
          if (block.kind === 'table' || block.kind === 'chart' || block.kind === 'timeline')
            return { name, block };
          if (block.kind === 'picture') return { name, alt: block.isDecorative ? '' : block.alt };
          return {
            name,
            text: textOf(block),
            lists: block.paragraphs.map(({ list, level }) => [list, level]),
            links: block.paragraphs.flatMap(({ runs }) => runs.flatMap(({ link }) => safeLink(link) ?? [])),
          };
        }),
      };

test('[PRES-36] a presentation that the portal exported comes back with its layouts, texts, tables, charts, pictures and notes', () => {
  const deck = fullDeck({ theme: 'forest' });
  const found = importDeck(pptxOf(deck), { brandColour: undefined });
  expect({ title: found.title, language: found.language, theme: found.theme, losses: found.losses }).toEqual({
    title: deck.title,
    language: 'ru',
    theme: 'forest',
    losses: [],
  });
  expect(found.slides.map(({ slides }) => slides.length)).toEqual(deck.slides.map(() => 1));
  for (const [at, one] of found.slides.entries())
    expect(contentOf(one.slides[0] as AnySlide)).toEqual(contentOf(deck.slides[at] as AnySlide));
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual([]);
  expect(found.pictures.map(({ type }) => type)).toContain('image/png');
});

test('[PRES-51][PRES-91] an exported presentation comes back with its footer, its numbers, its date and its transition', () => {
  const slides = [testSlide('a', 'title', { title: 'Итоги' }), testSlide('b', 'bullets', { title: 'План' })];
  for (const settings of [
    { footer: 'Отдел продаж', hasNumbers: false, transition: 'push' },
    { footer: null, hasNumbers: true, date: null, transition: 'fade' },
    { footer: 'Отдел продаж', hasNumbers: true, date: '2026-11-30', transition: 'none' },
    { footer: '', hasNumbers: true, transition: 'none' },
  ] as const) {
    const deck = { ...testDeck(slides, { title: 'Итоги' }), settings };
    const file = pptxOf({ ...deck, slides: deck.slides.slice(settings.transition === 'none' ? 0 : 1) });
    const found = importDeck(file, { brandColour: undefined });
    expect(found.settings).toEqual(settings);
    expect(found.losses).toEqual([]);
  }
});

test('[PRES-65] the sections of an exported presentation come back, an empty one too, for the chosen slides', () => {
  const slides = ['a', 'b', 'c', 'd'].map((id) => testSlide(id, 'bullets', { title: id }));
  const sections = [
    { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a1', title: 'Главное & «числа»', slideId: 'b' },
    { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a2', title: 'Пусто', slideId: 'd' },
    { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a3', title: 'Итоги', slideId: 'd' },
  ];
  const found = importDeck(pptxOf({ ...testDeck(slides), sections }), { brandColour: undefined });
  expect(found.losses).toEqual([]);
  expect(found.sections).toEqual([
    { title: 'Главное & «числа»', numbers: [2, 3] },
    { title: 'Пусто', numbers: [] },
    { title: 'Итоги', numbers: [4] },
  ]);
  const idOf = (at: number) => found.slides[at]?.slides[0]?.id;
  const made = (from: number) => sectionsFrom(found.sections, found.slides.slice(from));
  expect(made(0).map(({ slideId }) => slideId)).toEqual([idOf(1), idOf(3), idOf(3)]);
  expect(made(2).map(({ slideId }) => slideId)).toEqual([idOf(2), idOf(3), idOf(3)]);
  expect(made(3).map(({ title }) => title)).toEqual(['Пусто', 'Итоги']);
});

test('[PRES-36] what somebody adds to an exported slide is not lost', () => {
  const slides = [
    testSlide('a', 'title', { title: 'Отчёт' }),
    testSlide('b', 'bullets', { title: 'План', body: 'Первое' }),
    testSlide('c', 'numbers', { title: 'Числа', body: '9 000 м²' }),
    testSlide('d', 'thanks', { title: 'Спасибо' }),
  ];
  const files = unzip(pptxOf(testDeck(slides)));
  const decoder = new TextDecoder();
  for (const number of [2, 3]) {
    const path = `ppt/slides/slide${number}.xml`;
    const added = box('', paragraphXml('Добавлено в PowerPoint'), at(10, 70, 60, 10));
    const xml = decoder.decode(files.get(path)).replace('</p:spTree>', `${added}</p:spTree>`);
    files.set(path, new TextEncoder().encode(xml));
  }
  const found = importDeck(zipFiles(Object.fromEntries(files)), { brandColour: undefined });
  const words = found.slides.map(({ slides: made }) =>
    made
      .flatMap((slide) => (isLater(slide) ? [] : slide.slots))
      .map(({ block }) => textOf(block))
      .join('\n'),
  );
  expect(words[1]).toBe('План\nПервое\nДобавлено в PowerPoint');
  expect(words[2]).toBe('Числа\n9 000 м²\nДобавлено в PowerPoint');
});

/** A slide of four cards, the third of which has no icon. */
const iconSlide = (layout: 'cards' | 'matrix'): Slide => ({
  ...emptySlide(layout, layout),
  slots: [
    { name: 'title', block: textBlock('Услуги') },
    {
      name: 'body',
      block: {
        kind: 'text',
        paragraphs: ['truck', 'database', undefined, 'shopping-cart'].flatMap((icon, index) => [
          { ...paragraph(`Услуга ${index + 1}`, 'bullet'), ...(icon !== undefined && { icon }) },
          paragraph('Описание', 'none', 1),
        ]),
      },
    },
  ],
});
const iconsIn = (slides: readonly Slide[] | undefined) =>
  slides?.flatMap(({ slots }) =>
    slots.flatMap(({ block }) =>
      block.kind === 'text'
        ? block.paragraphs.map((one) => [textOf({ kind: 'text', paragraphs: [one] }), one.icon])
        : [],
    ),
  );

test('[PRES-34, PRES-36] the icons of cards and matrices come back, each at its item', () => {
  const slides = [iconSlide('cards'), iconSlide('matrix')];
  const found = importDeck(pptxOf(testDeck(slides)), { brandColour: undefined });
  for (const [index, slide] of slides.entries())
    expect(iconsIn(found.slides[index]?.slides)).toEqual(iconsIn([slide]));
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual([]);
});

/** A slide of two columns with icons in the place of some bullets. */
const columnSlide = (): Slide => ({
  ...emptySlide('twoColumns', 'columns'),
  slots: [
    { name: 'title', block: textBlock('Услуги') },
    ...(['left', 'right'] as const).map((name) => ({
      name,
      block: {
        kind: 'text' as const,
        paragraphs: [
          paragraph('Вступление'),
          { ...paragraph('Доставка', 'bullet'), icon: 'truck' },
          paragraph('Без\u00a0значка', 'bullet'),
          { ...paragraph(name, 'bullet', 1), icon: name === 'left' ? 'star' : 'database' },
        ],
      },
    })),
  ],
});

test('[PRES-86, PRES-36] icons in the place of bullets come back, each at its paragraph', () => {
  const slide = columnSlide();
  const found = importDeck(pptxOf(testDeck([slide])), { brandColour: undefined });
  expect(iconsIn(found.slides[0]?.slides)).toEqual(iconsIn([slide]));
  expect(contentOf(found.slides[0]?.slides[0] as AnySlide)).toEqual(contentOf(slide));
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual([]);
});

test('[PRES-86, PRES-36] icons of a list to which somebody added a paragraph are named as lost', () => {
  const files = unzip(pptxOf(testDeck([columnSlide()])));
  const path = 'ppt/slides/slide1.xml';
  const xml = new TextDecoder()
    .decode(files.get(path))
    .replace(/<a:p>(?=(?:(?!<a:p>).)*Доставка)/u, `${paragraphXml('Новое')}$&`);
  files.set(path, new TextEncoder().encode(xml));
  const found = importDeck(zipFiles(Object.fromEntries(files)), { brandColour: undefined });
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual(['значки пунктов']);
  expect(iconsIn(found.slides[0]?.slides)?.flatMap(([text]) => text)).toContain('Новое');
});

test('[PRES-34, PRES-36] icons of a slide that is arranged anew are named as lost', () => {
  const files = unzip(pptxOf(testDeck([iconSlide('cards')])));
  const path = 'ppt/slides/slide1.xml';
  const added = box('', paragraphXml('Добавлено в PowerPoint'), at(10, 90, 60, 8));
  const xml = new TextDecoder().decode(files.get(path)).replace('</p:spTree>', `${added}</p:spTree>`);
  files.set(path, new TextEncoder().encode(xml));
  const found = importDeck(zipFiles(Object.fromEntries(files)), { brandColour: undefined });
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual(['значки пунктов']);
});

test('[PRES-36] a damaged slide of an exported presentation is named', () => {
  const files = unzip(pptxOf(fullDeck()));
  const broken = (number: number) =>
    files.set(`ppt/slides/slide${number}.xml`, new TextEncoder().encode('<'));
  const losses = () => importDeck(zipFiles(Object.fromEntries(files)), { brandColour: undefined }).losses;
  broken(2);
  expect(losses()).toEqual(['слайд 2: он повреждён']);
  broken(4);
  expect(losses()).toEqual(['слайды 2, 4: они повреждены']);
});

test('[PRES-36] a presentation in the style of a company comes back in the theme of the company', () => {
  const brand = testBrand({ name: 'Нива & «Поле»', logo: null });
  const deck = testDeck([testSlide('a', 'title', { title: 'Отчёт' })], { theme: 'brand', brand });
  const tokens = themeTokens('brand', brand);
  const found = importDeck(pptxOf(deck, tokens), { brandColour: undefined });
  expect([found.theme, found.losses]).toEqual(['brand', []]);
});

const chartSlide = (id: string, chart: Omit<ChartBlock, 'kind'>): Slide => ({
  ...emptySlide('chart', id),
  slots: [
    { name: 'title', block: textBlock('Рост') },
    { name: 'chart', block: { kind: 'chart', ...chart } },
  ],
});

test('[PRES-36, PRES-41] charts of one and several series of every kind come back, with and without a unit', () => {
  const names = ['Выручка розничных магазинов', 'Выручка, план', '', 'Доход'];
  const charts = CHART_TYPES.flatMap((type) =>
    ['', 'млн ₽', 'баллы'].flatMap((unit) =>
      (hasOneSeries(type) ? [1] : type === 'combined' ? [2] : [1, 2]).flatMap((count) =>
        (count === 1 ? names : ['План']).map(
          (name): Omit<ChartBlock, 'kind'> => ({
            type,
            unit,
            categories: ['Июль', 'Август', 'Сентябрь'],
            series: [
              { name, values: [40, 41.5, 43] },
              { name: 'Факт', values: [42, 3, 47] },
            ].slice(0, count),
          }),
        ),
      ),
    ),
  );
  // A unit alone above a waterfall is known only if it is one of the usual units: otherwise it is the name.
  const kept = charts.filter(
    ({ type, unit, series }) => !(type === 'waterfall' && unit === 'баллы' && series[0]?.name === ''),
  );
  for (let from = 0; from < kept.length; from += 40) {
    const part = kept.slice(from, from + 40);
    const found = importDeck(pptxOf(testDeck(part.map((chart, index) => chartSlide(`c${index}`, chart)))), {
      brandColour: undefined,
    });
    for (const [index, { slides }] of found.slides.entries())
      expect(
        slides.map(({ slots }) => slots.find(({ name }) => name === 'chart')?.block),
        JSON.stringify(part[index]),
      ).toEqual([{ kind: 'chart', ...part[index] }]);
  }
});

test('[PRES-36, PRES-43] what stands out in a chart comes back with its callout, also without one', () => {
  const charts = CHART_TYPES.flatMap((type) =>
    ['', '+38 % к прошлому году'].flatMap((callout) =>
      (hasOneSeries(type) ? (['category'] as const) : (['category', 'series'] as const)).map(
        (target): Omit<ChartBlock, 'kind'> => ({
          type,
          unit: '',
          categories: ['Июль', 'Август', 'Сентябрь'],
          series: [
            { name: 'План', values: [40, 41.5, 43] },
            { name: 'Факт', values: [42, 3, 47] },
          ].slice(0, hasOneSeries(type) ? 1 : 2),
          // Several areas draw no point that stands out.
          highlight: { target, index: 1, callout: type === 'area' && target === 'category' ? '' : callout },
        }),
      ),
    ),
  );
  const found = importDeck(pptxOf(testDeck(charts.map((chart, index) => chartSlide(`c${index}`, chart)))), {
    brandColour: undefined,
  });
  for (const [index, { slides, losses }] of found.slides.entries()) {
    const blocks = slides.map(({ slots }) => slots.find(({ name }) => name === 'chart')?.block);
    expect(blocks, JSON.stringify(charts[index])).toEqual([{ kind: 'chart', ...charts[index] }]);
    expect(losses).toEqual([]);
  }
});

test('[PRES-36, PRES-43] of two charts each has its own callout back, and one without a callout stays without', () => {
  const lit = (type: ChartBlock['type'], callout: string): ChartBlock => ({
    ...chartOf(type, { Выручка: [10, 20, 30] }),
    highlight: { target: 'category', index: 1, callout },
  });
  const pairs = [
    [lit('column', '+5 %'), lit('bar', '+7 %')],
    [lit('column', ''), lit('line', '+7 %')],
    [lit('column', '+5 %'), lit('line', '')],
    [lit('doughnut', '+5 %'), lit('column', '+7 %')],
  ] as const;
  const slides = pairs.map(
    ([chart, chart2], index): Slide => ({
      ...emptySlide('twoCharts', `pair${index}`),
      slots: [
        { name: 'title', block: textBlock('Выручка') },
        { name: 'chart', block: chart },
        { name: 'chart2', block: chart2 },
      ],
    }),
  );
  const found = importDeck(pptxOf(testDeck(slides)), { brandColour: undefined });
  for (const [index, slide] of slides.entries())
    expect(contentOf(found.slides[index]?.slides[0] as AnySlide)).toEqual(contentOf(slide));
});

test('[PRES-36, PRES-49] a line with a scale of its own comes back with its values and the unit of the columns', () => {
  const chart: Omit<ChartBlock, 'kind'> = {
    type: 'combined',
    unit: 'млн ₽',
    categories: ['Июль', 'Август'],
    series: [
      { name: 'Выручка', values: [354, 341] },
      { name: 'Заказы, шт.', values: [2_500_000, 2_750_000] },
    ],
  };
  const found = importDeck(pptxOf(testDeck([chartSlide('a', chart)])), { brandColour: undefined });
  const [slide] = found.slides.flatMap(({ slides }) => slides);
  expect(slide?.slots.find(({ name }) => name === 'chart')?.block).toEqual({ kind: 'chart', ...chart });
});

test('[PRES-36][PRES-60][PRES-61][PRES-62] crop, focus, corners, tone and veil of pictures come back', () => {
  const slides = pictureSlides();
  const found = importDeck(pptxOf(testDeck(Object.values(slides), { theme: 'sea' })), {
    brandColour: undefined,
  });
  const looksOf = (slide: AnySlide | undefined) => {
    const block = slide && !isLater(slide) ? blockIn(slide, 'picture') : undefined;
    if (block?.kind !== 'picture') throw new Error('no picture');
    // The size is known once the file is stored.
    const { idFile: _, width: __, height: ___, ...looks } = block;
    return looks;
  };
  for (const [at, [name, slide]] of Object.entries(slides).entries()) {
    const own = looksOf(slide);
    // What a filled place hides of a crop belongs to the crop afterwards.
    const seen = { left: 0.22656, top: 0.25, right: 0.22656, bottom: 0 };
    const expected = name === 'cropFilled' ? { ...own, crop: seen } : own;
    expect(looksOf(found.slides[at]?.slides[0]), name).toEqual(expected);
    expect(found.slides[at]?.losses).toEqual([]);
  }
  // The whole picture is kept, once for all slides.
  expect(found.pictures.map(({ crop }) => crop)).toEqual([null]);
});

test('[PRES-36] two charts and a gallery come back in their places', () => {
  const bars = chartOf('column', { Выручка: [1, 2] });
  const picture = (alt: string) =>
    ({ kind: 'picture', idFile: pictureId, alt, isDecorative: false, fit: 'contain' }) as const;
  const slides: Slide[] = [
    {
      ...testSlide('charts', 'twoCharts', { title: 'Выручка' }),
      slots: [
        { name: 'title', block: textBlock('Выручка') },
        { name: 'chart', block: bars },
        { name: 'chart2', block: { ...bars, type: 'line' } },
      ],
    },
    {
      ...testSlide('gallery', 'gallery', { title: 'Склад' }),
      slots: [
        { name: 'title', block: textBlock('Склад') },
        { name: 'picture', block: picture('Ворота') },
        { name: 'picture2', block: picture('Стеллажи') },
        { name: 'picture3', block: picture('Офис') },
      ],
    },
  ];
  const found = importDeck(pptxOf(testDeck(slides)), { brandColour: undefined });
  for (const [index, slide] of slides.entries())
    expect(contentOf(found.slides[index]?.slides[0] as AnySlide)).toEqual(contentOf(slide));
});

test('[PRES-92] crop, focus, corners and tone of a picture at a free place come back as they look', () => {
  const looks = {
    focus: { focus: { x: 0.2, y: 0.5 } },
    crop: { crop: { left: 0.5, top: 0, right: 0, bottom: 0.25 }, ...pictureSize },
    rounded: { corners: 'rounded', tone: 'duotone', ...pictureSize },
    circle: { corners: 'circle', tone: 'grey' },
  } as const;
  const block = {
    kind: 'picture',
    idFile: pictureId,
    alt: 'План',
    isDecorative: false,
    fit: 'cover',
  } as const;
  const areas = { focus: [100, 100], crop: [160, 150], rounded: [320, 200], circle: [120, 120] } as const;
  const objects = Object.entries(looks).map(([name, look], at) => {
    const [w, h] = areas[name as keyof typeof looks];
    return testObject({
      id: `o${at + 1}`,
      kind: 'picture',
      x: 300 * at + 8,
      w,
      h,
      block: { ...block, ...look },
    });
  });
  const { slides } = importDeck(pptxOf(testDeck([slideWithObjects(objects)])), { brandColour: undefined });
  const found = slides[0]?.slides[0]?.objects ?? [];
  // The size of a file is known again when it is stored.
  const asFound = objects.map((object) => ({
    ...object,
    block: { ...object.block, idFile: expect.any(String), width: undefined, height: undefined },
  }));
  expect(found).toEqual(asFound);
});

test('[PRES-81] objects of an exported slide come back as they were', () => {
  const small = testObject({ id: 'o7', kind: 'ellipse', x: 1272, y: 712, w: 8, h: 8 });
  const empty = testObject({ id: 'o8', kind: 'text', block: { kind: 'text', paragraphs: [] } });
  const bare = testObject({ id: 'o9', colour: 'surface', outline: 'none' });
  const full = testObject({ id: 'o10', kind: 'ellipse', block: textBlock('Слово '.repeat(60).trim()) });
  const objects = [...objectsOfAllKinds(pictureId), small, empty, bare, full];
  const { slides, losses } = importDeck(pptxOf(testDeck([slideWithObjects(objects)])), {
    brandColour: undefined,
  });
  const found = slides[0]?.slides[0]?.objects ?? [];
  const asFound = objects.map((object) =>
    object.block?.kind === 'picture'
      ? { ...object, block: { ...object.block, idFile: expect.any(String) } }
      : object,
  );
  expect(found).toEqual(asFound);
  expect([...losses, ...(slides[0]?.losses ?? [])]).toEqual([]);
});
