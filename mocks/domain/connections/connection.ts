/** Connections to providers in the shape of the administration. */
import { hostOf } from '#lib/service-address.ts';
import { dayOf } from '#mocks/domain/lists/days.ts';
import { type Database, itemsOf, type Schemas, type StoredConnection } from '#mocks/store/database.ts';
import { connectionsOf } from './connections.ts';
import { isKeyLost } from './keys.ts';
import { priceOn } from './prices.ts';
import { SLOW_CHECK, stateOf } from './state.ts';
import { numbersOf } from './usage.ts';

/** A connection of the contract with known provider and status. */
export type ExternalApi = Schemas['ExternalApi'] & {
  readonly provider: Schemas['ConnectionProvider'];
  readonly status: Schemas['ConnectionStatus'];
};

export function statusOf(database: Database, connection: StoredConnection): Schemas['ConnectionStatus'] {
  if (connection.isDisabled) return 'off';
  if (isKeyLost(database, connection)) return 'failing';
  const check = database.connectionChecks.get(connection.uuid);
  if (!check) return 'unchecked';
  if (!check.isOk) return 'failing';
  return (check.latency ?? 0) >= SLOW_CHECK ? 'slow' : 'working';
}

/** Values of the tiles that a connection answers. */
export const servicesOf = ({ tileConnections }: Database, uuid: string): string[] =>
  tileConnections.group(uuid).map(({ value }) => value);

/** The connections whose fallback this one is. */
export const dependentsOf = ({ connections }: Database, uuid: string): StoredConnection[] =>
  [...connections.values()].filter(({ fallbackUuid }) => fallbackUuid === uuid);

/** The services of a connection by their types. */
export function serviceTypesOf(database: Database, uuid: string): string[] {
  const values = new Set(servicesOf(database, uuid));
  return itemsOf(database.tiles).flatMap(({ value, serviceType }) =>
    values.has(value) ? [serviceType] : [],
  );
}

/** Whether a connection can answer: it is switched on and, outside of the perimeter, has a key that can be read. */
export function isUsable(database: Database, connection: StoredConnection): boolean {
  const { uuid, isDisabled, isInternal } = connection;
  const hasKey = database.connectionKeys.get(uuid) !== undefined;
  return !isDisabled && (isInternal || hasKey) && !isKeyLost(database, connection);
}

/** A connection and its fallbacks, in their order. They form no circle. */
function wayFrom({ connections }: Database, first: string): StoredConnection[] {
  const way: StoredConnection[] = [];
  for (let next = connections.get(first); next; next = connections.get(next.fallbackUuid ?? ''))
    way.push(next);
  return way;
}

/** The connections of a service, in their order; undefined for a service without one. */
export function wayOf(database: Database, serviceType: string): StoredConnection[] | undefined {
  const tile = itemsOf(database.tiles).find((one) => one.serviceType === serviceType && !one.agentId);
  const first = database.tileConnections.get(tile?.value ?? serviceType)?.connectionUuid;
  return first === undefined ? undefined : wayFrom(database, first);
}

/** Whether something can answer a tile: one of its connections, or the base model where it has none. */
export function isServed(database: Database, value: string): boolean {
  const first = database.tileConnections.get(value)?.connectionUuid;
  if (first !== undefined) return wayFrom(database, first).some((one) => isUsable(database, one));
  const tile = itemsOf(database.tiles).find((one) => one.value === value);
  return connectionsOf(database).base.serves?.(tile?.serviceType ?? value) ?? true;
}

/** Converts connections to the contract's shape at the time `now`. */
export function toExternalApi(database: Database, now: Date): (connection: StoredConnection) => ExternalApi {
  const titles = new Map(itemsOf(database.tiles).map(({ value, title }) => [value, title]));
  return (connection) => {
    const values = servicesOf(database, connection.uuid);
    const key = database.connectionKeys.get(connection.uuid);
    const price = priceOn(database, { connectionUuid: connection.uuid, model: null }, dayOf(now.getTime()));
    const { failed, ...numbers } = numbersOf(database, connection, now);
    return {
      ...connection,
      // Connections of earlier versions have none of these.
      model: connection.model ?? null,
      perMinute: connection.perMinute ?? null,
      priceIn: price?.tokensIn ?? null,
      priceOut: price?.tokensOut ?? null,
      host: hostOf(connection.baseUrl),
      services: values.map((value) => ({ value, label: titles.get(value) ?? value })),
      hasKey: key !== undefined,
      keyTail: key?.tail ?? null,
      keyExpires: key?.expires ?? null,
      fallbackTitle: database.connections.get(connection.fallbackUuid ?? '')?.title ?? null,
      ...stateOf(database, connection, { ...numbers, failed }, now),
      checked: database.connectionChecks.get(connection.uuid)?.moment ?? null,
      ...numbers,
    };
  };
}

/** What the audit keeps of a connection, by the names of the form; of the key only that it was changed. */
export function auditedFields(database: Database, connection: StoredConnection): object {
  const { title, provider, baseUrl, model, isInternal, timeout, parallel } = connection;
  const { perMinute, budget, warnAt, isDisabled } = connection;
  const rubles = (kopecks: number | null | undefined) => (kopecks == null ? null : kopecks / 100);
  return {
    title,
    provider,
    baseUrl,
    model,
    isInternal,
    timeout,
    parallel,
    perMinute,
    budget: rubles(budget),
    warnAt,
    isDisabled,
    fallbackUuid: database.connections.get(connection.fallbackUuid ?? '')?.title,
    key: database.connectionKeys.get(connection.uuid)?.digest,
    keyExpires: database.connectionKeys.get(connection.uuid)?.expires,
  };
}
