/** The list of connections: filters and order. */
import type { paths } from '#api/generated/gateway.d.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type ExternalApi, toExternalApi } from './connection.ts';

type Query = NonNullable<paths['/admin/externalApi/getListConnection']['get']['parameters']['query']>;

const sortKeys: SortKeys<ExternalApi> = {
  title: ({ title }) => folded(title),
  keyExpires: ({ keyExpires }) => keyExpires,
  p95: ({ p95 }) => p95,
  errorShare: ({ errorShare }) => errorShare,
  spent: ({ spent }) => spent,
  checked: ({ checked }) => checked,
};

/** The connections that the query finds, in its order. */
export function listConnections({ database, now }: Rows & Clock, query: Query): ExternalApi[] {
  const all = [...database.connections.values()].map(toExternalApi(database, now()));
  const found = narrowed(all, [
    containing(query.searchText, ({ title, host, services }) =>
      folded([title, host, ...services.map(({ label }) => label)].join('\n')),
    ),
    among(query.provider, ({ provider }) => provider),
    among(query.status, ({ status }) => status),
  ]);
  return sorted(found, query.sort ?? 'title,asc', sortKeys, ({ uuid }) => uuid);
}
