/** What a gateway keeps in memory about its connections. */
import type { Model } from '#mocks/domain/model/model.ts';
import type { Database, StoredConnection } from '#mocks/store/database.ts';
import { Breaker } from './breaker.ts';
import { Load } from './load.ts';
import { Vault } from './vault.ts';

type Known = Pick<StoredConnection, 'uuid' | 'version'>;

/** Calls since the start of the process. */
export interface CallTotals {
  readonly calls: number;
  readonly failed: number;
}

export class Connections {
  readonly vault: Vault;
  /** Answers the services without a connection, and in place of invented connections. */
  readonly base: Model;
  readonly #breakers = new Map<string, { readonly version: number; readonly breaker: Breaker }>();
  readonly #loads = new Map<string, Load>();

  readonly #totals = new Map<string, CallTotals>();

  constructor(base: Model, vault: Vault) {
    this.base = base;
    this.vault = vault;
  }

  /** Counts the calls of a connection that are running and those of the last minute. */
  loadOf({ uuid }: Pick<StoredConnection, 'uuid'>): Load {
    const load = this.#loads.get(uuid) ?? new Load();
    this.#loads.set(uuid, load);
    return load;
  }

  /** Counts a call that has ended, by uuid of the connection or `environment` for the base model. */
  noteCall(connection: string, isFailed: boolean): void {
    const { calls, failed } = this.#totals.get(connection) ?? { calls: 0, failed: 0 };
    this.#totals.set(connection, { calls: calls + 1, failed: failed + (isFailed ? 1 : 0) });
  }

  /** The calls since the start by connection. */
  totals(): ReadonlyMap<string, CallTotals> {
    return this.#totals;
  }

  /** The breaker of a connection; a new one after each change of the connection or its key. */
  breakerOf({ uuid, version }: Known): Breaker {
    const kept = this.#breakers.get(uuid);
    if (kept?.version === version) return kept.breaker;
    const breaker = new Breaker();
    this.#breakers.set(uuid, { version, breaker });
    return breaker;
  }
}

const known = new WeakMap<Database, Connections>();

/** Sets the models and keys of the connections of a database. Called once, before they are used. */
export function setConnections(database: Database, connections: Connections): void {
  known.set(database, connections);
}

/** What `setConnections` has set; where it was not called, a model without answers and no master key. */
export function connectionsOf(database: Database): Connections {
  const connections = known.get(database) ?? new Connections({ name: 'none', answer: nothing }, new Vault());
  known.set(database, connections);
  return connections;
}

async function* nothing(): AsyncGenerator<never> {}

/** The hosts of the invented company of the demonstration. */
const INVENTED = /(?:^|\.)neuro\.internal$/;

/**
 * Whether the base model answers in place of a connection. So it is when the base model answers every service, and the
 * address is invented: a host of `.example`, which is reserved for examples (RFC 2606), or of the invented company. The
 * connection is then never called, and its figures are those of the invented requests.
 */
export function isRehearsal(database: Database, { baseUrl }: { readonly baseUrl: string }): boolean {
  const hostname = URL.parse(baseUrl)?.hostname ?? '';
  const isInvented = /\.example$/.test(hostname) || INVENTED.test(hostname);
  return isInvented && connectionsOf(database).base.serves === undefined;
}
