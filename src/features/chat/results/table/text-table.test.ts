import { expect, test } from 'vitest';
import { copiedRows } from './text-table.ts';

test('[CHAT-24] a table in an answer is copied as cells for a Russian spreadsheet', () => {
  const { text, html } = copiedRows([
    ['Отдел', '2025'],
    ['Опт', '1\u00a0234,5'],
    ['=1+1', '95,0\u00a0%'],
    ['Всего\nза год', '14\u00a0600\u00a0₽'],
    ['+7 900 000-00-00', '−12.5'],
  ]);
  expect(text).toBe(
    "Отдел\t2025\nОпт\t1234,5\n'=1+1\t95%\nВсего за год\t14600\n\u200e+7 900 000-00-00\t-12,5",
  );
  expect(html).toContain('<tr><td>Опт</td><td>1234,5</td></tr>');
});
