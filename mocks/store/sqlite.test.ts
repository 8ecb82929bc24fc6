import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { Client, errorOf, openGateway, signedIn } from '#mocks/testing/client.ts';
import { openDatabase } from './database.ts';
import { sqlitePersistence } from './sqlite.ts';
import { type Change, CorruptState, StorageError } from './store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'stand-in-'));
  folders.push(made);
  return made;
}

const record = (key: string, value: string): Change => ({ collection: 'c', key, value });

test('[CON-06] written records are read again, deleted ones are not', () => {
  const directory = join(folder(), 'new', 'folder');
  const one = sqlitePersistence(directory);
  one.write([
    record('a', '1'),
    record('b', '2'),
    { collection: 'blob', key: 'f', value: new Uint8Array([0, 255]) },
  ]);
  one.write([{ ...record('a', ''), value: null }, record('b', '"ё"')]);
  one.close();
  const two = sqlitePersistence(directory);
  expect([...two.load()]).toEqual([{ collection: 'c', key: 'b', value: '"ё"' }]);
  expect(two.readBlob('f')).toEqual(new Uint8Array([0, 255]));
  expect(two.readBlob('f', 1)).toEqual(new Uint8Array([0]));
  expect(two.readBlob('g')).toBeUndefined();
  two.close();
});

test('[CON-06] any part of a large blob is read; a file of version 1 keeps its blobs', async () => {
  const directory = folder();
  const bytes = Uint8Array.from({ length: 600_000 }, (_, index) => index % 251);
  const file = join(directory, 'portal.sqlite');
  const old = new DatabaseSync(file);
  old.exec('CREATE TABLE blob (key TEXT PRIMARY KEY, bytes BLOB NOT NULL); PRAGMA user_version = 1');
  old.prepare('INSERT INTO blob VALUES (?, ?)').run('old', bytes);
  old.prepare('INSERT INTO blob VALUES (?, ?)').run('empty', new Uint8Array());
  old.close();
  const state = sqlitePersistence(directory);
  openDatabase(state);
  state.write([{ collection: 'blob', key: 'new', value: bytes }]);
  for (const key of ['old', 'new']) {
    expect(state.blobSize(key)).toBe(600_000);
    expect(Buffer.from(bytes).equals(state.readBlob(key) ?? new Uint8Array())).toBe(true);
    expect(state.readBlob(key, 3, 262_143)).toEqual(bytes.slice(262_143, 262_146));
    expect(state.readBlob(key, 10, 599_998)).toEqual(bytes.slice(599_998));
    const reader = state.openBlob(key);
    expect(await reader.read(3, 262_143)).toEqual(bytes.slice(262_143, 262_146));
    expect(await reader.read(10, 599_998)).toEqual(bytes.slice(599_998));
    await reader.close();
  }
  expect(state.readBlob('empty', 1)).toEqual(new Uint8Array());
  state.write([{ collection: 'blob', key: 'new', value: new Uint8Array([1]) }]);
  expect(state.readBlob('new')).toEqual(new Uint8Array([1]));
  state.close();
});

test('[CON-06] a full disk changes nothing and is a StorageError', () => {
  const directory = folder();
  const state = sqlitePersistence(directory, { maxPages: 8 });
  state.write([record('a', '1')]);
  expect(() => state.write([record('a', '2'), record('big', 'x'.repeat(100_000))])).toThrow(StorageError);
  expect([...state.load()]).toEqual([{ collection: 'c', key: 'a', value: '1' }]);
  state.write([record('a', '3')]);
  state.close();
});

test('[CON-06] a send that does not fit is refused; everything else works', async () => {
  const directory = folder();
  (await openGateway({ persistence: sqlitePersistence(directory) })).close();
  const pages = Math.ceil(readFileSync(join(directory, 'portal.sqlite')).length / 4096);
  const client = await signedIn({ persistence: sqlitePersistence(directory, { maxPages: pages + 8 }) });
  expect(await errorOf(await client.send('Прочитай '.repeat(10_000)))).toEqual({
    status: 507,
    message: 'Хранилище переполнено, запрос не сохранён',
  });
  expect((await client.call('GET', '/history/getListChatWithSearch')).status).toBe(200);
  client.gateway.close();
});

