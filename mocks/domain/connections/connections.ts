/** What a gateway knows of its connections beside their rows. */
import type { Database } from '#mocks/store/database.ts';
import { Vault } from './vault.ts';

export interface Connections {
  readonly vault: Vault;
  /** Whether invented connections are answered by the base model; without it each address is called. */
  readonly isRehearsed: boolean;
}

const known = new WeakMap<Database, Connections>();
const none: Connections = { vault: new Vault(), isRehearsed: true };

/** Gives a database what belongs to its connections, once, before they are used. */
export function setConnections(database: Database, connections: Connections): void {
  known.set(database, connections);
}

export const connectionsOf = (database: Database): Connections => known.get(database) ?? none;

/** The server of the demonstration's invented company. */
const INVENTED = /(?:^|\.)neuro\.internal$/;

/**
 * Whether a connection is part of the rehearsal: its address is invented (`.example` is reserved for examples, RFC 2606),
 * and the gateway rehearses. It is never called, and its figures are those of the invented requests.
 */
export function isRehearsal(database: Database, { baseUrl }: { readonly baseUrl: string }): boolean {
  const hostname = URL.parse(baseUrl)?.hostname ?? '';
  return connectionsOf(database).isRehearsed && (/\.example$/.test(hostname) || INVENTED.test(hostname));
}
