import { expect, test } from 'vitest';
import { lacksValidator, officeProblems, withoutValidator } from '#tests/support/ooxml.ts';
import { contrastRatio } from '#ui/theme/contrast.ts';
import {
  type Deck,
  emptySlide,
  isLater,
  paragraph,
  type Slide,
  textBlock,
  textOf,
} from '../../model/deck.ts';
import { LAYOUT_LIST } from '../../model/layouts.ts';
import { testBrand } from '../../model/testing/brand.ts';
import { testDeck, testSlide } from '../../model/testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects, testObject } from '../../model/testing/objects.ts';
import { themeTokens } from '../../model/themes.ts';
import type { Source } from '../options.ts';
import { fullDeck, longDeck, missingId, pictureId, testPictures } from '../testing/full-deck.ts';
import { pictureSlides } from '../testing/picture-slides.ts';
import { elements } from '../testing/read-xml.ts';
import { unzip } from '../testing/unzip.ts';
import { deckToPptx } from './deck-to-pptx.ts';

const write = (deck: Deck, change: Partial<Source> = {}) =>
  deckToPptx({
    deck,
    tokens: themeTokens(deck.theme),
    pictures: testPictures(),
    withNotes: true,
    withoutSkipped: false,
    ...change,
  });

const decoder = new TextDecoder();
/** Elements of a part by their name with its prefix. */
function partsOf(file: Uint8Array) {
  const files = unzip(file);
  return (path: string) => {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`${path} is missing`);
    const xml = decoder.decode(bytes);
    return (name: string) => elements(xml, name);
  };
}
const paths = (file: Uint8Array, start: string): string[] =>
  [...unzip(file).keys()].filter((path) => path.startsWith(start) && path.endsWith('.xml'));

const problems = (file: Uint8Array, name = 'deck.pptx'): Promise<unknown> => officeProblems(file, name);

test.skipIf(lacksValidator)(
  `[PRES-21] all layouts in a dark and a light theme, 60 slides, an empty deck and the data of a chart are valid${withoutValidator}`,
  async () => {
    expect(await problems(await write(fullDeck({ theme: 'dark' })))).toEqual([]);
    const long = await write(longDeck());
    expect(paths(long, 'ppt/slides/')).toHaveLength(60);
    expect(await problems(long)).toEqual([]);
    expect(await problems(await write(testDeck([])))).toEqual([]);
    const settings = { footer: null, hasNumbers: true, date: null, transition: 'none' } as const;
    expect(await problems(await write({ ...sectioned, settings }))).toEqual([]);
    const data = unzip(await write(fullDeck())).get('ppt/embeddings/workbook1.xlsx');
    expect(await problems(data ?? new Uint8Array(), 'data.xlsx')).toEqual([]);
  },
);

test.skipIf(lacksValidator)(
  `[PRES-81] objects are valid shapes, lines, text boxes and pictures, also with a picture that did not load${withoutValidator}`,
  async () => {
    const linked = { text: 'Подробнее', isBold: true, isItalic: false, link: 'https://neuro.example' };
    const shape = testObject({
      id: 'o7',
      block: { kind: 'text', paragraphs: [{ level: 0, list: 'number', runs: [linked] }] },
    });
    const full = testObject({ id: 'o9', block: textBlock('Слово '.repeat(60)) });
    const objects = [...objectsOfAllKinds(pictureId), shape, testObject({ id: 'o8', kind: 'ellipse' }), full];
    const lost = objectsOfAllKinds(missingId);
    const slides = [slideWithObjects(objects), slideWithObjects(lost, 'title')];
    const file = write(testDeck(slides.map((slide, at) => ({ ...slide, id: `s${at}` }))));
    expect(await problems(file)).toEqual([]);
    const part = partsOf(file)('ppt/slides/slide1.xml');
    expect(part('a:prstGeom').map((one) => one.attribute('prst'))).toEqual(
      expect.arrayContaining(['rect', 'ellipse', 'line']),
    );
    expect(part('a:tailEnd')).toHaveLength(1);
    expect(part('a:highlight')).toHaveLength(1);
    expect(part('p:cNvPr').map((one) => one.attribute('descr'))).toContain('Схема склада');
  },
);

