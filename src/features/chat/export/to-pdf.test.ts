import { describe, expect, test } from 'vitest';
import { diagramKey } from '../document/diagrams.ts';
import type { Pictures } from '../document/pictures.ts';
import { loadFormulas } from '../document/runs.ts';
import { nodesIn } from './chat-document.ts';
import { everyBlock } from './testing/every-block.ts';
import { everyKind, kinds, samples } from './testing/every-kind.ts';
import { pdfFonts as fonts } from './testing/pdf-fonts.ts';
import { type ReadPage, readPdf } from './testing/read-pdf.ts';
import { chat } from './testing/sample-chat.ts';
import { chatToPdf } from './to-pdf.ts';

/** A PNG of one pixel. */
const url =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A character that the fonts lack is half as wide as the font is large, an emoji as wide as that. */
const glyph = (character: string) => ({ url, width: /\p{L}/u.test(character) ? 0.5 : 1 });

async function pdfOf(source?: string, pictures: Pictures = new Map()) {
  const document = chat(source);
  await loadFormulas(nodesIn(document));
  const file = await chatToPdf(document, { fonts, pictures, glyph });
  return { file, ...(await readPdf(file)) };
}

/** The piece of text that is or begins with this. */
function found({ texts }: Pick<ReadPage, 'texts'>, text: string) {
  const piece = texts.find((one) => one.text === text) ?? texts.find((one) => one.text.startsWith(text));
  if (!piece) throw new Error(`«${text}» is not in ${JSON.stringify(texts.map((one) => one.text))}`);
  return piece;
}

const textsOf = ({ pages }: { pages: readonly ReadPage[] }) => ({
  texts: pages.flatMap(({ texts }) => texts),
});

test('[CHAT-33] the text is selectable, with links, bookmarks, tags, title and language', async () => {
  const pdf = await pdfOf();
  for (const part of [
    'Итоги квартала',
    'Вот итоги и код:',
    'Розница',
    '4 200',
    'const a = 1 !== 2;',
    'Файлы: план.xlsx',
  ])
    expect(pdf.text).toContain(part);
  expect(pdf.text).toContain('Покажи\nитоги <script>');
  expect(pdf.links).toEqual(['https://example.org/', 'https://example.org/7']);
  expect(pdf.outline).toHaveLength(2);
  expect(pdf.info).toMatchObject({ Title: 'Итоги квартала', Language: 'ru-RU' });
  const roles = pdf.tags.map(({ role }) => role);
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'BlockQuote', 'Table', 'TH', 'TD'])
    expect(roles).toContain(tag);
});

test('[CHAT-33] ten pages of text have less than 300 kB', async () => {
  const words = 'Сначала договоритесь, что считать **результатом** и к *какому* сроку он нужен. '.repeat(8);
  const { file, pages, text } = await pdfOf(Array.from({ length: 60 }, () => words).join('\n\n'));
  expect(pages.length).toBeGreaterThanOrEqual(10);
  expect(text).toContain(`${pages.length} из ${pages.length}`);
  expect(file.size).toBeLessThan(300_000);
});

