import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { type Column, IconButton, Menu, MenuItem, Stack, Table, Text } from '#ui/index.ts';
import { type ArgumentRow, kindLabels, kindOf, ruleWords } from '../model/arguments.ts';

interface ArgumentsTableProps {
  rows: readonly ArgumentRow[];
  /** Absent for a function that the person may only use. */
  onEdit?: (row: ArgumentRow) => void;
  onRemove?: (row: ArgumentRow) => void;
}

const columns: readonly Column<ArgumentRow>[] = [
  { id: 'name', title: 'Имя', isRowHeader: true, render: ({ name }) => name },
  {
    id: 'kind',
    title: 'Тип',
    render: ({ schema }) => (
      <Stack gap={0}>
        <span>{kindLabels[kindOf(schema)]}</span>
        <Text size="sm" tone="muted" as="span">
          {withVisibleMarks(ruleWords(schema))}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'description',
    title: 'Описание',
    width: '2fr',
    minWidth: 160,
    isLong: true,
    render: ({ schema }) => withVisibleMarks(schema.description ?? ''),
  },
  { id: 'isRequired', title: 'Обязательный', render: ({ isRequired }) => (isRequired ? 'Да' : 'Нет') },
];

/** The arguments of a function. */
export function ArgumentsTable({ rows, onEdit, onRemove }: ArgumentsTableProps) {
  const actions: Column<ArgumentRow> = {
    id: 'actions',
    title: 'Действия',
    isMenu: true,
    render: (row) => (
      <Menu
        trigger={
          <IconButton size="sm" label={`Действия с аргументом ${row.name}`} icon={<EllipsisVertical />} />
        }
      >
        <MenuItem icon={<Pencil />} onAction={() => onEdit?.(row)}>
          Изменить
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDanger onAction={() => onRemove?.(row)}>
          Удалить
        </MenuItem>
      </Menu>
    ),
  };
  return (
    <Table
      label="Аргументы"
      columns={onEdit ? [...columns, actions] : columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty="Аргументов нет: модель вызовет функцию без данных."
    />
  );
}
