import { expect, test, vi } from 'vitest';
import { parseDocument } from '#markdown/document.ts';
import { type Deck, emptySlide, isLater, paragraph, run, slideTitle, textOf } from '../../model/deck.ts';
import { testDeck, testSlide } from '../../model/testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects } from '../../model/testing/objects.ts';
import type { TextFormat } from '../task.ts';
import { fullDeck, missingId, pictureId } from '../testing/full-deck.ts';
import { elements } from '../testing/read-xml.ts';
import { unzip } from '../testing/unzip.ts';
import { textFile } from './text-file.ts';

vi.mock('#api/generated/calls/file.ts', () => ({
  client: { GET: () => Promise.reject(new Error('No network')) },
}));

const write = (deck: Deck, format: TextFormat, withNotes = false) =>
  textFile(deck, { format, withNotes }, new AbortController().signal);

async function markdownOf(deck: Deck, withNotes = false): Promise<string> {
  return (await write(deck, 'md', withNotes)).blob.text();
}

/** Letters, figures and signs of words, without what Markdown adds. */
const letters = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}№₽%²]/gu, '');

/** All texts of the slides but the numbers of charts. */
const textsOf = ({ slides }: Deck): string[] =>
  slides.flatMap((slide) =>
    isLater(slide)
      ? []
      : slide.slots.flatMap(({ block }) =>
          block.kind === 'chart' ? [...block.categories, block.unit] : textOf(block).split(/[\n\t]/),
        ),
  );

test('[PRES-45] Markdown has all texts of the slides in order under their titles, and is read back as meant', async () => {
  const deck = fullDeck();
  const text = await markdownOf(deck);
  const written = letters(text);
  for (const part of textsOf(deck)) expect(written).toContain(letters(part));
  const headings = text.split('\n').filter((line) => /^#+ /.test(line));
  const titles = deck.slides.map(slideTitle);
  expect(headings.map(letters)).toEqual([deck.title, ...titles].map(letters));
  expect(text).toContain(
    '**Подробности:** [наш отчёт](https://example.ru/report?a=1\\&b=2), [*почта*](mailto:team@example.ru), не ссылка',
  );
  expect(text).toContain('* **Октябрь**: Обучение сотрудников');
  expect(text).toContain('> «Теперь заявка занимает минуту, а не день»');
  expect(text).toContain('Схема проезда к складу');
  const nodes = parseDocument(text);
  expect(nodes.filter(({ type }) => type === 'table').length).toBe(
    deck.slides.filter((slide) => !isLater(slide) && ['table', 'chart'].includes(slide.layout)).length,
  );
});

test('[PRES-45] lists keep their depth and their numbers', async () => {
  const paragraphs = [
    paragraph('Шаг', 'number'),
    paragraph('Пояснение', 'none', 1),
    paragraph('Часть', 'bullet', 1),
    paragraph('Мелочь', 'bullet', 2),
    paragraph('Второй шаг', 'number'),
    paragraph('Текст'),
    paragraph('Опять первый', 'number'),
  ];
  const slots = [{ name: 'body' as const, block: { kind: 'text' as const, paragraphs } }];
  const text = await markdownOf(testDeck([{ ...emptySlide('bullets', 'a'), slots }]));
  expect(text.split('\n').filter(Boolean)).toEqual([
    '# Итоги третьего квартала',
    '## Слайд 1',
    '1. Шаг',
    '   Пояснение',
    '   * Часть',
    '     * Мелочь',
    '2. Второй шаг',
    'Текст',
    '1. Опять первый',
  ]);
});

test('[PRES-45] bold and italic text keeps its blanks outside of its marks', async () => {
  const runs = [
    { ...run('Важно '), isBold: true },
    { ...run('очень '), isBold: true, isItalic: true },
    run('всегда'),
  ];
  const block = { kind: 'text' as const, paragraphs: [{ level: 0, list: 'none' as const, runs }] };
  const deck = testDeck([{ ...emptySlide('bullets', 'a'), slots: [{ name: 'body' as const, block }] }]);
  expect(await markdownOf(deck)).toContain('\n**Важно** **_очень_** всегда\n');
});

test('[PRES-45] notes are there on request only', async () => {
  const deck = fullDeck();
  expect(await markdownOf(deck)).not.toContain('Сказать про рост');
  const text = await markdownOf(deck, true);
  expect(text).toContain('> **Заметки**');
  expect(letters(text)).toContain('Сказатьпророст');
  expect(letters(text)).toContain('Незабытьпроёлочкитеги');
});

test('[PRES-45] in Word the titles of slides are headings of the first level, and lost pictures are named', async () => {
  const deck = fullDeck();
  const { blob, lost } = await write(deck, 'docx', true);
  const files = unzip(new Uint8Array(await blob.arrayBuffer()));
  const xml = new TextDecoder().decode(files.get('word/document.xml'));
  const paragraphs = elements(xml, 'w:p');
  const withStyle = (style: string): string[] =>
    paragraphs
      .filter((one) => one.find('w:pStyle')[0]?.attribute('w:val') === style)
      .map(({ text }) => letters(text));
  expect(withStyle('Title')).toEqual([letters(deck.title)]);
  expect(withStyle('Heading1')).toEqual(deck.slides.map((slide) => letters(slideTitle(slide))));
  const written = letters(paragraphs.map(({ text }) => text).join(' '));
  for (const part of textsOf(deck)) expect(written).toContain(letters(part));
  expect(lost).toEqual([pictureId, missingId]);
});

test('[PRES-65] sections are headings above the titles of their slides', async () => {
  const slides = ['Итоги', 'План', 'Сроки'].map((title) => testSlide(title, 'bullets', { title }));
  const id = '7c2e9f10-7777-4a3b-8c4d-0000000000a1';
  const deck = { ...testDeck(slides), sections: [{ id, title: 'Дальше', slideId: 'План' }] };
  const text = await markdownOf(deck);
  expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# Итоги третьего квартала',
    '## Итоги',
    '## Дальше',
    '### План',
    '### Сроки',
  ]);
});

test('[PRES-45] the name of a card and its text are on lines of their own, as on the slide', async () => {
  const runs = [{ ...run('Начать с малого'), isBold: true }, run(' Быстрая проверка')];
  const block = { kind: 'text' as const, paragraphs: [{ level: 0, list: 'bullet' as const, runs }] };
  const deckOf = (layout: 'cards' | 'bullets'): Deck =>
    testDeck([{ ...emptySlide(layout, 'a'), slots: [{ name: 'body' as const, block }] }]);
  expect(await markdownOf(deckOf('cards'))).toContain('* **Начать с малого**\\\n  Быстрая проверка\n');
  expect(await markdownOf(deckOf('bullets'))).toContain('* **Начать с малого** Быстрая проверка\n');
});

test('[PRES-81] texts and pictures of objects stand after the content of their slide', async () => {
  const text = await markdownOf(testDeck([slideWithObjects(objectsOfAllKinds(pictureId))]));
  expect(text).toMatch(/Склад[\s\S]*Главное[\s\S]*Схема склада[\s\S]*\* Первое\n\* Второе/);
});