describe('[CHAT-33] case 09-rtl-text', () => {
  const source = [
    'مرحبا بالعالم',
    'م ر ح ب ا',
    'שלום עולם, 123 ו-ABC (סוף)',
    '- פריט ראשון',
    '| שם | ערך |\n|---|---|\n| אלף | 1 |',
    'Русский текст, слово שלום внутри',
  ].join('\n\n');

  test('letters are in the order in which they are read, in Latin, Cyrillic, Hebrew and Arabic', async () => {
    const { text } = await pdfOf(source);
    for (const part of ['مرحبا بالعالم', 'שלום עולם, 123 ו-ABC', 'פריט ראשון', 'слово שלום внутри'])
      expect(text).toContain(part);
  });

  test('letters of Arabic are joined: a word is narrower than its letters', async () => {
    const { pages } = await pdfOf('مرحبا\n\nم\n\nر\n\nح\n\nب\n\nا');
    const own = textsOf({ pages });
    const letters = [...'مرحبا'].reduce((sum, letter) => sum + found(own, letter).width, 0);
    expect(found(own, 'مرحبا').width).toBeLessThan(letters * 0.9);
  });

  test('a paragraph begins at the right margin, marks and the first column are at the right', async () => {
    const { pages } = await pdfOf(source);
    const [page] = pages;
    if (!page) throw new Error('No page');
    const begin = found(page, 'שלום עולם');
    expect(begin.x + begin.width).toBeGreaterThan(page.width - 60);
    const [bullet] = page.texts.filter(({ text }) => text === '•');
    expect(bullet?.x).toBeGreaterThan(found(page, 'פריט').x);
    expect(found(page, 'שם').x).toBeGreaterThan(found(page, 'ערך').x);
  });

  test('code stays from left to right', async () => {
    const { pages } = await pdfOf('```\nא = 1\n```');
    expect(found(textsOf({ pages }), 'א').x).toBeLessThan(100);
  });
});

test('[CHAT-33] case 14-docx-list-start: numbers are those of the answer, with code between', async () => {
  const pdf = await pdfOf('1. Один\n\n```\nкод\n```\n\n2. Два\n\nТекст\n\n5. Пять\n6. Шесть');
  const numbers = textsOf(pdf).texts.flatMap(({ text }) => /^\d+\.$/.exec(text.trim())?.[0] ?? []);
  expect(numbers).toEqual(['1.', '2.', '5.', '6.']);
});

test('[CHAT-33] a heading stands nearer to its text than to the list above it', async () => {
  const own = textsOf(await pdfOf('- Один\n- Два\n\n### Раздел\n\nТекст'));
  const [last, heading, text] = ['Два', 'Раздел', 'Текст'].map((one) => found(own, one).y);
  expect((last ?? 0) - (heading ?? 0)).toBeGreaterThan((heading ?? 0) - (text ?? 0));
});

test('[CHAT-33] case 15-export-br: a line break in a cell and in a paragraph is one', async () => {
  const pdf = await pdfOf('Строка<br>вторая\n\n| А |\n|---|\n| первая<br>вторая строка<br>• третья |');
  const own = textsOf(pdf);
  const heights = ['первая', 'вторая строка', '• третья'].map((text) => found(own, text).y);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(new Set(heights.map(Math.round)).size).toBe(3);
  expect(found(own, 'Строка').y).toBeGreaterThan(found(own, 'вторая').y);
  expect(pdf.text).not.toContain('<br>');
});

describe('[CHAT-33] case 16-export-formulas', () => {
  test('formulas are drawn, with their text for readers, and are no TeX', async () => {
    const pdf = await pdfOf(
      'Строчная $a^2+b^2=c^2$ и выключная\n\n$$\\int_0^1 x^2\\,dx = \\frac{1}{3}$$\n\n| a |\n|---|\n| $v=\\frac{s}{t}$ |\n\n$x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}$',
    );
    expect(pdf.tags.filter(({ role }) => role === 'Formula').map(({ alt }) => alt)).toEqual([
      'a² + b² = c²',
      '∫₀¹x² dx = 1/3',
      'v = s/t',
      'x = (−b ± √(b² − 4ac))/(2a)',
    ]);
    expect(pdf.text).not.toMatch(/\\frac|\\int|\$/);
  });

  test('a power is smaller and higher than its base, a denominator lower than its numerator', async () => {
    const pdf = await pdfOf('$x^7$ и $$\\frac{5}{8}$$');
    const own = textsOf(pdf);
    const [base, power] = [found(own, '𝑥'), found(own, '7')];
    expect(power.size).toBeLessThan(base.size);
    expect(power.y).toBeGreaterThan(base.y);
    expect(found(own, '5').y).toBeGreaterThan(found(own, '8').y + 5);
  });

  test('a formula that cannot be read stays as it was written', async () => {
    const pdf = await pdfOf('Неверная $\\frac{1}{$ формула');
    expect(pdf.text).toContain('\\frac{1}{');
  });

  test('a display formula is in the middle and never wider than the page', async () => {
    const sum = Array.from({ length: 60 }, (_, index) => `a_{${index}}`).join('+');
    const { pages } = await pdfOf(`$$x$$\n\n$$${sum}$$`);
    const [page] = pages;
    if (!page) throw new Error('No page');
    expect(found(page, '𝑥').x).toBeCloseTo(page.width / 2, -1);
    for (const { x, width } of page.texts) expect(x + width).toBeLessThan(page.width - 50);
  });
});

