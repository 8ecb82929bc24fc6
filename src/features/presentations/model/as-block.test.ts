import { describe, expect, test } from 'vitest';
import { blockAs, halvesOf, numbersFirst } from './as-block.ts';
import { type Block, paragraph, run, type TextBlock, textBlock, textOf } from './deck.ts';

const list = (...lines: string[]): TextBlock => textBlock(lines.join('\n'), 'bullet');
const table = (rows: string[][], hasHeader = true): Block => ({ kind: 'table', hasHeader, rows });
const chart = (unit: string, categories: string[], ...series: [string, (number | null)[]][]): Block => ({
  kind: 'chart',
  type: 'column',
  unit,
  categories,
  series: series.map(([name, values]) => ({ name, values })),
});

describe('[PRES-33] The content of a block as another kind', () => {
  test.each([
    ['Москва: 12,5\u00a0%', 'Тверь: 7\u00a0%'],
    ['Москва — 12,5 %', 'Тверь – 7 %'],
  ])('a list of named numbers is a chart with their unit: %s', (...lines) => {
    expect(blockAs('chart', list(...lines))).toEqual(chart('%', ['Москва', 'Тверь'], ['', [12.5, 7]]));
  });

  test('numbers that stand before their names are a chart too', () => {
    const numbers = list('9\u202f000 м²: Склад', '−120 м²: Офис');
    expect(blockAs('chart', numbers)).toEqual(chart('м²', ['Склад', 'Офис'], ['', [9000, -120]]));
  });

  test('a table is a chart without its row of totals, and the unit stands in a heading or in each cell', () => {
    const rows = [
      ['Город', 'План, млн ₽', 'Факт, млн ₽'],
      ['Москва', '10', '12,5'],
      ['Тверь', '—', '1 200'],
      ['Итого', '10', '1 212,5'],
    ];
    expect(blockAs('chart', table(rows))).toEqual(
      chart('млн ₽', ['Москва', 'Тверь'], ['План', [10, null]], ['Факт', [12.5, 1200]]),
    );
  });

  test('a chart is a table with the unit in its heading, and comes back the same', () => {
    const before = chart('млн ₽', ['2024', '2025'], ['План', [10, 11.5]], ['Факт', [null, 1250.125]]);
    const made = blockAs('table', before);
    expect(made).toEqual(
      table([
        ['', 'План, млн ₽', 'Факт, млн ₽'],
        ['2024', '10', ''],
        ['2025', '11,5', '1\u00a0250,125'],
      ]),
    );
    expect(made && blockAs('chart', made)).toEqual(before);
  });

  test('a chart in words has a line for each category', () => {
    const one = blockAs('text', chart('₽', ['Москва', 'Тверь'], ['Выручка', [10, 11]]));
    expect(one && textOf(one)).toBe('Москва Выручка\u00a010\u00a0₽\nТверь Выручка\u00a011\u00a0₽');
    const bare = blockAs('text', chart('₽', ['Москва'], ['', [10]]));
    expect(bare && textOf(bare)).toBe('Москва 10\u00a0₽');
    const two = blockAs('text', chart('', ['Москва'], ['план', [10]], ['факт', [12]]));
    expect(two && textOf(two)).toBe('Москва план\u00a010, факт\u00a012');
  });

  test('events are a list with bold dates, a table without a heading, and come back the same', () => {
    const steps = ['Март', 'Июнь', 'Осень'].map((when) => ({ when, what: `${when}: запуск` }));
    const timeline: Block = { kind: 'timeline', steps };
    const text = blockAs('text', timeline);
    expect(text).toMatchObject({ paragraphs: [{ runs: [{ text: 'Март ', isBold: true }, {}] }, {}, {}] });
    expect(text && blockAs('timeline', text)).toEqual(timeline);
    const rows = blockAs('table', timeline);
    expect(rows).toEqual(
      table(
        steps.map(({ when, what }) => [when, what]),
        false,
      ),
    );
    expect(rows && blockAs('timeline', rows)).toEqual(timeline);
  });

  test('a table in words keeps the names and units of its columns', () => {
    const rows = [
      ['Город', 'Выручка, млн ₽', 'Срок'],
      ['Москва', '10', 'март'],
    ];
    const text = blockAs('text', table(rows));
    expect(text && textOf(text)).toBe('Москва Выручка\u00a010\u00a0млн ₽, Срок\u00a0март');
  });

  const link: TextBlock = {
    kind: 'text',
    paragraphs: [{ level: 0, list: 'bullet', runs: [{ ...run('Сайт: 1'), link: 'https://example.ru/' }] }],
  };
  test.each<[string, Parameters<typeof blockAs>[0], Block]>([
    ['a link', 'table', link],
    ['an item without a name', 'table', list('Москва: 1', 'Просто мысль')],
    [
      'an item of several texts',
      'table',
      {
        kind: 'text',
        paragraphs: [paragraph('Город', 'bullet'), paragraph('а', 'bullet', 1), paragraph('б', 'bullet', 1)],
      },
    ],
    ['a range', 'chart', list('Москва: 3–5 %', 'Тверь: 7 %')],
    ['two units', 'chart', list('Москва: 3 %', 'Тверь: 7 ₽')],
    ['years', 'chart', list('2024: Договор', '2025: Стройка')],
    ['days', 'chart', list('12 мая: Договор', '20 мая: Стройка')],
    ['one name twice', 'chart', list('Москва: 3', 'Москва: 7')],
    [
      'a column of words',
      'chart',
      table([
        ['Город', 'Итог'],
        ['Москва', 'да'],
        ['Тверь', '2'],
      ]),
    ],
    ['five columns', 'text', table([['а', 'б', 'в', 'г', 'д']], false)],
    ['a series without values', 'text', chart('₽', ['Москва'], ['План', [10]], ['Факт', [null]])],
    ['two events', 'timeline', list('Март: запуск', 'Июнь: отчёт')],
    [
      'a name longer than a date',
      'timeline',
      list(...['а', 'б', 'в'].map((one) => `${one.repeat(50)}: запуск`)),
    ],
    ['more rows than a table has', 'table', list(...Array.from({ length: 16 }, (_, at) => `Город ${at}: 1`))],
    ['nothing', 'table', textBlock('')],
    ['a picture', 'text', { kind: 'picture', idFile: null, alt: 'а: б', isDecorative: false, fit: 'cover' }],
  ])('is not made of %s', (_, kind, block) => {
    expect(blockAs(kind, block)).toBeNull();
  });
});

test('[PRES-33] numbers stand first where they are shown as numbers', () => {
  expect(textOf(numbersFirst(list('Склад: 9 000 м²', 'Офис: 120 м²')))).toBe('9 000 м² Склад\n120 м² Офис');
  const icon: TextBlock = list('Склад: 9 000 м²');
  const withIcon = { ...icon, paragraphs: icon.paragraphs.map((one) => ({ ...one, icon: 'warehouse' })) };
  expect(numbersFirst(withIcon).paragraphs[0]?.icon).toBe('warehouse');
  for (const same of [list('9 000 м²: склад'), list('Склад: большой'), list('Мысль'), textBlock('')])
    expect(numbersFirst(same)).toBe(same);
});

test('[PRES-33] a list falls into two halves of whole items', () => {
  const items = {
    kind: 'text' as const,
    paragraphs: [
      paragraph('Первый', 'bullet'),
      paragraph('его часть', 'bullet', 1),
      paragraph('Второй', 'bullet'),
      paragraph(''),
      paragraph('Третий', 'bullet'),
    ],
  };
  expect(halvesOf(items)?.map(textOf)).toEqual(['Первый\nего часть\nВторой', 'Третий']);
  expect(halvesOf(list('Один'))).toBeNull();
});
