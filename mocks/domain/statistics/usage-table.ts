/** The table of the usage for downloads. */

import { dayCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { changeOf } from './statistics.ts';

type Row = Schemas['UsageRow'];

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

/** The columns of rows by a dimension; cost in roubles, empty where there is no number. */
export const usageColumns = (dimension: Schemas['UsageDimension']): TableColumns<Row> => ({
  title: { title: titles[dimension], cell: ({ title }) => (dimension === 'day' ? dayCell(title) : title) },
  requests: { title: 'Запросы', cell: ({ requests }) => requests },
  previous: { title: 'Запросы до этого', cell: ({ previous }) => previous ?? '' },
  change: { title: 'Изменение, %', cell: (row) => percent(changeOf(row)) },
  users: { title: 'Сотрудники', cell: ({ users }) => users },
  tokens: { title: 'Токены', cell: ({ tokens }) => tokens ?? '' },
  errors: { title: 'Ошибки', cell: ({ errors }) => errors },
  good: { title: 'Хорошие оценки', cell: ({ good }) => good },
  bad: { title: 'Плохие оценки', cell: ({ bad }) => bad },
  cost: { title: 'Стоимость, ₽', cell: ({ cost }) => (cost === null ? '' : cost / 100) },
});