describe('[CHAT-33] case 17-export-wide-table', () => {
  const heads = ['№', 'Наименование', ...Array.from({ length: 12 }, (_, at) => `Показатель ${at + 1}`)];
  const row = (at: number) =>
    `| ${at} | Очень длинное наименование организации ${at} | ${Array.from({ length: 12 }, (_, index) => `${at * (index + 1)} 000`).join(' | ')} |`;
  const table = `| ${heads.join(' | ')} |\n|${'---|'.repeat(14)}\n${Array.from({ length: 40 }, (_, at) => row(at + 1)).join('\n')}`;

  test('its pages lie, its head is repeated, no word is broken, numbers stand at the right', async () => {
    const { pages } = await pdfOf(`До таблицы\n\nТаблица:\n\n${table}\n\nИтого.`);
    const lying = pages.filter(({ width, height }) => width > height);
    expect(lying.length).toBeGreaterThan(1);
    for (const page of lying) {
      expect(page.texts.filter(({ text }) => text === 'Наименование')).toHaveLength(1);
      expect(page.texts.filter(({ text }) => text.startsWith('Показатель'))).toHaveLength(12);
      for (const { x, width, size } of page.texts) {
        expect(x + width).toBeLessThan(page.width - 50);
        expect(size).toBeGreaterThanOrEqual(7);
      }
    }
    expect(lying[0]?.whole).toContain('Таблица:');
    const [first, last] = [pages[0], pages.at(-1)];
    expect(first?.whole).toContain('До таблицы');
    expect(last?.whole).toContain('Итого.');
    expect((last?.height ?? 0) > (last?.width ?? 0)).toBe(true);
    const all = textsOf({ pages });
    expect(all.texts.filter(({ text }) => text === '480 000')).toHaveLength(1);
    const [one, other] = [found(all, '1 000'), found(all, '37 000')];
    expect(one.x + one.width).toBeCloseTo(other.x + other.width, 0);
  });

  test('a row has as many cells as the heading, a narrow table stays upright', async () => {
    const pdf = await pdfOf('| а | б |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |');
    expect(pdf.tags.filter(({ role }) => role === 'TH')).toHaveLength(2);
    expect(pdf.tags.filter(({ role }) => role === 'TD')).toHaveLength(4);
    expect(pdf.pages.every(({ width, height }) => height > width)).toBe(true);
  });

  test('a row that is higher than a page goes on on the next one', async () => {
    const lines = Array.from({ length: 150 }, (_, at) => `строка${at}`);
    const { pages, text } = await pdfOf(`| а |\n|---|\n| ${lines.join('<br>')} |`);
    expect(pages.length).toBeGreaterThan(2);
    for (const line of lines) expect(text).toContain(line);
  });
});

test('[CHAT-33] case 24-print-wide-table: tabs of code are places, a long line goes on on the next one', async () => {
  const pdf = await pdfOf(`\`\`\`python\ndef f():\n\treturn 1\nab\tcd\n${'слово '.repeat(40)}конец\n\`\`\``);
  const own = textsOf(pdf);
  const letter = found(own, 'def').width / 3;
  const left = found(own, 'def').x;
  expect(found(own, 'return').x - left).toBeCloseTo(4 * letter, 0);
  expect(found(own, 'cd').x - left).toBeCloseTo(4 * letter, 0);
  for (const { x, width } of own.texts) expect(x + width).toBeLessThan(540);
  expect(pdf.text).toContain('конец');
});

