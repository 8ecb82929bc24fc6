/** The state in one SQLite file, with WAL and a sync of every commit: a `kill -9` loses no acknowledged write. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inUse, lockState, type Release } from './lock.ts';
import { codeOf, noRoom, SQLITE } from './sqlite-codes.ts';
import { steps } from './steps.ts';
import { CorruptState, type Persistence, StorageError } from './store.ts';

/** `user_version` of a file with the tables of today, before the steps of its records are added. */
const TABLES = 2;
/** `user_version` of a file of today. */
const VERSION = TABLES + steps.length;
/** Blobs are stored in pieces of this size, bytes: SQLite reads the whole value when it is asked for a part of one. */
const PIECE = 256 * 1024;
/** Pages returned to the disk in one step: 2 MB in about 20 ms, so that other requests are served between steps. */
const GIVEN_BACK = 500;
/** How long an opening waits for a backup that is opening or closing the file, ms. */
const TIMEOUT = 5000;

/** Whether a file with this `user_version` is a state that this program can open. */
export const isKnownVersion = (version: number): boolean => version > 0 && version <= VERSION;

/** The name of the file in the folder of the state. */
export const STATE_FILE = 'portal.sqlite';

/** What an operator is told about a file that cannot be opened. */
export function explain(file: string, error: unknown): CorruptState {
  const code = codeOf(error);
  if (code === SQLITE.busy || code === SQLITE.locked) return inUse(file);
  if (noRoom.has(code)) {
    return new CorruptState(
      `The state file ${file} cannot be opened for writing. Check the rights and the free space, or set DATA_DIR to another folder.`,
    );
  }
  return new CorruptState(
    `The state file ${file} is damaged. Move it away to start anew, or restore it from a copy.`,
  );
}

/** Cuts the blobs of version 1, which are whole, into pieces. */
function cutBlobs(database: DatabaseSync): void {
  database.exec(`
    BEGIN IMMEDIATE;
    WITH RECURSIVE part (key, start, size) AS (
      SELECT key, 0, length(bytes) FROM blob
      UNION ALL SELECT key, start + ${PIECE}, size FROM part WHERE start + ${PIECE} < size
    )
    INSERT INTO piece SELECT key, start, coalesce(substr(bytes, start + 1, ${PIECE}), x'') FROM part JOIN blob USING (key);
    DROP TABLE blob;
    PRAGMA user_version = ${TABLES};
    COMMIT;`);
}

/** What a failed write throws. */
const refusal = (error: unknown): unknown =>
  noRoom.has(codeOf(error)) ? new StorageError('no room', { cause: error }) : error;

export const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

/** Rewrites a file of an earlier version, which still contains deleted bytes. If the disk is full, it stays as it is. */
function rewrite(database: DatabaseSync): void {
  try {
    database.exec('VACUUM');
  } catch (error) {
    if (!noRoom.has(codeOf(error))) throw error;
  }
}

function prepare(database: DatabaseSync, file: string): void {
  // Overwrites deleted bytes and allows returning empty pages. Must be set before a new file has tables.
  database.exec('PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL;');
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const version = numberOf(database, 'user_version');
  if (version !== 0 && !isKnownVersion(version))
    throw new CorruptState(
      `The state file ${file} was written by a newer version of this program. Start that one, or restore a backup of this one.`,
    );
  const check = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (check !== 'ok') throw explain(file, undefined);
  database.exec(`
    CREATE TABLE IF NOT EXISTS record (
      collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (collection, key)
    );
    CREATE TABLE IF NOT EXISTS piece (
      key TEXT NOT NULL, start INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (key, start)
    );`);
  if (version === 1) cutBlobs(database);
  if (version === 0) database.exec(`PRAGMA user_version = ${VERSION}`);
  if (numberOf(database, 'auto_vacuum') === 0) rewrite(database);
}

interface Opened {
  readonly database: DatabaseSync;
  readonly release: Release;
}

