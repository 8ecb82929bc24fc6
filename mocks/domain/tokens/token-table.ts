/** The table of tokens for downloads. */

import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { type ApiToken, scopeWords } from './token.ts';

const statuses: Readonly<Record<Schemas['TokenStatus'], string>> = {
  active: 'действует',
  expiring: 'истекает',
  suspended: 'приостановлен',
  expired: 'истёк',
  revoked: 'отозван',
};

export const tokenColumns: TableColumns<ApiToken> = {
  name: { title: 'Название', cell: ({ name }) => name },
  owner: { title: 'Владелец', cell: ({ owner }) => owner },
  prefix: { title: 'Начало токена', cell: ({ prefix }) => prefix },
  scopes: { title: 'Права', cell: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(', ') },
  created: { title: 'Выпущен', cell: ({ created }) => shownMoment(created) },
  expires: { title: 'Действует до', cell: ({ expires }) => shownMoment(expires) },
  lastUsed: { title: 'Последний вызов', cell: ({ lastUsed }) => (lastUsed ? shownMoment(lastUsed) : '') },
  requests30: { title: 'Запросы за 30 дней', cell: ({ requests30 }) => requests30 },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
};