/** A slide of each layout with all of its texts. */
const everyLayout = () =>
  testDeck(
    LAYOUT_LIST.map((layout) =>
      testSlide(layout, layout, {
        title: `Вид ${layout}`,
        subtitle: 'Вывод',
        body: 'Розница\nОпт\nСервис',
        left: 'Было',
        right: 'Стало',
        quote: 'Слова',
        author: 'Автор',
      }),
    ),
  );

test.skipIf(lacksValidator)(
  `[PRES-21][PRES-32] a slide of each layout is valid${withoutValidator}`,
  async () => {
    expect(await problems(await write(everyLayout()))).toEqual([]);
  },
);

test('[PRES-32] items of a list are boxes of their own, and a number stands in its circle', async () => {
  const part = partsOf(await write(everyLayout()));
  const find = part(`ppt/slides/slide${LAYOUT_LIST.indexOf('steps') + 1}.xml`);
  const texts = find('p:sp').map(({ text }) => text);
  for (const text of ['1', '2', '3', 'Розница', 'Опт', 'Сервис']) expect(texts).toContain(text);
  const circles = find('a:prstGeom').filter((one) => one.attribute('prst') === 'roundRect');
  expect(circles).toHaveLength(3);
});

test('[PRES-32] the name and the text of an item share a box, so that neither covers the other', async () => {
  const run = (text: string, isBold: boolean) => ({ text, isBold, isItalic: false, link: null });
  const runs = [run('Опт ', true), run('одна поставка', false)];
  const slide = {
    ...testSlide('a', 'cards'),
    slots: [{ name: 'body', block: { kind: 'text', paragraphs: [{ level: 0, list: 'bullet', runs }] } }],
  } satisfies Slide;
  const find = partsOf(await write(testDeck([slide])))('ppt/slides/slide1.xml');
  expect(find('p:sp').map(({ text }) => text)).toContain('Опт одна поставка');
});

test.skipIf(lacksValidator)(
  `[PRES-34] the icon of an item is a drawing of lines in the colours of the theme${withoutValidator}`,
  async () => {
    const slide = testSlide('a', 'cards', { title: 'Итог', body: 'Доставка' });
    const icons = ['truck', 'database', 'layers'].map((icon) => ({
      level: 0,
      list: 'bullet' as const,
      runs: [{ text: icon, isBold: false, isItalic: false, link: null }],
      icon,
    }));
    const body = { name: 'body', block: { kind: 'text', paragraphs: icons } } as const;
    const file = await write(testDeck([{ ...slide, slots: [body] }]));
    const drawings = partsOf(file)('ppt/slides/slide1.xml')('a:custGeom');
    expect(drawings).toHaveLength(3);
    expect(await problems(file)).toEqual([]);
  },
);

test.skipIf(lacksValidator)(
  `[PRES-86] the icons of a list are drawings of lines over its text, whose bullets are empty${withoutValidator}`,
  async () => {
    const slide = testSlide('a', 'bullets', { title: 'Итог' });
    const paragraphs = ['truck', undefined, 'from-2030'].map((icon) => ({
      ...paragraph(icon ?? 'Склад', 'bullet'),
      ...(icon !== undefined && { icon }),
    }));
    const slots = [{ name: 'body', block: { kind: 'text', paragraphs } } as const];
    const file = await write(testDeck([{ ...slide, slots }]));
    const part = partsOf(file)('ppt/slides/slide1.xml');
    expect(part('a:custGeom')).toHaveLength(1);
    expect(part('p:cNvPr').map((one) => one.attribute('name'))).toContain('Значок truck: Текст, 1 из 3');
    expect(part('a:buChar').map((one) => one.attribute('char'))).toEqual(['\u00a0', '•', '•']);
    const edges = part('a:pPr').flatMap((one) => one.attribute('marL') ?? []);
    expect([edges.length, new Set(edges).size]).toEqual([3, 1]);
    expect(await problems(file)).toEqual([]);
  },
);

