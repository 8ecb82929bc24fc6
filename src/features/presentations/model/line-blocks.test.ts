import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Paragraph, paragraph, run, type TextBlock, textBlock, textOf } from './deck.ts';
import { linesAs } from './line-blocks.ts';

const lines = (...texts: string[]): TextBlock['paragraphs'] =>
  textBlock(texts.join('\n'), 'bullet').paragraphs;
const rows = (paragraphs: TextBlock['paragraphs']) => {
  const block = linesAs('table', paragraphs);
  return block?.kind === 'table' ? block.rows : null;
};

describe('[PRES-99] Lines of a text as another block', () => {
  test.each([
    ['colon', 'Склад: 9 000 м²', 'Офис: у метро, к 10:30'],
    ['dash', 'Склад — 9 000 м²', 'Офис – у метро, к 10:30'],
    ['tab', 'Склад\t9 000 м²', 'Офис\tу метро, к 10:30'],
    ['semicolon', 'Склад; 9 000 м²', 'Офис; у метро, к 10:30'],
  ])('a common separator makes two columns: %s', (_, ...texts) => {
    expect(rows(lines(...texts))).toEqual([
      ['Склад', '9 000 м²'],
      ['Офис', 'у метро, к 10:30'],
    ]);
  });

  test('a line without the separator is a row of one cell, and a rare separator makes no columns', () => {
    expect(rows(lines('Склад: готов', 'Офис: в мае', 'Остальное позже'))).toEqual([
      ['Склад', 'готов'],
      ['Офис', 'в мае'],
      ['Остальное позже', ''],
    ]);
    expect(rows(lines('Склад готов', 'Офис в мае', 'Магазин: позже'))).toEqual([
      ['Склад готов'],
      ['Офис в мае'],
      ['Магазин: позже'],
    ]);
    const sentence =
      'Мы сделали всё, что обещали в начале этого года нашим клиентам и партнёрам — и даже больше';
    expect(rows(lines(sentence, 'Готово'))).toEqual([[sentence], ['Готово']]);
  });

  test('a bold name and an item with lines below it are names of rows', () => {
    const bold = { ...paragraph('', 'bullet'), runs: [{ ...run('Склад: '), isBold: true }, run('9 000 м²')] };
    expect(
      rows([bold, ...lines('Офис'), paragraph('у метро', 'bullet', 1), paragraph('новый', 'bullet', 1)]),
    ).toEqual([
      ['Склад', '9 000 м²'],
      ['Офис', 'у метро'],
      ['', 'новый'],
    ]);
  });

  test('a number in each line makes a chart, with or without a separator', () => {
    const chart = { kind: 'chart', unit: 'млн ₽', categories: ['Москва', 'Нижний Тагил'] };
    for (const texts of [
      ['Москва: 120 млн ₽', 'Нижний Тагил: 80,5 млн ₽'],
      ['120 млн ₽ — Москва', '80,5 млн ₽ — Нижний Тагил'],
      ['Москва 120 млн ₽;', 'Нижний Тагил 80,5 млн ₽'],
    ])
      expect(linesAs('chart', lines(...texts))).toMatchObject({
        ...chart,
        series: [{ values: [120, 80.5] }],
      });
    expect(linesAs('chart', lines('2024: 120', '2025: 150'))).toMatchObject({ categories: ['2024', '2025'] });
  });

  test.each([
    ['a line has no number', ['Москва: 120', 'Тверь: скоро']],
    ['a line has two numbers', ['Москва 12 из 20', 'Тверь 7 из 10']],
    ['units differ', ['Москва: 120 млн ₽', 'Тверь: 7 %']],
    ['a total would be left out', ['Москва: 120', 'Тверь: 7', 'Итого: 127']],
    ['a name is repeated', ['Москва: 120', 'Москва: 7']],
  ])('there is no chart when %s', (_, texts) => {
    expect(linesAs('chart', lines(...texts))).toBeNull();
    expect(linesAs('table', lines(...texts))).not.toBeNull();
  });

  test('each item is a card with the lines below it, and links and italics stay', () => {
    const link = { ...paragraph('', 'none', 1), runs: [{ ...run('Склад'), link: 'https://example.ru' }] };
    const all = [link, paragraph('у метро', 'bullet', 2), paragraph('Офис', 'bullet', 1)];
    expect(linesAs('cards', all)).toMatchObject({
      paragraphs: [
        { level: 0, list: 'bullet', runs: link.runs },
        { level: 1, list: 'bullet' },
        { level: 0, list: 'bullet' },
      ],
    });
    expect(linesAs('cards', lines('Один'))).toBeNull();
    expect(linesAs('cards', lines(...'123456789'))).toBeNull();
    expect(linesAs('table', all)).toBeNull();
  });

  test('a dash or a colon between name and value is in no cell; a heading above a list makes no cards', () => {
    const chart = linesAs(
      'chart',
      ['Москва 12,5 %', 'Казань: 7 %', 'Тула — 4 %'].map((one) => paragraph(one)),
    );
    expect(chart).toMatchObject({ categories: ['Москва', 'Казань', 'Тула'] });
    const bold = (name: string, rest: string): Paragraph => ({
      ...paragraph('', 'bullet'),
      runs: [{ ...run(name), isBold: true }, run(rest)],
    });
    const list = [bold('−9 млн ₽', ': поставка'), bold('−4 млн ₽', ' — заказ')];
    expect(linesAs('table', list)).toMatchObject({
      rows: [
        ['−9 млн ₽', 'поставка'],
        ['−4 млн ₽', 'заказ'],
      ],
    });
    expect(linesAs('cards', [paragraph('Техника и доступ'), ...list])).toBeNull();
  });

  test('no word is lost', () => {
    const signs = (text: string): string => [...text.replaceAll(/[\s:;,.—–−-]/gu, '')].sort().join('');
    const pieces = fc
      .array(fc.constantFrom('Склад', ': ', ' — ', '; ', '12', '%', ' ', '№ 5', 'млн ₽', '−3,5', 'Итого'), {
        maxLength: 6,
      })
      .map((parts) => parts.join(''));
    const named = fc
      .tuple(
        fc.constantFrom('Склад', '№ 5', 'Итого', 'Опт —'),
        fc.constantFrom(': ', ' — ', ' ', '; '),
        fc.constantFrom('12', '−3,5', '7'),
      )
      .map((parts) => parts.join(''));
    const isBold = fc.boolean();
    const line = fc.record({ text: pieces, level: fc.integer({ min: 0, max: 2 }), isBold });
    const flat = fc.record({ text: named, level: fc.constant(0), isBold: fc.constant(false) });
    const made = { table: 0, chart: 0, cards: 0 };
    fc.assert(
      fc.property(
        fc.oneof(fc.array(line, { maxLength: 6 }), fc.array(flat, { minLength: 2, maxLength: 4 })),
        fc.constantFrom('table', 'chart', 'cards'),
        (all, kind) => {
          const paragraphs = all.map((one) => ({
            ...paragraph('', 'bullet', one.level),
            runs: one.text === '' ? [] : [{ ...run(one.text), isBold: one.isBold }],
          }));
          const block = linesAs(kind, paragraphs);
          if (!block) return;
          made[kind] += 1;
          const units = block.kind === 'chart' ? block.unit.repeat(block.categories.length) : '';
          expect(signs(textOf(block) + units)).toBe(signs(textOf({ kind: 'text', paragraphs })));
        },
      ),
      { numRuns: 500 },
    );
    expect(Math.min(...Object.values(made))).toBeGreaterThan(0);
  });
});
