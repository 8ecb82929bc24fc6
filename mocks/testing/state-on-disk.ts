/** A state in a folder of its own, and whether a text is in its files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import type { Persistence } from '#mocks/store/store.ts';

/** The files of a state. */
export interface StateOnDisk {
  /** Opens the state. */
  readonly open: () => Persistence;
  /** Whether a file of the state has this text: the database, its log, the contents of files. */
  readonly has: (text: string) => boolean;
}

/** Makes an empty state, which is deleted when the test has finished. */
export function stateOnDisk(): StateOnDisk {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    open: () => sqlitePersistence(folder),
    has: (text) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).some(
        (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
      ),
  };
}
