/** How the services work now (administration.md §3, monitoring). */

import type { paths } from '#api/generated/gateway.d.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { statusOf } from '#mocks/domain/connections/connection.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { rulesOf } from '#mocks/domain/tiles/rules.ts';
import { itemsOf, type Schemas, type StoredConnection, type Tile } from '#mocks/store/database.ts';
import type { Clock } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';
import type { Loaded } from './load.ts';
import { type Load, loadsOf } from './load.ts';
import { failedShare, type Measure, MINUTE, measureOf, measuresOf, percentile } from './measures.ts';

type ListQuery = NonNullable<paths['/admin/monitoring/getListHealth']['get']['parameters']['query']>;

/** A service of the contract with a known status. */
export type ServiceHealth = Schemas['ServiceHealth'] & { readonly status: Schemas['HealthStatus'] };

/** From this share of failures on a service is failing, and from how many. */
const FAILING_SHARE = 0.25;
const FAILING_COUNT = 3;
/** From how many answers on durations are compared, and how much longer they take when the service is slow. */
const SLOW_COUNT = 5;
const SLOWER = 2;

interface Figures {
  readonly recent: Measure;
  readonly hour: Measure;
  readonly week: Measure;
  readonly load: Load;
}

function isSlow({ hour, week }: Figures): boolean {
  const usual = percentile(week.durations, 0.95);
  const now = percentile(hour.durations, 0.95);
  return hour.durations.length >= SLOW_COUNT && usual !== null && now !== null && now >= usual * SLOWER;
}

function statusIn(
  { disabled }: Tile,
  checked: Schemas['ConnectionStatus'] | undefined,
  figures: Figures,
): Schemas['HealthStatus'] {
  const { recent } = figures;
  if (disabled || checked === 'off') return 'off';
  const isFailing = recent.failed >= FAILING_COUNT && recent.failed >= recent.requests * FAILING_SHARE;
  if (isFailing || checked === 'failing') return 'failing';
  return checked === 'slow' || isSlow(figures) ? 'slow' : 'working';
}

/** Requests a minute that a connection can answer with this duration, ms. */
const capacityOf = (connection: StoredConnection | undefined, p50: number | null): number | null =>
  connection && p50 ? Math.floor((connection.parallel * MINUTE) / p50) : null;

/** All services as they are now. */
export function healthOf(deps: Loaded & Clock): ServiceHealth[] {
  const { database } = deps;
  const now = deps.now().getTime();
  const recent = measuresOf(database, now - 5 * MINUTE, now);
  const hour = measuresOf(database, now - 60 * MINUTE, now);
  const week = measuresOf(database, now - 7 * DAY, now - 60 * MINUTE);
  const loads = loadsOf(deps);
  return itemsOf(database.tiles).map((tile) => {
    const { serviceType: service, title, value } = tile;
    const connection = database.connections.get(database.tileConnections.get(value)?.connectionUuid ?? '');
    const checked = connection && statusOf(database, connection);
    const figures = {
      recent: measureOf(recent, service),
      hour: measureOf(hour, service),
      week: measureOf(week, service),
      load: loads.get(service) ?? { running: 0, queue: 0 },
    };
    const p50 = percentile(figures.hour.durations, 0.5);
    return {
      service,
      title,
      status: statusIn(tile, checked, figures),
      ...figures.load,
      p50,
      p95: percentile(figures.hour.durations, 0.95),
      perMinute: Math.round((figures.recent.requests / 5) * 10) / 10,
      limit: capacityOf(connection, p50),
      errorShare: failedShare(figures.recent),
      connectionUuid: connection?.uuid ?? null,
      connectionTitle: connection?.title ?? null,
      checked: deps.now().toISOString(),
    };
  });
}

const sortKeys: SortKeys<ServiceHealth> = {
  title: ({ title }) => folded(title),
  p95: ({ p95 }) => p95,
  queue: ({ queue }) => queue,
  errorShare: ({ errorShare }) => errorShare,
};

const found = (
  all: readonly ServiceHealth[],
  { searchText, status }: Pick<ListQuery, 'searchText' | 'status'>,
): ServiceHealth[] =>
  narrowed(all, [
    containing(searchText, ({ title, connectionTitle }) => folded(`${title}\n${connectionTitle ?? ''}`)),
    among(status, (one) => one.status),
  ]);

/** The services that a query finds, in its order. */
export const listHealth = (deps: Loaded & Clock, query: ListQuery): ServiceHealth[] =>
  sorted(found(healthOf(deps), query), query.sort ?? 'title,asc', sortKeys, ({ service }) => service);

export type ServiceStatus = Schemas['ServiceStatus'] & { readonly status: Schemas['HealthStatus'] };
type StatusQuery = NonNullable<paths['/user/company/monitoring/getListHealth']['get']['parameters']['query']>;

const worse: readonly Schemas['HealthStatus'][] = ['working', 'slow', 'failing', 'off'];
const statusKeys: SortKeys<ServiceStatus> = {
  title: ({ title }) => folded(title),
  status: ({ status }) => worse.indexOf(status),
};

/** The status of the services that the caller's company may use; nothing else is told (COMP-02). */
export function listOwnStatus(
  call: OwnCall & { readonly deps: Loaded },
  { sort = 'title,asc', ...query }: StatusQuery,
): ServiceStatus[] {
  const company = ownCompany(call);
  if (!company) return [];
  const { database } = call.deps;
  const open = new Set(
    itemsOf(database.tiles)
      .filter(({ value }) => {
        const { companies } = rulesOf(database, value);
        const isForCompany = companies.length === 0 || companies.includes(company.uuid);
        return isForCompany && (company.tiles.length === 0 || company.tiles.includes(value));
      })
      .map(({ serviceType }) => serviceType),
  );
  // Names of connections are the platform's, so they are not searched.
  const all = healthOf(call.deps)
    .filter(({ service }) => open.has(service))
    .map((one) => ({ ...one, connectionTitle: null }));
  const rows = found(all, query).map(({ service, title, status, checked }) => ({
    service,
    title,
    status,
    checked,
  }));
  return sorted(rows, sort, statusKeys, ({ service }) => service);
}
