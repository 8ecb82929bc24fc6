import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import type { MissingGlyph } from '#lib/pdf/glyph.ts';
import { blockIn, type Deck, isLater, type Slide, slideTitle, textOf } from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { testBrand } from '../../model/testing/brand.ts';
import { testDeck, testSlide } from '../../model/testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects } from '../../model/testing/objects.ts';
import { themeTokens } from '../../model/themes.ts';
import { fullDeck, longDeck, pictureId, testPictures } from '../testing/full-deck.ts';
import { slideFonts } from '../testing/slide-fonts.ts';
import { deckToPdf, type PdfSource } from './deck-to-pdf.ts';

/** A PNG of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function write(deck: Deck, change: Partial<PdfSource> = {}): Promise<Blob> {
  const tokens = change.tokens ?? themeTokens(deck.theme);
  return deckToPdf({
    deck,
    tokens,
    pictures: testPictures(),
    withNotes: false,
    withoutSkipped: false,
    fonts: slideFonts(tokens),
    drawGlyph: () => Promise.resolve({ url: pixel, width: 1 }),
    ...change,
  });
}

interface Marked {
  type?: string;
  tag?: string;
  str?: string;
}

async function readPdf(file: Blob) {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  /** Text of each page in order, without what has no meaning: footers and numbers. */
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const open: string[] = [];
      const found: string[] = [];
      for (const item of items as Marked[]) {
        if (item.type?.startsWith('beginMarkedContent')) open.push(item.tag ?? '');
        else if (item.type === 'endMarkedContent') open.pop();
        else if (item.str && !open.includes('Artifact')) found.push(item.str);
      }
      return found;
    }),
  );
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  return {
    texts,
    links: links.map(({ url }) => url as string),
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    items: ((await pdf.getOutline()) ?? []).map(({ items }) =>
      items.map(({ title }: { title: string }) => title),
    ),
    info,
    sizes: pages.map(
      ({ view: [, , width = 0, height = 0] }) => `${Math.round(width)} × ${Math.round(height)}`,
    ),
    mark: (await pdf.getMarkInfo()) as { Marked?: boolean } | null,
    tags: await Promise.all(pages.map(async (page) => JSON.stringify(await page.getStructTree()))),
  };
}

/** Letters only: where lines break, and the marks of lists, is for the layout to say. */
const letters = (text: string): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/^(?:[•–]|\d+\.)\s*$/gm, '')
    .replaceAll(/\p{Extended_Pictographic}|✓/gu, '')
    .replaceAll(/[\s:]/g, '');

/** The text of a slide in reading order. */
const slideText = (slide: Slide): string =>
  LAYOUTS[slide.layout].slots
    .map(({ name }) => {
      const block = blockIn(slide, name);
      return !block || block.kind === 'picture' || block.kind === 'chart' ? '' : textOf(block);
    })
    .join('\n');

test('[PRES-23] text extracted in order equals the text of the deck, ё, № and ₽ included', async () => {
  for (const theme of ['light', 'forest'] as const) {
    const deck = fullDeck({ theme });
    const { texts, links } = await readPdf(await write(deck));
    expect(texts).toHaveLength(deck.slides.length);
    for (const [at, slide] of deck.slides.entries()) {
      if (isLater(slide)) continue;
      const found = letters(texts[at]?.join('\n') ?? '');
      if (slide.layout === 'chart') {
        for (const word of [slideTitle(slide), 'Июль', 'Рост третий месяц подряд'])
          expect(found).toContain(letters(word));
      } else if (slide.id === 's7') expect(found).toContain('Схемапроездакскладу');
      else expect(found, slide.id).toBe(letters(slideText(slide)));
    }
    for (const word of ['ёмкостях', '№ 5', '4 200 ₽']) expect(texts[2]?.join(' ')).toContain(word);
    expect(links).toEqual(['https://example.ru/report?a=1&b=2', 'mailto:team@example.ru']);
  }
});

