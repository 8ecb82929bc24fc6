import { expect, test } from 'vitest';
import { unconnectedModel } from '#mocks/domain/model/model.ts';
import { openDatabase, type StoredConnection } from '#mocks/store/database.ts';
import { diskWithRoom } from '#mocks/testing/full-disk.ts';
import { Connections, setConnections } from './connections.ts';
import { keyOf, readKey, renewKeys } from './keys.ts';
import { Vault } from './vault.ts';

test('[ADM-39] a full disk does not keep a portal with a new master key from its start', () => {
  const [former, present] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const disk = diskWithRoom();
  const database = openDatabase(disk);
  const openWith = (keys: readonly Buffer[]) =>
    setConnections(database, new Connections(unconnectedModel, new Vault(keys)));
  const connection = { uuid: '1', title: 'Шлюз', baseUrl: 'https://gate.real.test/v1' } as StoredConnection; // nothing else is read
  openWith([former]);
  database.store.write((transaction) => {
    transaction.put(database.connections, connection);
    transaction.put(database.connectionKeys, keyOf(database, connection, 'secret', null));
  });
  openWith([present, former]);
  disk.isFull = true;
  const lines: string[] = [];
  renewKeys({ database }, (line) => lines.push(line));
  expect(lines).toEqual(['Keys:     1 still need the former master key: the disk is full']);
  openWith([present]);
  expect(readKey(database, connection)).toBe('secret');
});
