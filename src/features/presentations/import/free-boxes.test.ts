import { expect, test } from 'vitest';
import { textOf } from '../model/deck.ts';
import { isFigure } from './arrange/figure.ts';
import { importDeck } from './import-deck.ts';
import { at, box, paragraphXml, smallPptx, titleBox } from './testing/small-pptx.ts';

/** A free box with letters of a size, pt. */
const sized = (text: string, size: number, frame: string, isBold = false): string =>
  box(
    '',
    paragraphXml(text).replace('<a:rPr ', `<a:rPr sz="${size * 100}"${isBold ? ' b="1"' : ''} `),
    frame,
  );
/** The layouts of the second of three slides, each with the text of its places but the title. */
const shown = (shapes: string) =>
  importDeck(smallPptx({ slides: [{}, { shapes }, {}] }), { brandColour: undefined }).slides[1]?.slides.map(
    ({ layout, slots }) => [
      layout,
      ...slots.flatMap(({ name, block }) => (name === 'title' ? [] : [textOf(block)])),
    ],
  );
const pairs = [
  ['12 %', 'рост'],
  ['45 %', 'доля'],
  ['3', 'место'],
] as const;

test('[PRES-100] numbers above or left of their names become numbers, also in two rows, with boxes of different widths', () => {
  const above = pairs.map(
    ([number, name], column) =>
      sized(number, 60, at(8 + 30 * column, 30, 18, 16)) + sized(name, 18, at(4 + 30 * column, 45, 26, 10)),
  );
  expect(shown(titleBox('Главное') + above.join(''))).toEqual([
    ['numbers', '12 %\nрост\n45 %\nдоля\n3\nместо'],
  ]);
  const left = pairs.map(
    ([number, name], row) =>
      sized(number, 44, at(5, 25 + 20 * row, 20, 15)) + sized(name, 20, at(28, 27 + 20 * row, 60, 11)),
  );
  expect(shown(titleBox('Главное') + left.join(''))).toEqual([
    ['numbers', '12 %\nрост\n45 %\nдоля\n3\nместо'],
  ]);
  const cells = [...pairs, ['24/7', 'приёмка'] as const].map(([number, name], index) => {
    const [x, y] = [5 + 50 * (index % 2), 22 + 36 * Math.floor(index / 2)];
    return sized(number, 44, at(x, y, 40, 12)) + sized(name, 20, at(x, y + 13, 40, 8));
  });
  expect(shown(titleBox('Главное') + cells.join(''))).toEqual([
    ['numbers', '12 %\nрост\n45 %\nдоля\n3\nместо\n24/7\nприёмка'],
  ]);
});

test('[PRES-100] a box with a number above its name is a number; dates with one line each are a timeline', () => {
  const both = pairs
    .slice(0, 2)
    .map(([number, name], column) =>
      box('', paragraphXml(number) + paragraphXml(name), at(5 + 48 * column, 35, 40, 30)),
    );
  expect(shown(titleBox('Главное') + both.join(''))).toEqual([['numbers', '12 %\nрост\n45 %\nдоля']]);
  const events = [
    ['Март', 'первая версия'],
    ['Июнь', 'сто магазинов'],
    ['Декабрь', 'окупаемость'],
  ].map(
    ([when = '', what = ''], column) =>
      sized(when, 18, at(5 + 30 * column, 35, 25, 8), true) + sized(what, 14, at(5 + 30 * column, 55, 25, 8)),
  );
  expect(shown(titleBox('План') + events.join(''))).toEqual([
    ['timeline', 'Март: первая версия\nИюнь: сто магазинов\nДекабрь: окупаемость'],
  ]);
});

test('[PRES-100] columns of boxes are read one after the other: with as many lines as a comparison, otherwise as two columns', () => {
  const column = (x: number, name: string, ...lines: string[]): string =>
    sized(name, 24, at(x, 24, 38, 8), true) +
    lines.map((line, row) => sized(line, 18, at(x, 35 + 11 * row, 38, 8))).join('');
  const two =
    column(5, 'Реклама', 'Поиск', 'Соцсети', 'Видео') + column(55, 'Своё', 'Сайт', 'Письма', 'Клуб');
  expect(shown(titleBox('Каналы') + two)).toEqual([
    ['comparison', 'Реклама\nПоиск\nСоцсети\nВидео', 'Своё\nСайт\nПисьма\nКлуб'],
  ]);
  const uneven = column(5, 'Реклама', 'Поиск', 'Соцсети') + column(55, 'Своё', 'Сайт');
  expect(shown(titleBox('Каналы') + uneven)).toEqual([
    ['twoColumns', 'Реклама\nПоиск\nСоцсети', 'Своё\nСайт'],
  ]);
});

test('[PRES-100] the largest text of a first slide without a place for a title is its title, the next one the subtitle, others keep their places', () => {
  const cover = (shapes: string) => {
    const [slide] =
      importDeck(smallPptx({ slides: [{ shapes }, {}] }), { brandColour: undefined }).slides[0]?.slides ?? [];
    return {
      places: [slide?.layout, ...(slide?.slots ?? []).map(({ block }) => textOf(block))],
      free: slide?.objects?.map(({ block, y }) => [block && textOf(block), y]),
    };
  };
  expect(
    cover(
      sized('ООО «Северлог»', 16, at(6, 8, 40, 6)) +
        sized('Для совета', 22, at(6, 62, 60, 8)) +
        sized('Отчёт', 44, at(6, 47, 60, 12)) +
        sized('Октябрь 2026 г.', 14, at(6, 85, 30, 5)),
    ),
  ).toEqual({
    places: ['title', 'Отчёт', 'Для совета'],
    free: [
      ['ООО «Северлог»', 58],
      ['Октябрь 2026 г.', 612],
    ],
  });
  expect(
    cover(
      sized('Маркетинг', 54, at(6, 30, 60, 12)) +
        sized('2027', 54, at(6, 43, 60, 12)) +
        sized('план', 24, at(6, 60, 60, 8)),
    ),
  ).toEqual({ places: ['title', 'Маркетинг 2027', 'план'], free: undefined });
});

