/** The list of tokens: filters and order. */
import type { paths } from '#api/generated/gateway.d.ts';
import type { Database, StoredToken } from '../db/database.ts';
import { folded } from '../db/search.ts';
import type { Dependencies } from '../dependencies.ts';
import { among, amongAny, containing, narrowed, type SortKeys, sorted, withinDays } from '../lists/list.ts';
import { lastUseOf, ownerOf, recentCalls, statusOf } from './token.ts';

type Query = NonNullable<paths['/admin/apiToken/getListToken']['get']['parameters']['query']>;

const sortKeys = (database: Database, now: Date): SortKeys<StoredToken> => ({
  name: ({ name }) => folded(name),
  created: ({ created }) => created,
  expires: ({ expires }) => expires,
  lastUsed: (token) => lastUseOf(database, token),
  requests30: (token) => recentCalls(database, token, now),
});

/** The tokens that the query finds, in its order. */
export function listTokens({ database, now }: Dependencies, query: Query): StoredToken[] {
  const moment = now();
  const tokens = narrowed(database.tokens.values(), [
    containing(query.searchText, (token) =>
      folded(`${token.name}\n${ownerOf(database, token)}\n${token.prefix}`),
    ),
    among(query.owner, ({ ownerId }) => ownerId),
    amongAny(query.scope, ({ scopes }) => scopes),
    among(query.status, (token) => statusOf(token, moment)),
    withinDays(query.createdFrom, query.createdTo, ({ created }) => created),
    withinDays(query.expiresFrom, query.expiresTo, ({ expires }) => expires),
  ]);
  return sorted(tokens, query.sort ?? 'created,desc', sortKeys(database, moment), ({ uuid }) => uuid);
}
