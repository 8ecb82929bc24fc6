/** Keys of connections. They are stored sealed. Of a key of the rehearsal, which is never used, only the end is stored. */
import { hostOf } from '#lib/service-address.ts';
import { refuseField } from '#mocks/contract/failures.ts';
import { digest, randomHex } from '#mocks/domain/sign-in/session.ts';
import type { ConnectionKey, Database, StoredConnection } from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { connectionsOf, isRehearsal } from './connections.ts';

/** Shorter keys show no characters: four of them would be too much of it. */
const SHOWN_FROM = 20;

/** Masks that providers and this portal show in place of a key; they consist of characters that a key may have. */
const masked = /\*{4}|\.{3}/;

/** Throws `fields-invalid` for a masked key: it would replace the real one (administration.md §8). */
export function checkKey(key: string): void {
  if (!masked.test(key)) return;
  refuseField('key', 'masked', 'Это скрытый ключ. Вставьте ключ целиком');
}

/** What a key is sealed for: its connection and its server. If the row was changed on disk, the key cannot be opened. */
const placeOf = ({ uuid, baseUrl }: StoredConnection): string => `${uuid} ${hostOf(baseUrl)}`;

/**
 * What is stored of a key.
 *
 * @throws Failure `fields-invalid` if there is no master key to seal it
 */
export function keyOf(
  database: Database,
  connection: StoredConnection,
  key: string,
  expires: string | null,
): ConnectionKey {
  const { vault } = connectionsOf(database);
  const text = key.trim();
  const tail = text.length < SHOWN_FROM ? null : text.slice(-4);
  const stored = { uuid: connection.uuid, digest: digest(randomHex(32)), tail, expires };
  if (isRehearsal(database, connection)) return stored;
  if (!vault.hasKey)
    refuseField('key', 'no-master-key', 'Ключ негде хранить: на сервере не задан PORTAL_MASTER_KEY');
  return { ...stored, sealed: vault.seal(text, placeOf(connection)) };
}

/** The key of a connection for a call; undefined if there is none, or if it cannot be opened. */
export function readKey(database: Database, connection: StoredConnection): string | undefined {
  const sealed = database.connectionKeys.get(connection.uuid)?.sealed;
  return sealed && connectionsOf(database).vault.open(sealed, placeOf(connection));
}

/** Whether a connection has a key that cannot be read, because it was sealed with another master key. */
export function isKeyLost(database: Database, connection: StoredConnection): boolean {
  const key = database.connectionKeys.get(connection.uuid);
  if (!key || isRehearsal(database, connection)) return false;
  return readKey(database, connection) === undefined;
}

/** Seals keys of a former master key with the present one. Prints which keys cannot be opened. */
export function renewKeys({ database }: Rows, print: (line: string) => void): void {
  const { vault } = connectionsOf(database);
  const lost: string[] = [];
  const renewed: ConnectionKey[] = [];
  for (const connection of database.connections.values()) {
    const key = database.connectionKeys.get(connection.uuid);
    if (isKeyLost(database, connection)) lost.push(connection.title);
    else if (key?.sealed && !vault.isCurrent(key.sealed)) {
      const text = readKey(database, connection);
      if (text !== undefined) renewed.push({ ...key, sealed: vault.seal(text, placeOf(connection)) });
    }
  }
  const isOnDisk = database.store.writeOrKeep((transaction) => {
    for (const key of renewed) transaction.put(database.connectionKeys, key);
  });
  // Until they are on the disk, the former key must stay in the environment.
  const how = isOnDisk
    ? 'sealed with the new master key'
    : 'still need the former master key: the disk is full';
  if (renewed.length > 0) print(`Keys:     ${renewed.length} ${how}`);
  if (lost.length === 0) return;
  const why = vault.hasKey ? 'they were sealed with another master key' : 'PORTAL_MASTER_KEY is not set';
  print(`Keys:     not readable, ${why}: ${lost.join(', ')}`);
}
