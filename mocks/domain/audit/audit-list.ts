/** The list of the audit: filters and order. */
import type { paths } from '#api/generated/gateway.d.ts';
import { checkPeriod } from '#mocks/domain/lists/days.ts';
import { among, containing, equal, narrowed, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import type { StoredAudit } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';

type Query = paths['/admin/logs/getListAudit']['get']['parameters']['query'];

/** Longest period of the list, and of the history of one object, days. */
const MAX_DAYS = 31;
const MAX_DAYS_OF_ONE = 366;

/**
 * The entries that the query finds, in its order.
 *
 * @param maxDays longest period; @default that of the list
 * @throws `fields-invalid` for a longer one
 */
export function listAudit({ database }: Rows, query: Query, maxDays = MAX_DAYS): StoredAudit[] {
  const { from, to, actor, action, entity, key, parent, result, searchText, sort } = query;
  const isOfOne = key !== undefined || parent !== undefined;
  checkPeriod(from, to, isOfOne ? MAX_DAYS_OF_ONE : maxDays);
  const isWithBatches = isOfOne || searchText !== undefined;
  const entries = narrowed(database.audit.values(), [
    withinDays(from, to, ({ moment }) => moment),
    isWithBatches ? undefined : ({ parentUuid }) => parentUuid === null,
    among(actor, ({ actorId }) => actorId),
    among(action, (entry) => entry.action),
    among(entity, (entry) => entry.entity),
    equal(key, (entry) => entry.key),
    equal(parent, ({ parentUuid }) => parentUuid),
    among(result, (entry) => entry.result),
    containing(searchText, (entry) => folded(`${entry.actor}\n${entry.object}`)),
  ]);
  return sorted(entries, sort ?? 'moment,desc', { moment: ({ moment }) => moment }, ({ uuid }) => uuid);
}
