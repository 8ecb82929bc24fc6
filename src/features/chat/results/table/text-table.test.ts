import { expect, test } from 'vitest';
import { toCsv } from '#lib/office/csv.ts';
import { copiedRows, typedRows } from './text-table.ts';

const rows = [
  ['Отдел', '2025'],
  ['Опт', '1\u00a0234,5'],
  ['=1+1', '95,0\u00a0%'],
  ['Всего\nза год', '14\u00a0600\u00a0₽'],
  ['День', '20.11.2026'],
  ['Код', '007'],
];

test('[CHAT-24] values of a table in an answer keep their types, and its head is text', () => {
  expect(typedRows(rows).map(([, value]) => value)).toEqual([
    '2025',
    { type: 'number', text: '1234.5' },
    { type: 'percent', text: '0.950' },
    { type: 'money', text: '14600' },
    { type: 'date', text: '2026-11-20' },
    '007',
  ]);
  expect(new TextDecoder().decode(toCsv(typedRows(rows)))).toBe(
    'Отдел;2025\r\nОпт;1234.5\r\n\'=1+1;0.950\r\n"Всего\nза год";14600\r\nДень;2026-11-20\r\nКод;007\r\n',
  );
});

test('[CHAT-24] a table in an answer is copied as cells for a Russian spreadsheet', () => {
  const { text, html } = copiedRows(rows.slice(0, 4));
  expect(text).toBe("Отдел\t2025\nОпт\t1234,5\n'=1+1\t95,0%\nВсего за год\t14600");
  expect(html).toContain('<tr><td>Опт</td><td>1234,5</td></tr>');
});
