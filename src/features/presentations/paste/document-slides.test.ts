import { expect, test } from 'vitest';
import { blockIn, slideTitle, textOf } from '../model/deck.ts';
import { themeTokens } from '../model/themes.ts';
import { documentSlides } from './document-slides.ts';

const tokens = themeTokens('light', null, '#e22c63');

test('[PRES-95] each heading of a document begins a slide with its lists and tables, and no text is lost', () => {
  const long = Array.from({ length: 30 }, (_, at) => `<p>Абзац ${at + 1}: ${'слово '.repeat(40)}</p>`).join(
    '',
  );
  const slides = documentSlides(
    `<p>Записка для совещания</p><h1>Итоги года</h1><ul><li>Выручка<ul><li>Розница</li></ul></li><li>Прибыль</li></ul>
<h2>План по городам</h2><table><tr><th>Город</th><th>План</th></tr><tr><td>Казань</td><td>12</td></tr></table>
<h2>Подробности</h2>${long}`,
    tokens,
  );
  expect([...new Set(slides.map(slideTitle))].slice(0, 4)).toEqual([
    'Записка для совещания',
    'Итоги года',
    'План по городам',
    'Подробности',
  ]);
  const list = slides.find((slide) => slideTitle(slide) === 'Итоги года');
  expect(list && blockIn(list, 'body')).toMatchObject({
    paragraphs: [
      { list: 'bullet', level: 0 },
      { list: 'bullet', level: 1 },
      { list: 'bullet', level: 0 },
    ],
  });
  const table = slides.find((slide) => slideTitle(slide) === 'План по городам');
  expect(table && blockIn(table, 'table')).toMatchObject({
    hasHeader: true,
    rows: [
      ['Город', 'План'],
      ['Казань', '12'],
    ],
  });
  const all = slides.flatMap(({ slots }) => slots.map(({ block }) => textOf(block))).join(' ');
  for (let at = 1; at <= 30; at += 1) expect(all).toContain(`Абзац ${at}:`);
});

test('[PRES-95] text without headings, lists and tables makes no document', () => {
  expect(documentSlides('<p>Первая</p><p>Вторая</p>', tokens)).toEqual([]);
  expect(documentSlides('', tokens)).toEqual([]);
});
