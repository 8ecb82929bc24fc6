import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

afterEach(cleanup);

const source = [
  '| Товар | Цена | Доля | Код |',
  '|---|---|---|:-:|',
  '| Чай | 1 200 ₽ | 5 % | 007 |',
  '| Кофе | 90,5 ₽ | 40 % | 012 |',
  '| Ёлка | — | 7,5 % | 120 |',
].join('\n');
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('[CHAT-11] columns of numbers are known by their content, also while the last row arrives', () => {
  const { rerender } = render(<Markdown text={source} />);
  expect(screen.getByRole('table').dataset['numbers']).toBe('2 3');
  rerender(<Markdown text={`${source.split('\n').slice(0, 4).join('\n')}\n| Ча`} streaming />);
  expect(screen.getByRole('table').dataset['numbers']).toBe('2 3');
});

test('[CHAT-11] a complete table is ordered by a column, the other way round, and as it was', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Markdown text={source} streaming />);
  expect(screen.queryByRole('button', { name: /Сортировать/ })).toBeNull();
  rerender(<Markdown text={source} />);
  const button = () => screen.getByRole('button', { name: 'Сортировать по столбцу «Цена»' });
  await user.click(button());
  expect(firstCells()).toEqual(['Кофе', 'Чай', 'Ёлка']);
  expect(screen.getByRole('columnheader', { name: /Цена/ }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(button());
  expect(firstCells()).toEqual(['Чай', 'Кофе', 'Ёлка']);
  await user.click(button());
  expect(firstCells()).toEqual(['Чай', 'Кофе', 'Ёлка']);
  expect(screen.getByRole('columnheader', { name: /Цена/ }).hasAttribute('aria-sort')).toBe(false);
});

test('[CHAT-11] a long table that arrived in pieces is ordered as a whole', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `| Строка ${index} | ${(index * 7) % 300} |`);
  render(<Markdown text={`| Имя | Число |\n|---|---|\n${rows.join('\n')}`} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Сортировать по столбцу «Число»' }));
  expect(firstCells()).toHaveLength(300);
  expect(firstCells().slice(0, 2)).toEqual(['Строка 0', 'Строка 43']);
});