test('[PRES-21] every text, note and description is found as text', async () => {
  const deck = fullDeck();
  const part = partsOf(await write(deck));
  let notes = 0;
  for (const [at, slide] of deck.slides.entries()) {
    if (isLater(slide)) continue;
    const find = part(`ppt/slides/slide${at + 1}.xml`);
    const texts = find('a:p').map((one) => one.text);
    const descriptions = find('p:cNvPr').map((one) => one.attribute('descr'));
    for (const { block } of slide.slots) {
      if (block.kind === 'text' || block.kind === 'timeline')
        for (const line of textOf(block).split(/\n|: (?=\p{Lu}\p{Ll}+ )/u))
          expect(texts.join('\n')).toContain(line);
      if (block.kind === 'table') expect(texts).toEqual(expect.arrayContaining(block.rows.flat()));
      if (block.kind === 'picture' && !block.isDecorative) expect(descriptions).toContain(block.alt);
    }
    if (slide.notes === '') continue;
    notes += 1;
    const lines = part(`ppt/notesSlides/notesSlide${notes}.xml`)('a:t').map((one) => one.text);
    expect(lines.join('\n')).toBe(slide.notes);
  }
  expect(notes).toBe(1);
  const chart = part('ppt/charts/chart1.xml');
  expect(chart('c:v').map((one) => one.text)).toEqual(
    expect.arrayContaining(['План', 'Факт', 'Июль', '41.5', '47']),
  );
  expect(chart('c:externalData')).toHaveLength(1);
  const described = part('ppt/slides/slide9.xml')('p:cNvPr').map((one) => one.attribute('descr'));
  expect(described).toContain(
    'Столбчатая диаграмма «Диаграмма № 1». Июль: План 40\u00a0млн ₽, Факт 42\u00a0млн ₽; ' +
      'Август: План 41,5\u00a0млн ₽, Факт нет данных; Сентябрь: План 43\u00a0млн ₽, Факт 47\u00a0млн ₽',
  );
  const english = partsOf(await write({ ...deck, language: 'en' }))('ppt/slides/slide9.xml')('p:cNvPr');
  expect(english.map((one) => one.attribute('descr')).join('\n')).toContain('План 41.5\u00a0млн');
});

