import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { Column, Sort } from './column.ts';
import { Table, type TableProps } from './Table.tsx';

interface Person {
  id: string;
  name: string;
  mail: string;
  isActive: boolean;
  requests: number;
}

const people: Person[] = [
  { id: '1', name: 'Анна Смирнова', mail: 'anna@neuro.example', isActive: true, requests: 1240 },
  { id: '2', name: 'Борис Ёлкин', mail: 'boris@neuro.example', isActive: false, requests: 96 },
  { id: '3', name: 'Вера Орлова', mail: 'vera@neuro.example', isActive: true, requests: 311 },
];

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  name: `Сотрудник ${index + 1}`,
  mail: `user${index + 1}@neuro.example`,
  isActive: index % 3 > 0,
  requests: (index * 37) % 1000,
}));

const count = new Intl.NumberFormat('ru-RU');

const columns: Column<Person>[] = [
  { id: 'name', title: 'Имя', isSortable: true, minWidth: 150, render: ({ name }) => name },
  { id: 'mail', title: 'E-mail', minWidth: 180, render: ({ mail }) => mail },
  {
    id: 'state',
    title: 'Состояние',
    render: ({ isActive }) =>
      isActive ? <Badge tone="positive">активен</Badge> : <Badge tone="negative">заблокирован</Badge>,
  },
  {
    id: 'requests',
    title: 'Запросов',
    isSortable: true,
    align: 'end',
    width: 120,
    render: ({ requests }) => count.format(requests),
  },
];

function Example(props: Partial<TableProps<Person>>) {
  const [sort, setSort] = useState<Sort>({ column: 'requests', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <Table
      label="Сотрудники"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelect={setSelected}
      {...props}
    />
  );
}

export const examples: Examples = {
  title: 'Таблица',
  width: 660,
  states: {
    'Сортировка и выбор': () => <Example selectionMode="multiple" />,
    'Скрытый столбец, ширина меняется': () => <Example hiddenColumns={new Set(['mail'])} isResizable />,
    '10 000 строк': () => <Example rows={many} maxHeight="180px" />,
    'Обновляется, прежние строки на месте': () => <Example rows={people.slice(0, 1)} isLoading />,
    'Первая загрузка': {
      width: 310,
      show: () => <Example rows={[]} columns={columns.slice(0, 2)} isLoading />,
    },
    Пусто: {
      width: 310,
      show: () => <Example rows={[]} empty={<EmptyState level={3} title="Никого не нашлось" />} />,
    },
    Ошибка: {
      width: 310,
      show: () => (
        <Example
          columns={columns.slice(0, 2)}
          error={<EmptyState level={3} title="Не удалось загрузить" action={<Button>Повторить</Button>} />}
        />
      ),
    },
    'Выбор столбцов': {
      window: { width: 240, height: 230 },
      show: () => (
        <ColumnChoice columns={columns} hidden={new Set(['mail'])} onChange={() => {}} defaultOpen />
      ),
    },
    'Узкий экран: прокрутка внутри': { window: { width: 320, height: 210 }, show: () => <Example /> },
  },
};