test.each([
  [
    'no database',
    () => Buffer.from('this is not a database, but a text that is long enough to be looked at '.repeat(20)),
  ],
  [
    'a damaged one',
    (good: Buffer) => Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 7)]),
  ],
  ['half of one', (good: Buffer) => good.subarray(0, Math.floor(good.length / 2))],
])('[CON-06] a state file that is %s is refused with a one-line message', async (_, damage) => {
  const directory = folder();
  const file = join(directory, 'portal.sqlite');
  (await openGateway({ persistence: sqlitePersistence(directory) })).close();
  writeFileSync(file, damage(readFileSync(file)));
  const reopen = () => openGateway({ persistence: sqlitePersistence(directory) });
  await expect((async () => reopen())()).rejects.toThrow(CorruptState);
  await expect((async () => reopen())()).rejects.toThrow(
    /^The state file .*portal\.sqlite is damaged\. Move it away/,
  );
});

test('[CON-06] a record that is not JSON is refused with a one-line message', async () => {
  const directory = folder();
  const state = sqlitePersistence(directory);
  state.write([{ collection: 'chat', key: 'x', value: '{"uuid":' }]);
  state.close();
  await expect((async () => openGateway({ persistence: sqlitePersistence(directory) }))()).rejects.toThrow(
    /damaged/,
  );
});

test('[CON-06] two processes do not share a state file', () => {
  const directory = folder();
  const one = sqlitePersistence(directory);
  one.write([record('a', '1')]);
  expect(() => sqlitePersistence(directory)).toThrow(/is in use by another process/);
  one.close();
});

test('[CON-06] a restart keeps sessions, chats and favourites, and seeds nothing again', async () => {
  const directory = folder();
  const client = await signedIn({ persistence: sqlitePersistence(directory) });
  await client.send('Сохрани это', { accept: 'application/json' });
  const history = await client.json('GET', '/history/getListChatWithSearch');
  const tiles = await client.json('GET', '/tile/getTile');
  client.gateway.close();
  const again = new Client(await openGateway({ persistence: sqlitePersistence(directory) }));
  again.cookie = client.cookie;
  expect(await again.json('GET', '/history/getListChatWithSearch')).toEqual(history);
  expect(await again.json('GET', '/tile/getTile')).toEqual(tiles);
  again.gateway.close();
});

test('[PROF-10] what was deleted leaves the file and its log, and gives its space back', () => {
  const directory = folder();
  const file = join(directory, 'portal.sqlite');
  const isThere = (text: string): boolean =>
    [file, `${file}-wal`].some((name) => readFileSync(name).includes(text));
  const state = sqlitePersistence(directory);
  state.write([record('a', `"${'метка '.repeat(500_000)}"`), record('b', '"другое"')]);
  state.tidy();
  expect([isThere('метка'), isThere('другое')]).toEqual([true, true]);
  state.write([{ ...record('a', ''), value: null }]);
  let steps = 1;
  while (state.tidy()) steps++;
  expect(steps).toBeGreaterThan(1);
  expect([isThere('метка'), isThere('другое')]).toEqual([false, true]);
  expect(statSync(file).size).toBeLessThan(100_000);
  state.close();
});

test('[PROF-10] a file of an earlier version forgets what was deleted in it', () => {
  const directory = folder();
  const file = join(directory, 'portal.sqlite');
  const first = sqlitePersistence(directory);
  first.write([record('b', '"другое"')]);
  first.close();
  const old = new DatabaseSync(file);
  old.exec('PRAGMA secure_delete = OFF; PRAGMA auto_vacuum = NONE; VACUUM');
  old.prepare('INSERT INTO record VALUES (?, ?, ?)').run('c', 'a', '"метка"');
  old.exec("DELETE FROM record WHERE key = 'a'");
  old.close();
  expect(readFileSync(file).includes('метка')).toBe(true);
  const state = sqlitePersistence(directory);
  state.tidy();
  expect(readFileSync(file).includes('метка')).toBe(false);
  expect([...state.load()]).toEqual([{ collection: 'c', key: 'b', value: '"другое"' }]);
  state.close();
});
