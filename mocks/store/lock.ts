/**
 * Locks between processes: one at a time uses the state of a folder, and contents stay while a backup copies them. Others may
 * read the file of the state meanwhile, as a backup does.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, SQLITE } from './sqlite-codes.ts';
import { CorruptState } from './store.ts';

/** Releases a lock. A lock is also released when its process ends or is killed. */
export type Release = () => void;

/**
 * Takes a lock, which is an empty SQLite file, because Node has no locks of files.
 *
 * @param timeout how long it waits for another process, ms
 * @returns undefined when another process has it. Throws SQLite's error when the folder is not writable.
 */
function tryLock(path: string, timeout = 0): Release | undefined {
  const lock = new DatabaseSync(path, { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    const code = codeOf(error);
    if (code === SQLITE.busy || code === SQLITE.locked) return undefined;
    throw error;
  }
}

/**
 * Takes the state of `folder`, which is created if necessary. Throws `CorruptState` when another process has it, and SQLite's
 * error when the folder is not writable.
 */
export function lockState(folder: string, file: string): Release {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = tryLock(join(folder, 'portal.lock'));
  if (!release) throw inUse(file);
  return release;
}

/** Keeps the contents of a state that lose their last name, for a backup. Undefined while another process has this lock. */
export const lockContents = (folder: string, timeout = 0): Release | undefined =>
  tryLock(join(folder, 'backup.lock'), timeout);

/** The refusal to use a state that another process has. */
export const inUse = (file: string): CorruptState =>
  new CorruptState(
    `The state file ${file} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
  );