/** Slides with sections: the first one without, an empty section, and one whose first slide is skipped. */
const sectioned: Deck = {
  ...testDeck([
    testSlide('a', 'title', { title: 'Итоги' }),
    { ...testSlide('b', 'bullets', { title: 'Черновик' }), isSkipped: true },
    testSlide('c', 'bullets', { title: 'План' }),
  ]),
  sections: [
    { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a1', title: 'Пусто', slideId: 'b' },
    { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a2', title: 'Дальше', slideId: 'b' },
  ],
};

test('[PRES-65] sections are those of PowerPoint, where each slide has one', async () => {
  const part = partsOf(await write(sectioned, { withoutSkipped: true }))('ppt/presentation.xml');
  const found = part('p14:section').map((one) => [
    one.attribute('name'),
    one.attribute('id'),
    one.find('p14:sldId').map((slide) => slide.attribute('id')),
  ]);
  expect(found).toEqual([
    ['Раздел по умолчанию', expect.stringMatching(/^\{[0-9A-F-]{36}\}$/), ['256']],
    ['Пусто', '{7C2E9F10-7777-4A3B-8C4D-0000000000A1}', []],
    ['Дальше', '{7C2E9F10-7777-4A3B-8C4D-0000000000A2}', ['257']],
  ]);
  const none = partsOf(await write(testDeck([])))('ppt/presentation.xml');
  expect(none('p:extLst')).toEqual([]);
});

test('[PRES-22] slides use title and body places, one master, the theme and the language of the deck', async () => {
  const deck = fullDeck({ theme: 'forest', language: 'de' });
  const file = await write(deck);
  const part = partsOf(file);
  expect(paths(file, 'ppt/slideMasters/')).toHaveLength(1);
  expect(paths(file, 'ppt/slideLayouts/')).toHaveLength(LAYOUT_LIST.length);
  const theme = part('ppt/theme/theme1.xml');
  expect(theme('a:latin').map((one) => one.attribute('typeface'))).toEqual(['Montserrat', 'PT Serif']);
  expect(theme('a:accent1')[0]?.inner).toContain('2C6A3C');
  for (const [at, slide] of deck.slides.entries()) {
    const find = part(`ppt/slides/slide${at + 1}.xml`);
    const types = find('p:ph').map((one) => one.attribute('type'));
    expect(types.filter((type) => type === 'title' || type === 'ctrTitle')).toHaveLength(1);
    if (!isLater(slide) && slide.layout === 'bullets') expect(types).toContain('body');
    expect(find('p:sld')[0]?.attribute('show')).toBe(!isLater(slide) && slide.isSkipped ? '0' : null);
    for (const name of ['a:rPr', 'a:endParaRPr'])
      for (const one of find(name)) expect(one.attribute('lang')).toBe('de-DE');
  }
  const list = part('ppt/slides/slide3.xml');
  expect(list('a:buAutoNum')).toHaveLength(2);
  expect(list('a:hlinkClick')).toHaveLength(2);
  const links = part('ppt/slides/_rels/slide3.xml.rels')('Relationship')
    .filter((one) => one.attribute('TargetMode') === 'External')
    .map((one) => one.attribute('Target'));
  expect(links).toEqual(['https://example.ru/report?a=1&b=2', 'mailto:team@example.ru']);
  expect(part('ppt/slides/slide8.xml')('a:tblPr')[0]?.attribute('firstRow')).toBe('1');
  expect(part('ppt/slides/slide6.xml')('adec:decorative').length).toBeGreaterThan(0);
});

test('[PRES-21] links on a coloured ground are as light or dark as its text, the others have the colour of the theme', async () => {
  const slides = (['thanks', 'bullets'] as const).map((layout) => emptySlide(layout, layout));
  const linksOf = async (theme: Deck['theme']) => {
    const part = partsOf(await write({ ...testDeck(slides), theme }));
    return [1, 2].map((at) =>
      part(`ppt/slides/slide${at}.xml`)('a:overrideClrMapping').map((one) => one.attribute('hlink')),
    );
  };
  expect(await linksOf('forest')).toEqual([['lt1'], []]);
  expect(await linksOf('light')).toEqual([['dk1'], []]);
});

test('[PRES-21] emoji are runs of their own with an emoji font, whole; digits and formulas keep the theme’s', async () => {
  const runsIn = async (words: string) => {
    const slide = {
      ...emptySlide('bullets', 's1'),
      slots: [{ name: 'body' as const, block: textBlock(words) }],
    };
    const part = partsOf(await write(testDeck([slide])));
    return part('ppt/slides/slide1.xml')('a:r').map(({ inner, text }) =>
      inner.includes('<a:latin typeface="Segoe UI Emoji"/><a:ea typeface="Segoe UI Emoji"/>') ? [text] : text,
    );
  };
  expect((await runsIn('Готово 🚀😀, 1️⃣ шаг')).slice(0, 5)).toEqual([
    'Готово ',
    ['🚀😀'],
    ', ',
    ['1️⃣'],
    ' шаг',
  ]);
  for (const whole of ['👨‍👩‍👧', '🇷🇺', '✌🏽', '❤️', '👍🏻']) expect((await runsIn(whole))[0]).toEqual([whole]);
  const formula = 'x² + y² ≤ ½, № 5, 25 °C, 4 200 ₽';
  expect((await runsIn(formula))[0]).toBe(formula);
});

test('[PRES-22] a picture is filled or shown whole, a missing one becomes its description', async () => {
  const part = partsOf(await write(fullDeck()));
  // 320 × 200 in 560 × 480: the sides are cut by (1 − (560 / 480) / 1.6) / 2.
  expect(part('ppt/slides/slide5.xml')('a:srcRect')[0]?.attribute('l')).toBe('13542');
  expect(part('ppt/slides/slide6.xml')('a:srcRect')).toHaveLength(0);
  expect(part('ppt/slides/slide7.xml')('p:pic')).toHaveLength(0);
  expect(part('ppt/slides/slide7.xml')('a:t').map((one) => one.text)).toContain('Схема проезда к складу');
});

test('[PRES-60][PRES-61][PRES-62] crop, corners and tone of a picture can be changed back in PowerPoint, the veil too', async () => {
  const slides = pictureSlides();
  const names = Object.keys(slides);
  const theme = 'sea';
  const { accent, surface, cover } = themeTokens(theme);
  const part = partsOf(await write(testDeck(Object.values(slides), { theme })));
  const at = (name: string) => part(`ppt/slides/slide${names.indexOf(name) + 1}.xml`);
  const cut = (name: string) => {
    const rect = at(name)('a:srcRect')[0];
    return ['l', 't', 'r', 'b'].map((side) => Number(rect?.attribute(side)));
  };
  // Of 320 px 233.3 are seen.
  expect(cut('focus')).toEqual([5417, 0, 21667, 0]);
  expect(cut('crop')).toEqual([50_000, 0, 0, 25_000]);
  expect(cut('cropFilled')).toEqual([22_656, 25_000, 22_656, 0]);
  const outline = (name: string) => at(name)('p:pic')[0]?.find('a:prstGeom')[0];
  expect(outline('rounded')?.attribute('prst')).toBe('roundRect');
  expect(outline('circle')?.attribute('prst')).toBe('ellipse');
  expect(at('circle')('a:grayscl')).toHaveLength(1);
  const [duotone] = at('duotone')('a:duotone');
  expect(duotone?.find('a:schemeClr').map((one) => one.attribute('val'))).toEqual(['accent1', 'bg2']);
  expect(contrastRatio(accent, surface)).toBeGreaterThan(4.5);
  const veil = at('veil')('p:sp').find((one) => one.find('a:alpha').length > 0);
  expect(veil?.find('p:cNvPr')[0]?.attribute('name')).toBe('Дымка, яркость 12–83 %');
  expect(veil?.find('a:srgbClr').map((one) => `#${one.attribute('val')?.toLowerCase()}`)).toEqual([
    cover,
    cover,
    cover,
  ]);
});

test.skipIf(lacksValidator)(
  `[PRES-21][PRES-61] pictures with looks are valid${withoutValidator}`,
  async () => {
    expect(await problems(await write(testDeck(Object.values(pictureSlides()))))).toEqual([]);
  },
);

test('[PRES-25] equal decks make equal files; pictures are contained once', async () => {
  const [one, other] = [await write(fullDeck()), await write(structuredClone(fullDeck()))];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect([...unzip(one).keys()].filter((path) => path.startsWith('ppt/media/'))).toHaveLength(1);
  expect(testPictures().has(pictureId)).toBe(true);
});

test('Notes and skipped slides can be left out', async () => {
  const file = await write(fullDeck(), { withNotes: false, withoutSkipped: true });
  expect(paths(file, 'ppt/notes')).toEqual([]);
  expect(paths(file, 'ppt/slides/')).toHaveLength(fullDeck().slides.length - 1);
});

test('[PRES-50] layouts have the logo and the contacts of a brand, and the theme its pair of fonts', async () => {
  const brand = testBrand({ logo: { idFile: pictureId, width: 320, height: 200 } });
  const deck = testDeck(
    [testSlide('a', 'title', { title: 'Итоги' }), testSlide('b', 'thanks', { title: 'Спасибо' })],
    { theme: 'brand', brand },
  );
  const file = write(deck, { tokens: themeTokens('brand', brand) });
  const part = partsOf(file);
  const layout = (name: (typeof LAYOUT_LIST)[number]) =>
    part(`ppt/slideLayouts/slideLayout${LAYOUT_LIST.indexOf(name) + 1}.xml`);
  for (const name of ['title', 'thanks', 'bullets'] as const) expect(layout(name)('p:pic')).toHaveLength(1);
  expect(layout('section')('p:pic')).toEqual([]);
  const texts = layout('thanks')('a:t').map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['ООО «Нейро»', 'razvitie@neuro.example']);
  const theme = part('ppt/theme/theme1.xml');
  expect(theme('a:theme')[0]?.attribute('name')).toBe('Фирменный стиль «Нейро»');
  const faces = theme('a:latin').map((one) => one.attribute('typeface'));
  expect(faces).toEqual(['Times New Roman', 'Arial']);
  if (!lacksValidator) expect(await problems(file)).toEqual([]);
});

test('[PRES-31] a title of two lines has its line ends in a file, too', async () => {
  const title = 'Чтобы взять 415 млн рублей, делаем четыре вещи до первого декабря';
  const part = partsOf(
    await write(
      testDeck([testSlide('a', 'bullets', { title }), testSlide('b', 'bullets', { title: 'План' })]),
    ),
  );
  const insetOf = (path: string): number => Number(part(path)('a:bodyPr')[0]?.attribute('rIns') ?? 0);
  expect(insetOf('ppt/slides/slide1.xml')).toBeGreaterThan(0);
  expect(insetOf('ppt/slides/slide2.xml')).toBe(0);
});
