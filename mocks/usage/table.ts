/** The table of the usage for downloads. */
import type { Schemas } from '../db/database.ts';
import type { TableColumns } from '../tables/table.ts';
import { shownDay } from './statistics-table.ts';

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

/** The columns of rows by a dimension; cost in roubles, empty where there is no number. */
export const usageColumns = (dimension: Schemas['UsageDimension']): TableColumns<Row> => ({
  title: {
    title: titles[dimension],
    cell: ({ title }) => (dimension === 'day' ? shownDay(title) : title),
  },
  requests: { title: 'Запросы', cell: ({ requests }) => requests },
  previous: { title: 'Запросы до этого', cell: ({ previous }) => previous ?? '' },
  users: { title: 'Сотрудники', cell: ({ users }) => users },
  tokens: { title: 'Токены', cell: ({ tokens }) => tokens ?? '' },
  errors: { title: 'Ошибки', cell: ({ errors }) => errors },
  good: { title: 'Хорошие оценки', cell: ({ good }) => good },
  bad: { title: 'Плохие оценки', cell: ({ bad }) => bad },
  cost: { title: 'Стоимость, ₽', cell: ({ cost }) => (cost === null ? '' : cost / 100) },
});
