/** Copies of the state, made while another process uses it, and their way back. */
import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { namedContents } from './blobs.ts';
import { contentPath, contentsIn, makeFolder, removedPath } from './contents.ts';
import { type Copied, copyContents } from './copy-contents.ts';
import { lockContents, lockState } from './lock.ts';
import { explain, isKnownVersion, numberOf, STATE_FILE } from './sqlite.ts';
import { CorruptState } from './store.ts';
import { sync, syncNames } from './sync.ts';

/** How long a backup waits for a process that is opening or closing the state, ms. */
const TIMEOUT = 30_000;

/** Opens a file of a state, calls `act` and closes it. Errors of SQLite become `CorruptState`. */
function withFile<Result>(file: string, act: (database: DatabaseSync) => Result): Result {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: TIMEOUT });
    return act(database);
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

/** What a backup or a restore has copied. */
export interface Outcome {
  /** Size of the state, bytes. */
  readonly size: number;
  /** Number of contents that are named and were not there. */
  readonly missing: number;
}

const outcomeOf = (file: string, { size, missing }: Copied): Outcome => ({
  size: statSync(file).size + size,
  missing,
});

/** Copies the database as it is at one moment, and then the contents that it names. */
function copyState(folder: string, target: string): Outcome {
  const part = join(target, `${STATE_FILE}.part`);
  rmSync(part, { force: true });
  withFile(join(folder, STATE_FILE), (database) => {
    database.prepare('VACUUM INTO ?').run(part);
  });
  chmodSync(part, 0o600);
  check(part);
  const contents = withFile(part, namedContents);
  // The other process removes a content that has lost its last name since that moment only after this lock is released.
  const copied = copyContents(contents, target, ({ hash }) => [
    contentPath(folder, hash),
    removedPath(folder, hash),
  ]);
  sync(part);
  renameSync(part, join(target, STATE_FILE));
  syncNames(target);
  return outcomeOf(join(target, STATE_FILE), copied);
}

/**
 * Copies the state of `folder` to `target`, which then is a folder of a state itself. The state is copied as it is at one
 * moment; a process that uses it goes on. The copy has its name when it is whole, checked and on the disk.
 *
 * @throws `CorruptState` with one line when there is no state, `target` has one already, or another backup is being made
 */
export function backUp(folder: string, target: string): Outcome {
  if (!existsSync(join(folder, STATE_FILE)))
    throw new CorruptState(`There is no state in ${folder}. Set DATA_DIR to its folder.`);
  if (existsSync(join(target, STATE_FILE)))
    throw new CorruptState(`There is a state in ${target} already. Name a new folder.`);
  makeFolder(target);
  const release = lockContents(folder, TIMEOUT);
  if (!release) throw new CorruptState(`Another backup of ${folder} is being made. Wait for its end.`);
  try {
    return copyState(folder, target);
  } finally {
    release();
  }
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

/** The contents that a file names; none of a damaged file and of one of an earlier version, which has them itself. */
function contentsNamedIn(file: string): ReturnType<typeof namedContents> {
  try {
    return withFile(file, namedContents);
  } catch (error) {
    if (error instanceof CorruptState) return [];
    throw error;
  }
}

/** Keeps the present state in a folder of its own, which takes no room: its files have two names. */
function keepPresent(folder: string, kept: string): void {
  const file = join(folder, STATE_FILE);
  closeLog(file);
  makeFolder(kept);
  for (const name of contentsIn(folder)) {
    makeFolder(dirname(contentPath(kept, name)));
    linkSync(contentPath(folder, name), contentPath(kept, name));
  }
  // A log that is still there belongs to a damaged file. SQLite would apply it to the backup.
  for (const end of ['-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${join(kept, STATE_FILE)}${end}`);
  linkSync(file, join(kept, STATE_FILE));
}

export interface Restored extends Outcome {
  /** The folder in which the replaced state is kept; undefined when there was none. */
  readonly kept: string | undefined;
}

/**
 * Replaces the state of `folder` by the backup in `from`. A kill at any moment leaves either the old state or the backup.
 *
 * @throws `CorruptState` with one line when there is no whole backup, or another process uses the state
 */
export function restore(from: string, folder: string, now: Date): Restored {
  const backup = join(from, STATE_FILE);
  const file = join(folder, STATE_FILE);
  if (!existsSync(backup)) throw new CorruptState(`There is no backup in ${from}.`);
  check(backup);
  const release = lockState(folder, file);
  try {
    const part = `${file}.part`;
    // Contents do not disturb those of the present state: the same name has the same content.
    const copied = copyContents(contentsNamedIn(backup), folder, ({ hash }) => [contentPath(from, hash)]);
    copyFileSync(backup, part);
    chmodSync(part, 0o600);
    sync(part);
    const hasState = existsSync(file);
    const kept = join(folder, `replaced-${now.toISOString().replaceAll(':', '-')}`);
    if (hasState) keepPresent(folder, kept);
    renameSync(part, file);
    syncNames(folder);
    return { ...outcomeOf(file, copied), kept: hasState ? kept : undefined };
  } finally {
    release();
  }
}