test('[PRES-23] case 09-rtl-text: Arabic and Hebrew are in the order in which they are read', async () => {
  const texts = { title: 'مرحبا بالعالم', body: 'שלום עולם, 123 ו-ABC\nСлово שלום внутри' };
  const { texts: found } = await readPdf(await write(testDeck([testSlide('a', 'bullets', texts)])));
  const text = found[0]?.join('');
  for (const part of ['مرحبا بالعالم', 'שלום עולם', '123', 'ABC', 'Слово שלום внутри'])
    expect(text).toContain(part);
});

test('[PRES-24] it is tagged, titled, has bookmarks, language and descriptions', async () => {
  const deck = fullDeck({ language: 'de' });
  const { outline, info, mark, tags } = await readPdf(await write(deck));
  expect(mark).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Title: deck.title, Language: 'de-DE' });
  expect(outline).toEqual(deck.slides.map((slide) => slideTitle(slide)));
  for (const tree of tags) expect(tree).toContain('"role":"H1"');
  for (const role of ['P', 'L', 'LI', 'Lbl', 'LBody', 'Link']) expect(tags[2]).toContain(`"role":"${role}"`);
  for (const role of ['Table', 'TR', 'TH', 'TD']) expect(tags[7]).toContain(`"role":"${role}"`);
  expect(tags[4]).toContain('"alt":"Склад с высоты птичьего полёта"');
  expect(tags[5]).not.toContain('Figure');
  expect(tags[8]).toContain('Столбчатая диаграмма «Диаграмма № 1». Июль: План 40');
});

test('[PRES-65] bookmarks of slides stand below those of their sections', async () => {
  const slides = ['a', 'b', 'c'].map((id) => testSlide(id, 'bullets', { title: `Слайд ${id}` }));
  const section = { id: '7c2e9f10-7777-4a3b-8c4d-0000000000a1', title: 'Дальше', slideId: 'b' };
  const { outline, items } = await readPdf(await write({ ...testDeck(slides), sections: [section] }));
  expect(outline).toEqual(['Слайд a', 'Дальше']);
  expect(items).toEqual([[], ['Слайд b', 'Слайд c']]);
});

test('[PRES-23] characters that the fonts lack are drawn in the colours of their place, each once', async () => {
  const drawn: MissingGlyph[] = [];
  await write(fullDeck({ theme: 'dark' }), {
    drawGlyph: (glyph) => {
      drawn.push(glyph);
      return Promise.resolve({ url: pixel, width: 1 });
    },
  });
  const { text: color, background } = themeTokens('dark');
  expect(drawn).toEqual(['✓', '🚀'].map((character) => ({ character, color, background })));
});

test('[PRES-25] equal decks make equal files', async () => {
  const [one, other] = await Promise.all([write(fullDeck()), write(structuredClone(fullDeck()))]);
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
});

test('Notes stand below their slide on request, long ones on several pages; skipped slides can be left out; 60 slides are pages', async () => {
  const notes = Array.from({ length: 120 }, (_, at) => `Строка ${at + 1} заметок`).join('\n');
  const [first, ...rest] = longDeck().slides;
  const deck = testDeck([...(first && !isLater(first) ? [{ ...first, notes }] : []), ...rest]);
  const { texts } = await readPdf(await write(deck, { withNotes: true, withoutSkipped: true }));
  const skipped = deck.slides.filter((slide) => !isLater(slide) && slide.isSkipped).length;
  expect(texts.length).toBeGreaterThan(60 - skipped);
  expect(texts.length).toBeLessThan(60 - skipped + 5);
  expect(letters(texts[0]?.join('\n') ?? '')).toContain('Строка1заметок');
  const all = letters(texts.flat().join('\n'));
  expect(all).toContain('Строка1заметок');
  expect(all).toContain('Строка120заметок');
  expect((await readPdf(await write(testDeck([])))).texts).toEqual([[]]);
  const shown = await readPdf(await write(fullDeck(), { withoutSkipped: true }));
  expect(shown.texts).toHaveLength(fullDeck().slides.length - 1);
});

