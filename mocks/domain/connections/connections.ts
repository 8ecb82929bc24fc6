/** What a gateway knows of its connections beside their rows. */
import type { Model } from '#mocks/domain/model/model.ts';
import type { Database, StoredConnection } from '#mocks/store/database.ts';
import { Breaker } from './breaker.ts';
import { Load } from './load.ts';
import { Vault } from './vault.ts';

type Known = Pick<StoredConnection, 'uuid' | 'version'>;

export class Connections {
  readonly vault: Vault;
  /** Answers the services without a connection, and in place of invented connections. */
  readonly base: Model;
  readonly #breakers = new Map<string, { readonly version: number; readonly breaker: Breaker }>();
  readonly #loads = new Map<string, Load>();

  constructor(base: Model, vault: Vault) {
    this.base = base;
    this.vault = vault;
  }

  /** The calls of a connection that are running or have begun lately. */
  loadOf({ uuid }: Pick<StoredConnection, 'uuid'>): Load {
    const load = this.#loads.get(uuid) ?? new Load();
    this.#loads.set(uuid, load);
    return load;
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

/** Gives a database what belongs to its connections, once, before they are used. */
export function setConnections(database: Database, connections: Connections): void {
  known.set(database, connections);
}

/** What belongs to the connections of a database; without a model and a master key where nothing was given. */
export function connectionsOf(database: Database): Connections {
  const connections = known.get(database) ?? new Connections({ name: 'none', answer: nothing }, new Vault());
  known.set(database, connections);
  return connections;
}

async function* nothing(): AsyncGenerator<never> {}

/** The server of the demonstration's invented company. */
const INVENTED = /(?:^|\.)neuro\.internal$/;

/**
 * Whether a connection is part of the rehearsal: its address is invented (`.example` is reserved for examples, RFC 2606),
 * and the base model answers everything. It is never called, and its figures are those of the invented requests.
 */
export function isRehearsal(database: Database, { baseUrl }: { readonly baseUrl: string }): boolean {
  const hostname = URL.parse(baseUrl)?.hostname ?? '';
  const isInvented = /\.example$/.test(hostname) || INVENTED.test(hostname);
  return isInvented && connectionsOf(database).base.serves === undefined;
}
