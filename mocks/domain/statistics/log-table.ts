/** The table of the log of usage for downloads. */

import { exactCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { sourceTitles } from './grouping.ts';
import type { LogEntry } from './log.ts';

const results: Readonly<Record<Schemas['UsageResult'], string>> = {
  done: 'выполнен',
  failed: 'ошибка',
  refused: 'отказано',
  stopped: 'остановлен',
};

/** Tokens of request and answer together; durations in ms, money in roubles, empty where there is no number. */
export const logColumns: TableColumns<LogEntry> = {
  moment: { title: 'Время', cell: ({ moment }) => exactCell(moment) },
  user: { title: 'Сотрудник', cell: ({ user }) => user },
  company: { title: 'Компания', cell: ({ companyName }) => companyName ?? '' },
  service: { title: 'Сервис', cell: ({ serviceTitle }) => serviceTitle },
  model: { title: 'Модель', cell: ({ model }) => model ?? '' },
  source: { title: 'Источник', cell: ({ source }) => sourceTitles[source] },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  duration: { title: 'Длительность, мс', cell: ({ duration }) => duration },
  tokens: {
    title: 'Токены',
    cell: ({ tokensIn, tokensOut }) =>
      tokensIn === null && tokensOut === null ? '' : (tokensIn ?? 0) + (tokensOut ?? 0),
  },
  cost: { title: 'Стоимость, ₽', cell: ({ cost }) => (cost === null ? '' : cost / 100) },
  external: { title: 'Внешний сервис', cell: ({ isExternal }) => (isExternal ? 'да' : 'нет') },
};
