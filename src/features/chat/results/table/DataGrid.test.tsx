import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import { columnsInView, moved, rowHeight, rowsInView } from './grid-window.ts';

afterEach(cleanup);

const columns = ['Отдел', 'Сумма', 'День'].map((title, id) => ({ id, title, isNumber: id === 1 }));

function show(rowCount: number, onSort = vi.fn()) {
  render(
    <DataGrid
      label="Продажи"
      columns={columns}
      rowCount={rowCount}
      textAt={(row, column) => `${columns[column]?.title} ${row + 1}`}
      sort={{ column: 1, isDescending: true }}
      onSort={onSort}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Продажи' });
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { grid, active, onSort, user: userEvent.setup() };
}

test('[CHAT-35] of 5,000 rows those in view are mounted; a grid names their numbers and all counts', () => {
  const { grid } = show(5000);
  const rows = within(grid).getAllByRole('row');
  expect(rows.length).toBeLessThan(40);
  expect(rows.map((row) => row.getAttribute('aria-rowindex')).slice(0, 3)).toEqual(['1', '2', '3']);
  expect(grid.getAttribute('aria-rowcount')).toBe('5001');
  expect(grid.getAttribute('aria-colcount')).toBe('3');
});

test('[CHAT-13] keys move the active cell, Enter on a heading sorts', async () => {
  const { active, onSort, user, grid } = show(3);
  await user.tab();
  expect(document.activeElement).toBe(grid);
  expect(active()).toBe('Отдел');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onSort).toHaveBeenLastCalledWith(1);
  expect(within(grid).getByRole('columnheader', { name: 'Сумма' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Сумма 3');
  await user.keyboard('{End}{ArrowUp}');
  expect(active()).toBe('День 2');
  await user.keyboard('{Home}');
  expect(active()).toBe('Отдел 2');
});

test('[CHAT-13] the window of rows and columns reaches both ends', () => {
  expect(rowsInView(0, 10 * rowHeight, 5000)).toEqual({ start: 0, end: 14 });
  expect(rowsInView(4990 * rowHeight, 10 * rowHeight, 5000)).toEqual({ start: 4986, end: 5000 });
  // After a filter the box may still be scrolled behind the last row.
  expect(rowsInView(4990 * rowHeight, 10 * rowHeight, 3)).toEqual({ start: 2, end: 3 });
  const widths = Array.from({ length: 200 }, () => 100);
  expect(columnsInView(0, 800, widths)).toEqual({ start: 0, end: 9 });
  expect(columnsInView(19_200, 800, widths)).toEqual({ start: 191, end: 200 });
});

test('[CHAT-13] Ctrl with End goes to the last cell, page keys by pages', () => {
  const size = { rowCount: 100, columnCount: 5, page: 10 };
  const press = (key: string, ctrlKey = false) =>
    moved({ row: 4, column: 2 }, { key, ctrlKey, metaKey: false }, size);
  expect(press('End', true)).toEqual({ row: 99, column: 4 });
  expect(press('Home', true)).toEqual({ row: -1, column: 0 });
  expect(press('PageDown')).toEqual({ row: 14, column: 2 });
  expect(press('PageUp')).toEqual({ row: -1, column: 2 });
  expect(press('a')).toBeUndefined();
});