test('[PRES-100] names and texts that repeat in reading order are groups wherever they stand, also below one sentence', () => {
  const group = (name: string, x: number, y: number): string =>
    sized(name, 24, at(x, y, 25, 8), true) + sized(`${name}: пояснение`, 14, at(x, y + 8, 25, 10));
  const scattered = group('Склад', 5, 20) + group('Офис', 40, 45) + group('Цех', 72, 70);
  const items = 'Склад\nСклад: пояснение\nОфис\nОфис: пояснение\nЦех\nЦех: пояснение';
  expect(shown(titleBox('Площадки') + scattered)).toEqual([['cards', items]]);
  expect(shown(scattered)).toEqual([['cards', items]]);
  const row = group('Склад', 5, 50) + group('Офис', 40, 50) + group('Цех', 72, 50);
  const sentence = sized('Все открыты', 20, at(5, 18, 80, 8));
  expect(shown(titleBox('Площадки') + sentence + row)).toEqual([['cards', items]]);
  // Below two lines of the title there is no room for the sentence.
  expect(shown(titleBox('Площадки компании, '.repeat(6)) + sentence + row)).toEqual([
    ['lead', 'Все открыты', items],
  ]);
});

test('[PRES-101] arrows that point to each other are steps; a source at the foot keeps its place below a table or numbers', () => {
  const chevrons = ['Опрос', 'Закупка', 'Запуск'].map((name, column) =>
    box(
      '',
      paragraphXml(name),
      `${at(5 + 30 * column, 35, 28, 12)}<a:prstGeom prst="chevron"/><a:solidFill><a:srgbClr val="66BB6A"/></a:solidFill>`,
    ),
  );
  expect(shown(titleBox('Этапы') + chevrons.join(''))).toEqual([['steps', 'Опрос\nЗакупка\nЗапуск']]);
  const numbers = pairs.map(
    ([number, name], column) =>
      sized(number, 44, at(5 + 30 * column, 30, 25, 14)) + sized(name, 18, at(5 + 30 * column, 46, 25, 8)),
  );
  const source = sized('Источник: отчёт', 10, at(5, 90, 60, 5));
  expect(shown(titleBox('Итоги') + numbers.join('') + source)).toEqual([
    ['numbers', '12 %\nрост\n45 %\nдоля\n3\nместо'],
  ]);
});

test('[PRES-101] several texts in places of titles are names of columns, with the line breaks at their ends left out', () => {
  const named = (name: string, x: number): string =>
    sized(name, 24, at(x, 30, 25, 8), true).replace(
      '<p:nvPr></p:nvPr>',
      '<p:nvPr><p:ph type="title"/></p:nvPr>',
    ) + box('', `<a:p><a:br/><a:r><a:t>${name} в деле</a:t></a:r><a:br/></a:p>`, at(x, 40, 25, 30));
  expect(shown(named('Склад', 5) + named('Офис', 37) + named('Цех', 70))).toEqual([
    ['cards', 'Склад\nСклад в деле\nОфис\nОфис в деле\nЦех\nЦех в деле'],
  ]);
});

test('[PRES-101] the theme is that of the colours that slides use, where the file has a shape as their ground too', () => {
  const shape = (colour: string, frame: string): string =>
    box(
      '',
      '<a:p/>',
      `${frame}<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`,
    );
  const themeOf = (shapes: string) =>
    importDeck(smallPptx({ slides: [{ shapes: shapes + titleBox('Итоги') }] }), { brandColour: undefined })
      .theme;
  expect(themeOf(shape('C0392B', at(5, 30, 20, 20)))).toBe('citrus');
  expect(themeOf(shape('0D1830', at(0, 0, 100, 100)) + shape('4FD1C5', at(5, 30, 20, 20)))).toBe('night');
});

test('[PRES-100] one number in large letters with its text is a statement', () => {
  expect(
    shown(sized('73 %', 96, at(5, 20, 60, 25)) + sized('сравнивают цены в телефоне', 24, at(5, 55, 60, 10))),
  ).toEqual([['statement', 'сравнивают цены в телефоне']]);
});

test('[PRES-36] boxes without a width or a height, or at one place, are read to an end', () => {
  const thin = (text: string): string => sized(text, 18, at(20, 30, 0, 0));
  expect(shown(titleBox('Узкие') + thin('А') + thin('Б') + sized('В', 18, at(20, 30, 1, 60)))).toEqual([
    ['bullets', 'А\nБ\nВ'],
  ]);
});

test.each([
  ['12 %', true],
  ['> 98 %', true],
  ['2,4 млн ₽', true],
  ['24/7', true],
  ['3 из 5', true],
  ['до 15 мин', true],
  ['$5M', true],
  ['Шаг 1', false],
  ['2026 год стал лучшим', false],
  ['в 2 раза больше, чем было', false],
])('[PRES-100] «%s» is a number in large letters: %s', (text, is) => {
  expect(isFigure(text)).toBe(is);
});
