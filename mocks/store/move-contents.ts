/** Moves contents that earlier versions stored in the database to files beside it. */
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Content, contentPath, makeFolder } from './contents.ts';
import { codeOf, isOfFiles, noRoom } from './sqlite-codes.ts';
import { CorruptState } from './store.ts';
import { syncNames } from './sync.ts';

/** Bytes and blobs that are moved in one transaction: as much room is needed besides the state. */
const PORTION = { bytes: 64 * 1024 * 1024, blobs: 500 };

const MB = 1024 * 1024;

interface Blob {
  readonly key: string;
  readonly size: number;
}

const hasPieces = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'piece'").get() !== undefined;

/** The next blobs to move, the last ones of the file first: its end is given back without copying. */
function nextPortion(database: DatabaseSync): Blob[] {
  const rows = database
    .prepare(
      'SELECT key, sum(length(bytes)) AS size FROM piece GROUP BY key ORDER BY max(rowid) DESC LIMIT ?',
    )
    .all(PORTION.blobs);
  const portion: Blob[] = [];
  let bytes = 0;
  for (const { key, size } of rows) {
    bytes += Number(size);
    if (portion.length > 0 && bytes > PORTION.bytes) break;
    portion.push({ key: String(key), size: Number(size) });
  }
  return portion;
}

/** Writes the contents of a blob to their place. */
function moved(database: DatabaseSync, folder: string, { key, size }: Blob): Content {
  const part = join(folder, 'files', 'removed', randomUUID());
  const hash = createHash('sha256');
  const file = openSync(part, 'wx', 0o600);
  try {
    for (const { bytes } of database
      .prepare('SELECT bytes FROM piece WHERE key = ? ORDER BY start')
      .iterate(key))
      if (bytes instanceof Uint8Array) {
        hash.update(bytes);
        for (let written = 0; written < bytes.byteLength; ) written += writeSync(file, bytes, written);
      }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const content = { hash: hash.digest('hex'), size };
  const path = contentPath(folder, content.hash);
  if (existsSync(path)) {
    rmSync(part);
    return content;
  }
  makeFolder(dirname(path));
  renameSync(part, path);
  syncNames(dirname(path));
  return content;
}

function moveAll(database: DatabaseSync, folder: string, print: (line: string) => void): void {
  const all = database
    .prepare('SELECT count(DISTINCT key) AS blobs, sum(length(bytes)) AS size FROM piece')
    .get();
  const blobs = Number(all?.['blobs']);
  if (blobs > 0)
    print(
      `The contents of ${blobs} files (${(Number(all?.['size']) / MB).toFixed(1)} MB) are moved from the database to ${join(folder, 'files')}. If this is interrupted, the next start goes on.`,
    );
  makeFolder(join(folder, 'files', 'removed'));
  const put = database.prepare('INSERT OR REPLACE INTO content VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM piece WHERE key = ?');
  for (let portion = nextPortion(database); portion.length > 0; portion = nextPortion(database)) {
    const contents = portion.map((blob) => ({ key: blob.key, ...moved(database, folder, blob) }));
    syncNames(join(folder, 'files'));
    database.exec('BEGIN IMMEDIATE');
    for (const { key, hash, size } of contents) {
      put.run(key, hash, size);
      remove.run(key);
    }
    database.exec('COMMIT');
    database.prepare('PRAGMA incremental_vacuum').all();
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  }
  database.exec('DROP TABLE piece');
}

/**
 * Moves contents of earlier versions in portions. A content is never in neither place: after a kill the next start goes on.
 *
 * @param folder of the state
 * @param print receives one line before the first portion
 * @throws CorruptState when the disk is full
 */
export function moveContents(database: DatabaseSync, folder: string, print: (line: string) => void): void {
  if (!hasPieces(database)) return;
  try {
    moveAll(database, folder, print);
  } catch (error) {
    if (!isOfFiles(error) && !noRoom.has(codeOf(error))) throw error;
    throw new CorruptState(
      `The contents of files cannot be moved to ${join(folder, 'files')}: the disk is full or not writable. Nothing is lost. Make room and start again.`,
    );
  }
}
