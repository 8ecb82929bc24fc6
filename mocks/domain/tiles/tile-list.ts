/** The list of services: filters and order. */
import type { paths } from '#api/generated/gateway.d.ts';
import {
  among,
  amongAny,
  containing,
  equal,
  narrowed,
  type SortKeys,
  sorted,
} from '#mocks/domain/lists/list.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import { type AdminService, allServices } from './service.ts';

type Query = NonNullable<paths['/admin/tile/getListTile']['get']['parameters']['query']>;

const sortKeys: SortKeys<AdminService> = {
  position: ({ position }) => position,
  title: ({ title }) => folded(title),
  requests30: ({ requests30 }) => requests30,
};

/** The services that the query finds, in its order. */
export function listServices({ database, now }: Rows & Clock, query: Query): AdminService[] {
  const found = narrowed(allServices(database, now()), [
    containing(query.searchText, ({ title, name, tags }) => folded([title, name, ...tags].join('\n'))),
    among(query.section, ({ group }) => group),
    equal(query.isExternal, ({ external }) => external),
    equal(query.isPopular, ({ isPopular }) => isPopular),
    equal(query.isDisabled, ({ disabled }) => disabled),
    amongAny(query.group, ({ groups }) => groups.map(({ value }) => value)),
    among(query.connection, ({ connectionUuid }) => connectionUuid),
  ]);
  return sorted(found, query.sort ?? 'position,asc', sortKeys, ({ uuid }) => uuid);
}