function open(folder: string, file: string): Opened {
  let release: Release | undefined;
  let database: DatabaseSync | undefined;
  try {
    release = lockState(folder, file);
    database = new DatabaseSync(file, { timeout: TIMEOUT });
    prepare(database, file);
    return { database, release };
  } catch (error) {
    database?.close();
    release?.();
    throw error instanceof CorruptState ? error : explain(file, error);
  }
}

/**
 * Stores the state in `folder`/portal.sqlite and creates the folder if necessary.
 * `maxPages` limits the file (4 kB a page); tests simulate a full disk with it.
 * Throws `CorruptState` with a one-line message when the file cannot be used.
 */
export function sqlitePersistence(folder: string, maxPages?: number): Persistence {
  const file = join(folder, STATE_FILE);
  const { database, release } = open(folder, file);
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  const put = database.prepare(
    'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET value = excluded.value',
  );
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND key = ?');
  const putBlob = database.prepare('INSERT INTO piece VALUES (?, ?, ?)');
  const removeBlob = database.prepare('DELETE FROM piece WHERE key = ?');
  const sizeOfBlob = database.prepare('SELECT sum(length(bytes)) AS size FROM piece WHERE key = ?');
  const getBlob = database.prepare(
    'SELECT start, bytes FROM piece WHERE key = ? AND start > ? AND start < ? ORDER BY start',
  );

  let stepsDone = numberOf(database, 'user_version') - TABLES;
  return {
    get stepsDone() {
      return stepsDone;
    },
    *load() {
      try {
        for (const row of database
          .prepare('SELECT collection, key, value FROM record ORDER BY rowid')
          .iterate()) {
          yield {
            collection: String(row['collection']),
            key: String(row['key']),
            value: String(row['value']),
          };
        }
      } catch (error) {
        throw explain(file, error);
      }
    },
    write(changes, done = stepsDone) {
      try {
        database.exec('BEGIN IMMEDIATE');
        for (const { collection, key, value } of changes) {
          if (value === null && collection === 'blob') removeBlob.run(key);
          else if (value === null) remove.run(collection, key);
          else if (typeof value === 'string') put.run(collection, key, value);
          else {
            removeBlob.run(key);
            for (let start = 0; start === 0 || start < value.byteLength; start += PIECE)
              putBlob.run(key, start, value.subarray(start, start + PIECE));
          }
        }
        if (done !== stepsDone) database.exec(`PRAGMA user_version = ${TABLES + done}`);
        database.exec('COMMIT');
        stepsDone = done;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw refusal(error);
      }
    },
    probe() {
      database.prepare('SELECT key FROM record LIMIT 1').get();
      try {
        // Writes the first page again.
        database.exec(`PRAGMA user_version = ${TABLES + stepsDone}`);
      } catch (error) {
        throw refusal(error);
      }
    },
    readBlob(key, length = Number.MAX_SAFE_INTEGER, start = 0) {
      const end = Math.min(start + length, Number.MAX_SAFE_INTEGER);
      const parts: Uint8Array[] = [];
      for (const { start: first, bytes } of getBlob.iterate(key, start - PIECE, end)) {
        if (!(bytes instanceof Uint8Array)) continue;
        const at = Number(first);
        parts.push(bytes.subarray(Math.max(0, start - at), end - at));
      }
      return parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : undefined;
    },
    blobSize: (key) => Number(sizeOfBlob.get(key)?.['size'] ?? 0),
    *blobSizes() {
      const sizes = database.prepare('SELECT key, sum(length(bytes)) AS size FROM piece GROUP BY key');
      for (const { key, size } of sizes.iterate()) yield [String(key), Number(size)];
    },
    tidy() {
      if (numberOf(database, 'freelist_count') > 0)
        database.prepare(`PRAGMA incremental_vacuum(${GIVEN_BACK})`).all();
      // The log still contains the old pages.
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      return numberOf(database, 'auto_vacuum') > 0 && numberOf(database, 'freelist_count') > 0;
    },
    close() {
      database.close();
      release();
    },
  };
}
