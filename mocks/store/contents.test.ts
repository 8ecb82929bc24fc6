import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepFile } from '#mocks/contract/kept-file.ts';
import { oldState, oldVersions } from '#mocks/testing/old-states.ts';
import { openDatabase } from './database.ts';
import { lockContents } from './lock.ts';
import { sqlitePersistence } from './sqlite.ts';
import { type BlobValue, type Change, StorageError } from './store.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const blob = (key: string, value: BlobValue | null): Change => ({ collection: 'blob', key, value });
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Where the contents with this text are. */
const placeOf = (state: string, text: string): string =>
  join(state, 'files', hashOf(text).slice(0, 2), hashOf(text));

/** All files of contents, also removed ones. */
const filesIn = (state: string): string[] =>
  readdirSync(join(state, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('[PILOT-09] equal contents are one file that only this account can read, gone with its last name', async () => {
  const directory = folder();
  const state = sqlitePersistence(directory);
  state.write([
    blob('one', bytesOf('Отчёт')),
    blob('two', bytesOf('Отчёт')),
    blob('copy', { copyOf: 'one' }),
  ]);
  const path = placeOf(directory, 'Отчёт');
  expect(readFileSync(path, 'utf8')).toBe('Отчёт');
  expect([statSync(path).mode & 0o777, statSync(join(directory, 'files')).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect([state.contentBytes(), [...state.blobSizes()].length]).toEqual([10, 3]);
  state.write([blob('one', null), blob('two', bytesOf('Другой'))]);
  expect(state.readBlob('copy')).toEqual(bytesOf('Отчёт'));
  const reader = state.openBlob('copy');
  expect(await reader.read(10, 0)).toEqual(bytesOf('Отчёт'));
  state.write([blob('copy', null)]);
  expect(await reader.read(10, 0)).toBeUndefined();
  await reader.close();
  await vi.waitFor(() => expect(filesIn(directory)).toEqual([hashOf('Другой')]));
  expect(state.contentBytes()).toBe(12);
  state.close();
});

test('[PILOT-09] a received file is moved to its place, and back when the change is refused', async () => {
  const directory = folder();
  const state = sqlitePersistence(directory, { maxPages: 20 });
  const kept = await keepFile(Readable.from([bytesOf('Пере'), bytesOf('пись')]), join(directory, 'arrived'));
  expect(kept).toMatchObject({ hash: hashOf('Перепись'), size: 16 });
  expect(statSync(kept.path).mode & 0o777).toBe(0o600);
  const large: Change = { collection: 'c', key: 'a', value: 'x'.repeat(500_000) };
  expect(() => state.write([blob('one', kept), blob('two', bytesOf('байты')), large])).toThrow(StorageError);
  expect([filesIn(directory), readFileSync(kept.path, 'utf8')]).toEqual([[], 'Перепись']);
  expect([state.readBlob('one'), state.contentBytes()]).toEqual([undefined, 0]);
  state.write([blob('one', kept)]);
  expect([existsSync(kept.path), state.readBlob('one')]).toEqual([false, bytesOf('Перепись')]);
  state.close();
});

test('[PILOT-09] contents that cannot be written are a StorageError', () => {
  const directory = folder();
  const state = sqlitePersistence(directory);
  writeFileSync(join(directory, 'files', hashOf('а').slice(0, 2)), 'in the way');
  expect(() => state.write([blob('one', bytesOf('а'))])).toThrow(StorageError);
  expect(state.readBlob('one')).toBeUndefined();
  rmSync(join(directory, 'files', hashOf('а').slice(0, 2)));
  state.write([blob('one', bytesOf('а'))]);
  state.close();
});

test('[PILOT-09] the start deletes files without a name and names files without contents', async () => {
  const directory = folder();
  const state = sqlitePersistence(directory);
  state.write([blob('kept', bytesOf('есть')), blob('lost', bytesOf('нет'))]);
  state.close();
  rmSync(placeOf(directory, 'нет'));
  for (const name of [hashOf('ничьё'), `${hashOf('ничьё')}.part`]) {
    mkdirSync(join(directory, 'files', name.slice(0, 2)), { recursive: true });
    writeFileSync(join(directory, 'files', name.slice(0, 2), name), 'ничьё');
  }
  const again = sqlitePersistence(directory);
  await vi.waitFor(() => expect(filesIn(directory)).toEqual([hashOf('есть')]));
  expect([...again.blobSizes()]).toEqual([['kept', 8]]);
  expect([again.readBlob('lost'), await again.openBlob('lost').read(1, 0), again.contentBytes()]).toEqual([
    undefined,
    undefined,
    8,
  ]);
  again.write([blob('other', bytesOf('нет'))]);
  expect(again.readBlob('lost')).toEqual(bytesOf('нет'));
  again.close();
});

test('[PILOT-09] what loses its last name while a backup is made stays until its end', async () => {
  const directory = folder();
  const state = sqlitePersistence(directory);
  state.write([blob('one', bytesOf('Отчёт'))]);
  const release = lockContents(directory);
  state.write([blob('one', null)]);
  expect([state.tidy(), filesIn(directory)]).toEqual([false, [hashOf('Отчёт')]]);
  release?.();
  state.tidy();
  expect(filesIn(directory)).toEqual([]);
  state.close();
});

/** Writes a state as the version before did: contents are rows of the database. */
function writeOldState(directory: string, version: string): Map<string, Uint8Array> {
  const old = oldState(version);
  const blobs = new Map([...old.blobSizes()].map(([key]) => [key, old.readBlob(key) ?? new Uint8Array()]));
  const file = new DatabaseSync(join(directory, 'portal.sqlite'));
  file.exec(`
    PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;
    CREATE TABLE record (collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (collection, key));
    CREATE TABLE piece (key TEXT NOT NULL, start INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (key, start));
    PRAGMA user_version = 2;`);
  const record = file.prepare('INSERT INTO record VALUES (?, ?, ?)');
  for (const { collection, key, value } of old.load()) record.run(collection, key, value);
  const piece = file.prepare('INSERT INTO piece VALUES (?, ?, ?)');
  for (const [key, bytes] of blobs)
    for (let start = 0; start === 0 || start < bytes.length; start += 100)
      piece.run(key, start, bytes.subarray(start, start + 100));
  file.close();
  return blobs;
}

test.each(oldVersions)(
  '[PILOT-09] a state of version %s moves its contents out of the database',
  (version) => {
    const directory = folder();
    const blobs = writeOldState(directory, version);
    const lines: string[] = [];
    const open = () => {
      const state = sqlitePersistence(directory, { print: (line) => lines.push(line) });
      openDatabase(state);
      return state;
    };
    open().close();
    const state = open();
    for (const [key, bytes] of blobs) expect(state.readBlob(key), key).toEqual(bytes);
    expect([...state.blobSizes()]).toHaveLength(blobs.size);
    state.close();
    const said = expect.stringMatching(
      new RegExp(`^The contents of ${blobs.size} files \\([\\d.]+ MB\\) are moved`),
    );
    expect(lines).toEqual(blobs.size > 0 ? [said] : []);
    const file = new DatabaseSync(join(directory, 'portal.sqlite'));
    expect(file.prepare("SELECT name FROM sqlite_schema WHERE name = 'piece'").get()).toBeUndefined();
    expect(file.prepare('PRAGMA freelist_count').get()).toEqual({
      freelist_count: expect.toSatisfy((count) => count < 4),
    });
    file.close();
  },
);

test('[PILOT-09] contents that were moved half go on at the next start; a folder that cannot be written loses none', () => {
  const directory = folder();
  const blobs = writeOldState(directory, '0.4.0');
  const open = () => {
    const state = sqlitePersistence(directory);
    try {
      openDatabase(state);
      return state;
    } catch (error) {
      state.close();
      throw error;
    }
  };
  const [[, bytes = new Uint8Array()] = []] = blobs;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const place = join(directory, 'files', hash.slice(0, 2));
  mkdirSync(join(directory, 'files'));
  writeFileSync(place, 'in the way');
  expect(open).toThrow(/^The contents of files cannot be moved to .* Nothing is lost/);
  rmSync(place);
  // A content that no row names: a kill before the commit leaves it.
  mkdirSync(place);
  writeFileSync(join(place, hash), bytes);
  const state = open();
  expect(blobs.size).toBeGreaterThan(0);
  for (const [name, contents] of blobs) expect(state.readBlob(name), name).toEqual(contents);
  state.close();
});
