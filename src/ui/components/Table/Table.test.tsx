import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { Column, Sort } from './column.ts';
import { Table, type TableProps } from './Table.tsx';

interface Person {
  id: string;
  name: string;
  requests: number;
}
const people: Person[] = ['Анна', 'Борис', 'Вера', 'Глеб'].map((name, index) => ({
  id: `${index + 1}`,
  name,
  requests: index * 10,
}));
const columns: Column<Person>[] = [
  { id: 'name', title: 'Имя', isSortable: true, render: ({ name }) => name },
  { id: 'requests', title: 'Запросов', align: 'end', render: ({ requests }) => requests },
];

function People(props: Partial<TableProps<Person>>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <I18nProvider locale="ru-RU">
      <Table
        label="Сотрудники"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          props.onSortChange?.(next);
        }}
        selected={selected}
        onSelect={(next) => {
          setSelected(next);
          props.onSelect?.(next);
        }}
        {...(({ onSortChange, onSelect, ...rest }) => rest)(props)}
      />
    </I18nProvider>
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const box = (name: string) => within(screen.getByRole('row', { name })).getByRole('checkbox');
const chosen = (onSelect: ReturnType<typeof vi.fn>) => [...(onSelect.mock.lastCall?.[0] ?? [])].sort();

test('[ADM-04] sorting is requested by keyboard and shown by aria-sort; the caller sorts', async () => {
  const onSortChange = vi.fn();
  render(<People onSortChange={onSortChange} />);
  const title = screen.getByRole('columnheader', { name: 'Имя' });
  expect(title.getAttribute('aria-sort')).toBe('none');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(title);
  await userEvent.keyboard('{Enter}');
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  expect(title.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.keyboard('{Enter}');
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  expect(names()).toEqual(['Анна', 'Борис', 'Вера', 'Глеб']);
  expect(screen.getByRole('columnheader', { name: 'Запросов' }).hasAttribute('aria-sort')).toBe(false);
});

test('[ADM-04] a column below another one shares its cell; both titles sort, and it stands alone without the other', async () => {
  const onSortChange = vi.fn();
  const pair: Column<Person>[] = [
    { id: 'requests', title: 'Запросов', render: ({ requests }) => requests },
    {
      id: 'name',
      title: 'Имя',
      under: 'requests',
      isRowHeader: true,
      isSortable: true,
      render: (row) => row.name,
    },
    { id: 'id', title: '№', under: 'name', isSortable: true, render: ({ id }) => id },
  ];
  const { rerender } = render(<People columns={pair} onSortChange={onSortChange} isEven />);
  const user = userEvent.setup();
  expect(screen.getAllByRole('row', { name: /Борис/ })[0]?.textContent).toBe('10Борис2');
  const title = screen.getByRole('columnheader', { name: 'Запросов Имя' });
  expect(within(title).queryByRole('button', { name: 'Запросов' })).toBeNull();
  await user.click(within(title).getByRole('button', { name: 'Имя' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  expect(title.getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(title).getByRole('button', { name: 'Имя', pressed: true }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  await user.click(title);
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  rerender(<People columns={pair} hiddenColumns={new Set(['requests'])} isEven />);
  expect(screen.getByRole('columnheader', { name: 'Имя №' })).toBeDefined();
  expect(names()[1]).toBe('Борис2');
});

test('[ADM-04] rows are selected one by one, as a range by Shift, and all at once', async () => {
  const onSelect = vi.fn();
  render(<People selectionMode="multiple" onSelect={onSelect} />);
  const user = userEvent.setup();
  await user.click(box('Борис'));
  expect(chosen(onSelect)).toEqual(['2']);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen(onSelect)).toEqual(['2', '3', '4']);
  const all = within(screen.getAllByRole('columnheader')[0] ?? document.body).getByRole('checkbox');
  await user.click(all);
  expect(chosen(onSelect)).toEqual(['1', '2', '3', '4']);
  await user.click(all);
  expect(chosen(onSelect)).toEqual([]);
});

test('[ADM-04] a single selection has one row and no «select all»', async () => {
  const onSelect = vi.fn();
  render(<People selectionMode="single" onSelect={onSelect} />);
  await userEvent.click(box('Анна'));
  await userEvent.click(box('Вера'));
  expect(chosen(onSelect)).toEqual(['3']);
  expect(within(screen.getAllByRole('columnheader')[0] ?? document.body).queryByRole('checkbox')).toBeNull();
});

test('[ADM-04] Enter runs the action of a row', async () => {
  const onRowAction = vi.fn();
  render(<People onRowAction={onRowAction} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onRowAction).toHaveBeenLastCalledWith('2');
});

test('[ADM-04] the first load shows skeletons and is busy; they cannot be selected', () => {
  render(<People rows={[]} isLoading selectionMode="multiple" />);
  const grid = screen.getByRole('grid', { name: 'Сотрудники' });
  expect(grid.closest('[aria-busy="true"]')).not.toBeNull();
  expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3);
  expect(within(grid).queryByRole('checkbox')).toBeNull();
});

test('[ADM-04] an update keeps the present rows', () => {
  render(<People isLoading />);
  expect(names()).toHaveLength(4);
});

test('[ADM-04] an empty table and an error show their texts instead of rows', () => {
  const { rerender } = render(<People rows={[]} empty="Никого не нашлось" />);
  expect(screen.getByText('Никого не нашлось')).toBeDefined();
  rerender(<People error="Не удалось загрузить" />);
  expect(screen.getByText('Не удалось загрузить')).toBeDefined();
  expect(screen.queryByText('Анна')).toBeNull();
});

function WithChoice({ onChange }: { onChange: (hidden: ReadonlySet<string>) => void }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const change = (next: ReadonlySet<string>) => {
    setHidden(next);
    onChange(next);
  };
  return (
    <>
      <ColumnChoice columns={columns} hidden={hidden} onChange={change} />
      <People hiddenColumns={hidden} />
    </>
  );
}

test('[ADM-04] «Столбцы» hides a column and returns it; the column that names the rows stays', async () => {
  const onChange = vi.fn();
  render(<WithChoice onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
  const dialog = screen.getByRole('dialog', { name: 'Столбцы' });
  expect(within(dialog).getByRole('checkbox', { name: 'Имя' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Запросов' }));
  expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['requests']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: 'Запросов' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Имя' })).toBeDefined();
});
