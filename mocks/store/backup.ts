/** Copies of the state, made while another process uses it, and their way back. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockState } from './lock.ts';
import { explain, isKnownVersion, numberOf, STATE_FILE } from './sqlite.ts';
import { CorruptState } from './store.ts';

/** How long a backup waits for a process that is opening or closing the state, ms. */
const TIMEOUT = 30_000;

/** Waits until a file or folder is on the disk. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in a folder are on the disk. Windows cannot open folders and writes names by itself. */
function syncNames(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}

/** Opens a file of a state, calls `act` and closes it. Errors of SQLite become `CorruptState`. */
function withFile(file: string, act: (database: DatabaseSync) => void): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: TIMEOUT });
    act(database);
  } catch (error) {
    throw error instanceof CorruptState ? error : explain(file, error);
  } finally {
    database?.close();
  }
}

/** Throws `CorruptState` unless the file is a whole state that this program can open. */
function check(file: string): void {
  withFile(file, (database) => {
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw explain(file, undefined);
    if (!isKnownVersion(numberOf(database, 'user_version')))
      throw new CorruptState(`The file ${file} is not a state of this program.`);
  });
}

/**
 * Copies the state of `folder` to `target`, which then is a folder of a state itself. The state is copied as it is at one
 * moment; a process that uses it goes on. The copy has its name when it is whole, checked and on the disk.
 *
 * @returns size of the copy, bytes
 * @throws `CorruptState` with one line when there is no state, or `target` has one already
 */
export function backUp(folder: string, target: string): number {
  const from = join(folder, STATE_FILE);
  const to = join(target, STATE_FILE);
  if (!existsSync(from))
    throw new CorruptState(`There is no state in ${folder}. Set DATA_DIR to its folder.`);
  if (existsSync(to)) throw new CorruptState(`There is a state in ${target} already. Name a new folder.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  withFile(from, (database) => {
    database.prepare('VACUUM INTO ?').run(part);
  });
  chmodSync(part, 0o600);
  check(part);
  sync(part);
  renameSync(part, to);
  syncNames(target);
  return statSync(to).size;
}

/** Moves what is in the log of changes into the file. What cannot be opened stays as it is. */
function closeLog(file: string): void {
  try {
    withFile(file, (database) => {
      database.exec('PRAGMA journal_mode = DELETE');
    });
  } catch (error) {
    if (!(error instanceof CorruptState)) throw error;
  }
}

/**
 * Replaces the state of `folder` by the backup in `from`. A kill at any moment leaves either the old state or the backup.
 *
 * @returns the file in which the replaced state is kept; undefined when there was none
 * @throws `CorruptState` with one line when there is no whole backup, or another process uses the state
 */
export function restore(from: string, folder: string, now: Date): string | undefined {
  const backup = join(from, STATE_FILE);
  const file = join(folder, STATE_FILE);
  if (!existsSync(backup)) throw new CorruptState(`There is no backup in ${from}.`);
  check(backup);
  const release = lockState(folder, file);
  try {
    const part = `${file}.part`;
    copyFileSync(backup, part);
    chmodSync(part, 0o600);
    sync(part);
    let kept: string | undefined;
    if (existsSync(file)) {
      closeLog(file);
      kept = `${file}.replaced-${now.toISOString().replaceAll(':', '-')}`;
      // A log that is still there belongs to a damaged file. SQLite would apply it to the backup.
      for (const end of ['-wal', '-shm'])
        if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${kept}${end}`);
      linkSync(file, kept);
    }
    renameSync(part, file);
    syncNames(folder);
    return kept;
  } finally {
    release();
  }
}