test('[CHAT-33] marks of HTML look as they do on the screen, `details` is open', async () => {
  const pdf = await pdfOf(everyBlock);
  const own = textsOf(pdf);
  const lowered = own.texts.find(({ text }, at) => text === '2' && own.texts[at - 1]?.text === 'H');
  expect(lowered?.size).toBeLessThan(11);
  for (const part of [
    '«цитата»',
    'ВОЗ (Всемирная организация)',
    'Подробности',
    'Скрытый текст',
    'подчёркнуто',
  ])
    expect(pdf.text).toContain(part);
  expect(pdf.text).not.toMatch(/<(?:sub|u|mark|summary)>/);
});

describe('[CHAT-33] PDF', () => {
  const pdf = pdfOf(everyKind).then(({ text, links, tags }) =>
    [
      text,
      ...links,
      ...tags.flatMap(({ role, alt }) => [`role:${role}`, ...(alt ? [`alt:${alt}`] : [])]),
    ].join('\n'),
  );

  test.each(kinds)('says %s', async (kind) => {
    const { says, instead } = samples[kind];
    for (const part of instead?.PDF ?? says) expect(await pdf).toContain(part);
  });
});

test('[CHAT-33] letters of a script that no font has are as wide as they are, not as an emoji', async () => {
  const { pages } = await pdfOf('ააააა»\n\n🚀🚀🚀🚀🚀»');
  const [letters, emoji] = textsOf({ pages }).texts.filter(({ text }) => text === '»');
  // The text begins at the left margin, 56 points from the edge.
  const start = Math.min(...textsOf({ pages }).texts.map(({ x }) => x));
  expect((letters?.x ?? 0) - start).toBeCloseTo(5 * 0.5 * 11, 1);
  expect((emoji?.x ?? 0) - start).toBeCloseTo(5 * 11, 1);
});

test('[CHAT-33] a paragraph longer than a page goes on on the next one: no line is over another', async () => {
  // What is free at the end of a page differs.
  for (const before of [0, 1, 2]) {
    const short = Array.from({ length: before }, () => 'Абзац.').join('\n\n');
    const long = Array.from({ length: 130 }, (_, index) => `Строка ${index}`).join('\n');
    const { pages } = await pdfOf(`${short}\n\n${long}\n\n# ${'Заголовок '.repeat(200)}`);
    for (const { texts } of pages) {
      const rows = [...new Set(texts.map(({ y }) => y))].toSorted((a, b) => b - a);
      const gaps = rows.slice(1).map((y, index) => (rows[index] ?? 0) - y);
      expect(Math.min(...gaps)).toBeGreaterThan(9);
    }
    const numbers = pages.flatMap(({ texts }) =>
      texts.flatMap(({ text }) => /^Строка (\d+)$/.exec(text)?.[1] ?? []),
    );
    expect(numbers).toEqual(Array.from({ length: 130 }, (_, index) => String(index)));
  }
});

test('[CHAT-33] a diagram is its picture with an alternative text; one that is not drawn is its source', async () => {
  const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const pdf = await pdfOf(
    '```mermaid\ngraph TD\n```\n\n```mermaid\npie\n```',
    new Map([[diagramKey('graph TD'), { bytes, width: 300, height: 200, alt: 'Блок-схема' }]]),
  );
  expect(pdf.tags).toContainEqual(expect.objectContaining({ role: 'Figure', alt: 'Блок-схема' }));
  expect(pdf.text).not.toContain('graph TD');
  expect(pdf.text).toContain('pie');
});

test('[CHAT-33] characters that no font has are found and selected, also when they are many', async () => {
  const many = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  const pdf = await pdfOf(`Привет, 你好 и 👨‍👩‍👧!\n\n${many}`);
  const text = pdf.text.replaceAll('\n', '');
  expect(text).toContain('Привет, 你好 и 👨‍👩‍👧!');
  expect(text).toContain(many);
  // Without names of glyphs, Poppler puts each character on a line of its own.
  expect(await pdf.file.text()).toContain('/Differences [0 /m ');
});
