import { expect, test } from 'vitest';
import { toXlsx } from '#lib/office/xlsx.ts';
import { recordsOf, sheetRows } from '../../openapi/check/table.ts';

test.each([
  ['a heading and two rows', '\ufeffМесто;Название\r\n1;Первое\r\n2;Второе\r\n', 3],
  ['a line end in a cell', 'Имя\r\n"две\r\nстроки"\r\n', 2],
  ['quotes in a cell', 'Имя\r\n"«Ёлка» ""младшая"""\r\n', 2],
  ['no line end after the last row', 'Имя\nАнна', 2],
  ['nothing', '', 0],
])('[CON-04] records of a CSV text: %s', (_, text, records) => {
  expect(recordsOf(text)).toBe(records);
});

const cells = [['Имя'], ['Анна'], ['Пётр']];

test('[CON-04] the rows of a book are counted', async () => {
  expect(sheetRows(await toXlsx('Люди', cells))).toBe(3);
});

test('[CON-04] a damaged book is recognised: cut, one changed byte, another file', async () => {
  const bytes = await toXlsx('Люди', cells);
  expect(() => sheetRows(bytes.slice(0, bytes.length - 30))).toThrow();
  const sheet = Buffer.from(bytes).indexOf('xl/worksheets/');
  const changed = bytes.slice();
  const place = sheet + 60;
  changed[place] = (changed[place] ?? 0) ^ 0xff;
  expect(() => sheetRows(changed)).toThrow();
  expect(() => sheetRows(new TextEncoder().encode('Имя\r\n'))).toThrow('it is no ZIP archive');
});
