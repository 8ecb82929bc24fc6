import { expect, test } from 'vitest';
import { openPackage } from '#lib/office/open-package.ts';
import { lacksValidator, officeProblems, withoutValidator } from '#tests/support/ooxml.ts';
import { type Deck, isLater } from '../../model/deck.ts';
import { LAYOUT_LIST } from '../../model/layouts.ts';
import { testBrand } from '../../model/testing/brand.ts';
import { testDeck, testSlide } from '../../model/testing/decks.ts';
import { themeTokens } from '../../model/themes.ts';
import { ImportRefused } from '../../office/refusals.ts';
import { readLook } from '../../template/look.ts';
import {
  dot,
  pictureOn,
  type SmallTemplate,
  smallTemplate,
  templateParts,
} from '../../template/testing/small-template.ts';
import type { Source } from '../options.ts';
import { fullDeck, pictureId, testPictures } from '../testing/full-deck.ts';
import { elements } from '../testing/read-xml.ts';
import { unzip } from '../testing/unzip.ts';
import { deckInTemplate } from './deck-in-template.ts';

const page = {
  ground: '#ffffff',
  title: { x: 64, y: 48, w: 1152, h: 88 },
  body: { x: 64, y: 160, w: 1152, h: 480 },
};

/** A deck with the brand that is read from a template. */
function sourceOf(bytes: Uint8Array, deck: Deck = fullDeck()): Source {
  const { accent, dark, light, fonts, pages } = readLook(bytes);
  const template = { idFile: 'a', name: 'Шаблон.potx', slides: page, covers: page, ...pages };
  const brand = testBrand({ logo: null, accent, dark, light, fonts, template });
  return {
    deck: { ...deck, theme: 'brand', brand },
    tokens: themeTokens('brand', brand),
    pictures: testPictures(),
    withNotes: true,
    withoutSkipped: false,
  };
}
const write = (template: SmallTemplate = {}, deck?: Deck): Uint8Array => {
  const bytes = smallTemplate(template);
  return deckInTemplate(sourceOf(bytes, deck), bytes);
};
const decoder = new TextDecoder();
const textOf = (file: Uint8Array, path: string): string => decoder.decode(unzip(file).get(path));
const everyLayout = () =>
  testDeck(
    LAYOUT_LIST.map((layout) =>
      testSlide(layout, layout, {
        title: `Вид ${layout}`,
        subtitle: 'Вывод',
        body: 'Розница\nОпт',
        left: 'Было',
        right: 'Стало',
        quote: 'Слова',
        author: 'Автор',
      }),
    ),
  );

const logo: SmallTemplate = {
  master: { shapes: pictureOn('logo', [88, 4, 8, 6]), relations: [['logo', 'image', '../media/image1.png']] },
  parts: { 'ppt/media/image1.png': dot },
};

test.skipIf(lacksValidator)(
  `[PRES-57] all layouts in a template, and in one of 10 inches with a logo, are valid${withoutValidator}`,
  async () => {
    expect(await officeProblems(write({}, everyLayout()), 'deck.pptx')).toEqual([]);
    expect(await officeProblems(write({ ...logo, size: [9_144_000, 5_143_500] }), 'deck.pptx')).toEqual([]);
  },
);

test('[PRES-86] a list with icons stands over the layout, where its icons are', () => {
  const list = testSlide('a', 'bullets', { title: 'Услуги', body: 'Доставка\nСклад' });
  const slots = list.slots.map(({ name, block }) =>
    name === 'body' && block.kind === 'text'
      ? { name, block: { ...block, paragraphs: block.paragraphs.map((one) => ({ ...one, icon: 'truck' })) } }
      : { name, block },
  );
  const placeholders = (slide: typeof list) =>
    elements(textOf(write({}, testDeck([slide])), 'ppt/slides/slide1.xml'), 'p:ph').length;
  expect(placeholders({ ...list, slots })).toBe(placeholders(list) - 1);
  const xml = textOf(write({}, testDeck([{ ...list, slots }])), 'ppt/slides/slide1.xml');
  expect(elements(xml, 'a:custGeom')).toHaveLength(2);
  expect(elements(xml, 'a:bodyPr').some((one) => Number(one.attribute('tIns')) > 0)).toBe(true);
});

test('[PRES-57] masters, layouts and theme are those of the template; its slides and their pictures are gone', () => {
  const file = write(logo);
  const parts = templateParts(logo);
  const files = unzip(file);
  for (const [path, content] of Object.entries(parts))
    if (/slideMaster1\.xml$|slideLayout\d\.xml$|theme1\.xml$/.test(path))
      expect(textOf(file, path), path).toContain(String(content));
  expect(files.has('ppt/media/of-slide.png')).toBe(false);
  // The picture of the template and that of the slides have names of their own.
  expect(Buffer.from(files.get('ppt/media/image1.png') ?? '').equals(Buffer.from(dot))).toBe(true);
  expect([...files.keys()].filter((path) => path.startsWith('ppt/media/'))).toEqual([
    'ppt/media/image1.png',
    'ppt/media/image2.png',
  ]);
});

