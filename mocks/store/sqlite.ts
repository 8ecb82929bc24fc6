/**
 * The state in one SQLite file, with WAL and a sync of every commit, and the contents of files beside it (contents.ts): a
 * `kill -9` loses no acknowledged write.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Blobs, blobTable } from './blobs.ts';
import { inUse, lockState, type Release } from './lock.ts';
import { moveContents } from './move-contents.ts';
import { codeOf, isOfFiles, noRoom, SQLITE } from './sqlite-codes.ts';
import { steps } from './steps.ts';
import { CorruptState, type Persistence, StorageError } from './store.ts';

/** `user_version` of a file before the steps of its records are added. */
const TABLES = 2;
/** `user_version` of a file of today. */
const VERSION = TABLES + steps.length;
/** Versions before the contents left the database stored them in pieces of this size, bytes. */
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
  if (noRoom.has(code) || isOfFiles(error)) {
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
    CREATE TABLE piece (
      key TEXT NOT NULL, start INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (key, start)
    );
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
    ${blobTable}`);
  if (version === 1) cutBlobs(database);
  if (version === 0) database.exec(`PRAGMA user_version = ${VERSION}`);
  if (numberOf(database, 'auto_vacuum') === 0) rewrite(database);
}

interface Opened {
  readonly database: DatabaseSync;
  readonly release: Release;
  readonly blobs: Blobs;
  /** Opens the contents anew; those of a state of this version leave the database before. */
  readonly openBlobs: () => Blobs;
}

function open(folder: string, file: string, print: (line: string) => void): Opened {
  let release: Release | undefined;
  let database: DatabaseSync | undefined;
  try {
    release = lockState(folder, file);
    const opened = new DatabaseSync(file, { timeout: TIMEOUT });
    database = opened;
    prepare(opened, file);
    const openBlobs = (): Blobs => {
      // An earlier program would not find them beside the database, so it must not open the state any more.
      if (numberOf(opened, 'user_version') === VERSION) moveContents(opened, folder, print);
      return new Blobs(opened, folder);
    };
    return { database, release, openBlobs, blobs: openBlobs() };
  } catch (error) {
    database?.close();
    release?.();
    throw error instanceof CorruptState ? error : explain(file, error);
  }
}

export interface SqliteOptions {
  /** Greatest size of the file, pages of 4 kB; tests simulate a full disk with it. @default no limit */
  readonly maxPages?: number;
  /** Receives a line for the operator when the state of an earlier version takes long to open. @default none */
  readonly print?: (line: string) => void;
}

/**
 * Stores the state in `folder`/portal.sqlite and `folder`/files, and creates the folder if necessary.
 * Throws `CorruptState` with a one-line message when the file cannot be used.
 */
export function sqlitePersistence(
  folder: string,
  { maxPages, print = () => undefined }: SqliteOptions = {},
): Persistence {
  const file = join(folder, STATE_FILE);
  const { database, release, openBlobs, ...opened } = open(folder, file, print);
  let { blobs } = opened;
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  const put = database.prepare(
    'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET value = excluded.value',
  );
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND key = ?');

  let stepsDone = numberOf(database, 'user_version') - TABLES;
  return {
    uploadFolder: join(folder, 'uploads'),
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
      const writing = blobs.begin();
      try {
        database.exec('BEGIN IMMEDIATE');
        for (const { collection, key, value } of changes) {
          if (typeof value === 'string') put.run(collection, key, value);
          else if (value !== null || collection === 'blob') writing.write(key, value);
          else remove.run(collection, key);
        }
        if (done !== stepsDone) database.exec(`PRAGMA user_version = ${TABLES + done}`);
        writing.beforeCommit();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        writing.afterRollback();
        throw refusal(error);
      }
      writing.afterCommit();
      if (done === stepsDone) return;
      stepsDone = done;
      blobs.close();
      blobs = openBlobs();
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
    readBlob: (key, length = Number.MAX_SAFE_INTEGER, start = 0) => blobs.read(key, length, start),
    openBlob: (key) => blobs.open(key),
    blobSize: (key) => blobs.sizeOf(key),
    blobSizes: () => blobs.sizes(),
    contentBytes: () => blobs.bytes,
    tidy() {
      if (numberOf(database, 'freelist_count') > 0)
        database.prepare(`PRAGMA incremental_vacuum(${GIVEN_BACK})`).all();
      // The log still contains the old pages.
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      const isLeft = blobs.empty();
      return isLeft || (numberOf(database, 'auto_vacuum') > 0 && numberOf(database, 'freelist_count') > 0);
    },
    close() {
      blobs.close();
      database.close();
      release();
    },
  };
}
