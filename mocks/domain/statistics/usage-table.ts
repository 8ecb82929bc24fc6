/** The table of the usage for downloads. */

import type { Table } from '#lib/office/cell.ts';
import { dayCell } from '#mocks/domain/tables/cells.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { changeOf } from './statistics.ts';

type Row = Schemas['UsageRow'];

/** Key of the row with the sums; no row of a list has it. */
const TOTAL = 'total';

const titles: Readonly<Record<Schemas['UsageDimension'], string>> = {
  day: 'День',
  service: 'Сервис',
  company: 'Компания',
  department: 'Отдел',
  tariff: 'Тариф',
  user: 'Сотрудник',
  source: 'Источник',
};

/** A share in percent with one digit after the comma; empty for none. */
const percent = (share: number | null): number | '' => (share === null ? '' : Math.round(share * 1000) / 10);

/** What tells people of the same name apart. */
const peopleColumns: TableColumns<Row> = {
  email: { title: 'E-mail', cell: ({ email }) => email ?? '' },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  department: { title: 'Отдел', cell: ({ department }) => department ?? '' },
};

/** The columns of rows by a dimension; cost in roubles, empty where there is no number. */
export const usageColumns = (dimension: Schemas['UsageDimension']): TableColumns<Row> => ({
  title: {
    title: titles[dimension],
    cell: ({ key, title }) => (dimension === 'day' && key !== TOTAL ? dayCell(title) : title),
  },
  ...(dimension === 'user' && peopleColumns),
  requests: { title: 'Запросы', cell: ({ requests }) => requests },
  previous: { title: 'Запросы до этого', cell: ({ previous }) => previous ?? '' },
  change: { title: 'Изменение, %', cell: (row) => percent(changeOf(row)) },
  users: { title: 'Сотрудники', cell: ({ key, users }) => (key === TOTAL ? '' : users) },
  tokens: { title: 'Токены', cell: ({ tokens }) => tokens ?? '' },
  errors: { title: 'Ошибки', cell: ({ errors }) => errors },
  good: { title: 'Хорошие оценки', cell: ({ good }) => good },
  bad: { title: 'Плохие оценки', cell: ({ bad }) => bad },
  cost: { title: 'Стоимость, ₽', cell: ({ cost }) => (cost === null ? '' : cost / 100) },
});

const sumOf = (rows: readonly Row[], name: 'requests' | 'errors' | 'good' | 'bad'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** The sum of the rows that have a number; null without any. */
const knownSumOf = (rows: readonly Row[], name: 'tokens' | 'cost' | 'previous'): number | null =>
  rows.reduce<number | null>((sum, row) => (row[name] === null ? sum : (sum ?? 0) + row[name]), null);

/** Sums of the rows. People are not summed: one may be in several rows. */
const totalOf = (rows: readonly Row[]): Row => ({
  key: TOTAL,
  title: 'Итого',
  requests: sumOf(rows, 'requests'),
  previous: knownSumOf(rows, 'previous'),
  users: 0,
  tokens: knownSumOf(rows, 'tokens'),
  errors: sumOf(rows, 'errors'),
  good: sumOf(rows, 'good'),
  bad: sumOf(rows, 'bad'),
  cost: knownSumOf(rows, 'cost'),
});

/**
 * The rows with their heading and a last row of sums.
 *
 * @param columns ids of the columns; @default all
 * @throws `fields-invalid` for an unknown column, `export-too-large` for too many rows
 */
export const usageTable = (
  dimension: Schemas['UsageDimension'],
  rows: readonly Row[],
  columns?: readonly string[],
): Table => tableWith(usageColumns(dimension), rows.length > 0 ? [...rows, totalOf(rows)] : rows, columns);