test('[PRES-57] every relationship has its part and every part its type', () => {
  const file = write(logo);
  const opened = openPackage(file);
  const types = textOf(file, '[Content_Types].xml');
  for (const name of opened.names) {
    if (name.endsWith('.rels') || name.startsWith('[')) continue;
    const extension = name.split('.').at(-1);
    expect(types.includes(`"/${name}"`) || types.includes(`Extension="${extension}"`), name).toBe(true);
    for (const { target, isExternal } of opened.relations(name))
      if (!isExternal) expect(opened.names, `${name} → ${target}`).toContain(target);
  }
});

test('[PRES-57] each slide has the fitting layout, and its title is one for the outline', () => {
  const deck = everyLayout();
  const file = write({}, deck);
  const opened = openPackage(file);
  const layouts: Record<string, string> = {};
  for (const [at, slide] of deck.slides.entries()) {
    const path = `ppt/slides/slide${at + 1}.xml`;
    const layout = opened.relations(path).find(({ kind }) => kind === 'slideLayout')?.target ?? '';
    if (!isLater(slide)) layouts[slide.layout] = opened.xml(layout)?.attributes['type'] ?? '';
    const titles = elements(textOf(file, path), 'p:sp').filter(({ inner }) =>
      /<p:ph type="(?:title|ctrTitle)"/.test(inner),
    );
    expect(titles.map(({ text }) => text)).toEqual([`Вид ${slide.layout}`]);
  }
  expect(layouts).toMatchObject({ title: 'title', thanks: 'title', section: 'secHead', bullets: 'obj' });
  expect(layouts).toMatchObject({ table: 'titleOnly', chart: 'titleOnly', cards: 'titleOnly' });
});

test('[PRES-57] a title takes place, colour and font from the template, text elsewhere the colours of its theme', () => {
  const deck = testDeck([testSlide('a', 'twoColumns', { title: 'Итоги', left: 'Было', right: 'Стало' })]);
  const [title, left] = elements(textOf(write({}, deck), 'ppt/slides/slide1.xml'), 'p:sp');
  expect(title?.inner).not.toMatch(/<a:xfrm>|<a:solidFill>|<a:latin|anchor=/);
  expect(left?.inner).toContain('<a:schemeClr val="tx1"/>');
});

test('[PRES-57] neither the logo of the brand nor its plate is drawn over the template', () => {
  const bytes = smallTemplate();
  const source = sourceOf(bytes, testDeck([testSlide('a', 'bullets', { title: 'Итоги' })]));
  const logo = { idFile: pictureId, width: 320, height: 200 };
  const brand = source.deck.brand && { ...source.deck.brand, logo, isLogoOnSlides: true };
  const file = deckInTemplate({ ...source, deck: { ...source.deck, brand } }, bytes);
  expect(textOf(file, 'ppt/slides/slide1.xml')).not.toMatch(/<p:pic>|Украшение/);
});

test('[PRES-57] text whose colour cannot be read on its layout has another one', () => {
  const deck = testDeck([testSlide('a', 'title', { title: 'Итоги', subtitle: 'Отдел развития' })]);
  const [title, subtitle] = elements(textOf(write({}, deck), 'ppt/slides/slide1.xml'), 'p:sp');
  // The template has white titles, and subtitles in the black of its text on a dark ground.
  expect(title?.inner).toContain('<a:lstStyle></a:lstStyle>');
  expect(subtitle?.inner).toMatch(/<a:lstStyle><a:lvl1pPr><a:defRPr><a:solidFill><a:srgbClr val="[C-F]/);
});

test('[PRES-57] slides of another size have everything in proportion', () => {
  const deck = testDeck([testSlide('a', 'twoColumns', { left: 'Было', right: 'Стало' })]);
  const sizesIn = (size: readonly [number, number]) => {
    const xml = textOf(write({ size }, deck), 'ppt/slides/slide1.xml');
    return elements(xml, 'a:defRPr').map((one) => Number(one.attribute('sz')));
  };
  const [wide, small] = [sizesIn([12_192_000, 6_858_000]), sizesIn([9_144_000, 5_143_500])];
  expect(small.length).toBeGreaterThan(0);
  expect(small).toEqual(wide.map((size) => size * 0.75));
});

test('[PRES-57] notes have the master of the template, or one of the portal', () => {
  const parts = openPackage(write());
  const [notes] = parts.names.filter((name) => name.startsWith('ppt/notesMasters/notesMaster'));
  expect(notes).toBe('ppt/notesMasters/notesMaster1.xml');
  expect(parts.relations('ppt/presentation.xml').filter(({ kind }) => kind === 'notesMaster')).toHaveLength(
    1,
  );
});

test('[PRES-57] a template of 4:3 is refused, so that the layouts of the portal are used', () => {
  const bytes = smallTemplate({ size: [9_144_000, 6_858_000] });
  expect(() => deckInTemplate(sourceOf(bytes), bytes)).toThrow(new ImportRefused('proportions'));
});
