/** The list of tokens: filters and order, and its table for downloads. */
import type { paths } from '#api/generated/gateway.d.ts';
import {
  among,
  amongAny,
  containing,
  narrowed,
  type SortKeys,
  sorted,
  withinDays,
} from '#mocks/domain/lists/list.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredToken } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type ApiToken, lastUseOf, ownerOf, recentCalls, scopeWords, statusOf } from './token.ts';

type Query = NonNullable<paths['/admin/apiToken/getListToken']['get']['parameters']['query']>;

const sortKeys = (database: Database, now: Date): SortKeys<StoredToken> => ({
  name: ({ name }) => folded(name),
  created: ({ created }) => created,
  expires: ({ expires }) => expires,
  lastUsed: (token) => lastUseOf(database, token),
  requests30: recentCalls(database, now),
});

const texts = new WeakMap<StoredToken, string>();

/** Folded name and prefix, cached for each version of a token, because a search needs those of all tokens. */
function textOf(token: StoredToken): string {
  const text = texts.get(token) ?? folded(`${token.name}\n${token.prefix}`);
  texts.set(token, text);
  return text;
}

/** The tokens that the query finds, in its order. */
export function listTokens({ database, now }: Rows & Clock, query: Query): StoredToken[] {
  const moment = now();
  const tokens = narrowed(database.tokens.values(), [
    containing(query.searchText, (token) => `${textOf(token)}\n${ownerOf(database, token)}`),
    among(query.owner, ({ ownerId }) => ownerId),
    amongAny(query.scope, ({ scopes }) => scopes),
    among(query.status, (token) => statusOf(database, token, moment)),
    withinDays(query.createdFrom, query.createdTo, ({ created }) => created),
    withinDays(query.expiresFrom, query.expiresTo, ({ expires }) => expires),
  ]);
  return sorted(tokens, query.sort ?? 'created,desc', sortKeys(database, moment), ({ uuid }) => uuid);
}

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
  created: { title: 'Выпущен', cell: ({ created }) => momentCell(created) },
  expires: { title: 'Действует до', cell: ({ expires }) => momentCell(expires) },
  lastUsed: { title: 'Последний вызов', cell: ({ lastUsed }) => momentCell(lastUsed) },
  requests30: { title: 'Запросы за 30 дней', cell: ({ requests30 }) => requests30 },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
};
