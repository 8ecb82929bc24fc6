import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Face, Fonts } from './pdf-fonts.ts';
import { chat } from './testing/sample-chat.ts';
import { chatToPdf } from './to-pdf.ts';

const face = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`));
const fonts: Fonts = {
  regular: face('arimo/400Regular/Arimo_400Regular'),
  italic: face('arimo/400Regular_Italic/Arimo_400Regular_Italic'),
  bold: face('arimo/700Bold/Arimo_700Bold'),
  boldItalic: face('arimo/700Bold_Italic/Arimo_700Bold_Italic'),
  mono: face('jetbrains-mono/400Regular/JetBrainsMono_400Regular'),
} satisfies Record<Face, Uint8Array>;
/** A PNG of one pixel. */
const glyph = () =>
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function readPdf(file: Blob) {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  const links = await Promise.all(pages.map((page) => page.getAnnotations()));
  const outline = (await pdf.getOutline()).map(({ title }) => title);
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tags = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  return { texts, links: links.flat().map(({ url }) => url as string), outline, info, tags };
}

test('[CHAT-33] the text is selectable, with links, bookmarks, tags, title and language', async () => {
  const pdf = await readPdf(await chatToPdf(chat(), { fonts, pictures: new Map(), glyph }));
  const text = pdf.texts.join('\n');
  for (const part of [
    'Итоги квартала',
    'Вот итоги и код:',
    'Розница',
    '4 200',
    'const a = 1 !== 2;',
    'Файлы: план.xlsx',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Покажи\nитоги <script>');
  expect(pdf.links).toEqual(['https://example.org/', 'https://example.org/7']);
  expect(pdf.outline).toHaveLength(2);
  expect(pdf.info).toMatchObject({ Title: 'Итоги квартала', Language: 'ru-RU' });
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TH', 'TD']) expect(pdf.tags).toContain(`"role":"${tag}"`);
});

test('[CHAT-33] ten pages of text have less than 300 kB', async () => {
  const words = 'Сначала договоритесь, что считать **результатом** и к *какому* сроку он нужен. '.repeat(8);
  const file = await chatToPdf(chat(Array.from({ length: 60 }, () => words).join('\n\n')), {
    fonts,
    pictures: new Map(),
    glyph,
  });
  const { texts } = await readPdf(file);
  expect(texts.length).toBeGreaterThanOrEqual(10);
  expect(texts.at(-1)).toContain(`${texts.length} из ${texts.length}`);
  expect(file.size).toBeLessThan(300_000);
});
