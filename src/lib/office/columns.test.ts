import { describe, expect, test } from 'vitest';
import { numericColumns, orderBy, typedRows } from './columns.ts';
import { cellText } from './csv.ts';

/** The cells of the second column, as a Russian spreadsheet gets them; the first names the rows. */
const second = (head: string, ...cells: string[]) =>
  typedRows([['Строка', head], ...cells.map((cell, index) => [`Строка ${index}`, cell])])
    .slice(1)
    .map(([, cell = '']) => cellText(cell));
const text = (cell: string) => `\u200e${cell}`;

test('[CHAT-24] case 20-csv-for-russian-excel: decimals have a comma, shares and sums are numbers', () => {
  const table = typedRows([
    ['Дата', 'Сумма', 'Код', 'Доля', 'Формула'],
    ['01.02.2024', '1\u00a0234,56 ₽', '007', '12,5 %', '=1+1'],
    ['15.11.2023', '-500,00 ₽', '012', '3 %', '@SUM(A1)'],
    ['2.3', '1.5', '00123456789012345678', '1/2', '+7 (495) 123-45-67'],
  ]);
  expect(table.slice(1).map((row) => row.map((cell) => cellText(cell)))).toEqual([
    ['01.02.2024', '1234,56', text('007'), '12,5%', "'=1+1"],
    ['15.11.2023', '-500,00', text('012'), '3%', "'@SUM(A1)"],
    [text('2.3'), '1,5', text('00123456789012345678'), text('1/2'), text('+7 (495) 123-45-67')],
  ]);
});

describe('[CHAT-24] «2.3» is a number in a column of numbers alone', () => {
  test.each([
    ['Рейтинг', ['4.5', '4.8', '5'], ['4,5', '4,8', '5']],
    ['Цена', ['19.90', '1 200 ₽', '—'], ['19,90', '1200', '—']],
    ['Версия', ['2.3', '4.10'], [text('2.3'), text('4.10')]],
    ['Последняя', ['2.9', '2.10'], [text('2.9'), text('2.10')]],
    ['Значение', ['2.3', 'нет'], [text('2.3'), 'нет']],
    ['Дата', ['2.3', '01.02.2026'], [text('2.3'), '01.02.2026']],
  ])('%s: %j', (head, cells, written) => {
    expect(second(head, ...cells)).toEqual(written);
  });

  test('not in the first column, and not in the row of a version', () => {
    const rows = typedRows([
      ['Параметр', 'Значение'],
      ['Версия', '2.3'],
      ['Порог', '4.5'],
    ]);
    expect(rows.map(([, cell]) => cell).slice(1)).toEqual(['2.3', { type: 'number', text: '4.5' }]);
    expect(typedRows([['Раздел'], ['1.1'], ['1.2']]).slice(1)).toEqual([['1.1'], ['1.2']]);
  });
});

test('[CHAT-24] codes stay texts, also those without zeros in front', () => {
  const table = typedRows([
    ['Клиент', 'ИНН', 'Номер'],
    ['А', '7707083893', '123'],
    ['Б', '7728168971', '00124'],
  ]);
  expect(table[1]).toEqual(['А', '7707083893', '123']);
});

test('[CHAT-24] a column of numbers, with or without units, is aligned at its end', () => {
  const rows = [
    ['Товар', 'Цена', 'Вес', 'Доля', 'Версия', 'Дата', 'Код', 'Смешанный', 'Пусто'],
    ['1', '1 200 ₽', '10 кг', '5 %', '2.3', '01.02.2026', '12', '5', ''],
    ['2', '—', '~5,5 кг', '7,5 %', '2.4', '02.02.2026', '13', 'нет', '—'],
  ];
  const heads = rows[0] ?? [];
  expect(heads.filter((_, index) => numericColumns(rows)[index])).toEqual(['Товар', 'Цена', 'Вес', 'Доля']);
});

test('[CHAT-24] rows are ordered by value, text by the alphabet, empty cells last', () => {
  const column = (...cells: string[]) => [['x', 'y'], ...cells.map((cell) => ['', cell])];
  const ordered = (isDescending: boolean, ...cells: string[]) =>
    orderBy(column(...cells), 1, isDescending).map((index) => cells[index]);
  expect(ordered(false, '1 200 ₽', '—', '90,5 ₽')).toEqual(['90,5 ₽', '1 200 ₽', '—']);
  expect(ordered(true, '1 200 ₽', '—', '90,5 ₽')).toEqual(['1 200 ₽', '90,5 ₽', '—']);
  expect(ordered(false, '01.12.2025', '2 января 2024 г.')).toEqual(['2 января 2024 г.', '01.12.2025']);
  expect(ordered(false, '100 кг', '20 кг')).toEqual(['20 кг', '100 кг']);
  expect(ordered(false, 'ёж', 'Ель', 'Пункт 10', 'Пункт 9')).toEqual(['ёж', 'Ель', 'Пункт 9', 'Пункт 10']);
});
