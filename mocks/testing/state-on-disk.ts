/** A state in a folder of its own, and whether a text is in its files. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import type { Persistence } from '#mocks/store/store.ts';

/** The files of a state. */
export interface StateOnDisk {
  /** Opens the state. */
  readonly open: () => Persistence;
  /** Whether the file of the state, or its log, has this text. */
  readonly has: (text: string) => boolean;
}

/** Makes an empty state, which is deleted when the test has finished. */
export function stateOnDisk(): StateOnDisk {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    open: () => sqlitePersistence(folder),
    has: (text) =>
      ['portal.sqlite', 'portal.sqlite-wal']
        .map((name) => join(folder, name))
        .some((file) => existsSync(file) && readFileSync(file).includes(text)),
  };
}