test('[PRES-23] each face of the font is read once, however often the text changes between faces', async () => {
  const file = await (await write(longDeck())).text();
  const names = new Set([...file.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name]) => name));
  expect([...names].every((name) => ['F1', 'F2', 'F3', 'F4'].includes(name ?? ''))).toBe(true);
  expect(names.size).toBeGreaterThan(1);
});

test('[PRES-50] a brand has its fonts for titles and text, and its contacts are read on the last slide', async () => {
  const brand = testBrand({ logo: null });
  const tokens = themeTokens('brand', brand);
  const deck = testDeck(
    [
      testSlide('a', 'bullets', { title: 'Итоги', body: 'План' }),
      testSlide('b', 'thanks', { title: 'Спасибо' }),
    ],
    { theme: 'brand', brand },
  );
  const file = await write(deck, { tokens });
  expect((await readPdf(file)).texts[1]).toEqual(['Спасибо', 'ООО «Нейро»', 'razvitie@neuro.example']);
  const source = Buffer.from(await file.arrayBuffer()).toString('latin1');
  const names = [...source.matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names.map((name) => name.slice(0, 5)))).toEqual(new Set(['Tinos', 'Arimo']));
});

test.each([2, 3, 6] as const)(
  '[PRES-44] a handout has %i slides on each upright page, whole and in order, with bookmarks',
  async (perSheet) => {
    const deck = fullDeck();
    const { texts, outline, sizes } = await readPdf(await write(deck, { perSheet, withNotes: true }));
    const known = deck.slides.filter((slide): slide is Slide => !isLater(slide));
    expect(texts).toHaveLength(Math.ceil(known.length / perSheet));
    // A4 upright, pt.
    expect(new Set(sizes)).toEqual(new Set(['596 × 842']));
    for (const [at, slide] of known.entries())
      expect(letters(texts[Math.floor(at / perSheet)]?.join('') ?? '')).toContain(letters(slideTitle(slide)));
    expect(outline).toHaveLength(known.length);
    const all = letters(texts.flat().join(''));
    expect(known.every(({ notes }) => notes === '' || !all.includes(letters(notes)))).toBe(true);
  },
);

test('[PRES-86] an icon in the place of a bullet is drawn as lines in its item, without a label of its own', async () => {
  const slide = testSlide('a', 'bullets', { title: 'Услуги', body: 'Доставка\nСклад' });
  const body = blockIn(slide, 'body');
  const [first, second] = body?.kind === 'text' ? body.paragraphs : [];
  if (!first || !second) throw new Error('The slide has no list');
  const withIcon = (icon: string): Slide => ({
    ...slide,
    slots: [{ name: 'body', block: { kind: 'text', paragraphs: [{ ...first, icon }, second] } }],
  });
  const read = async (icon: string) => {
    const file = await write(testDeck([withIcon(icon)]));
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
    const { OPS } = await getResolvedPDFJS();
    const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
    return { ...(await readPdf(file)), lines: fnArray.filter((one) => one === OPS.constructPath).length };
  };
  const [drawn, unknown] = await Promise.all([read('truck'), read('from-2030')]);
  expect(drawn.lines).toBeGreaterThan(unknown.lines);
  expect(drawn.texts[0]?.filter((text) => text.trim() !== '')).toEqual(['Доставка', '•', 'Склад']);
  expect(drawn.tags[0]?.match(/"role":"LI"/g)).toHaveLength(2);
  expect(drawn.tags[0]?.match(/"role":"Lbl"/g)).toHaveLength(1);
});

test('[PRES-81] objects are drawn with their texts and the description of their picture', async () => {
  const { texts, tags } = await readPdf(
    await write(testDeck([slideWithObjects(objectsOfAllKinds(pictureId))])),
  );
  expect(texts[0]?.join(' ')).toMatch(/Склад.*Главное.*Первое.*Второе/);
  expect(tags[0]).toContain('Схема склада');
});
