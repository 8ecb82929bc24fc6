/** Lets one process at a time use the state of a folder. Others may read its file meanwhile, as a backup does. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, SQLITE } from './sqlite-codes.ts';
import { CorruptState } from './store.ts';

/** Releases the state. The end of the process, also by a kill, does the same. */
export type Release = () => void;

/**
 * Takes the state of `folder`, which is created if necessary. The lock is that of an empty SQLite file, because Node has
 * no locks of files. Throws `CorruptState` when another process has it, and SQLite's error when the folder is not writable.
 */
export function lockState(folder: string, file: string): Release {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'portal.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const code = codeOf(error);
    if (code === SQLITE.busy || code === SQLITE.locked) throw inUse(file);
    throw error;
  }
  return () => lock.close();
}

/** The refusal to use a state that another process has. */
export const inUse = (file: string): CorruptState =>
  new CorruptState(
    `The state file ${file} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
  );
