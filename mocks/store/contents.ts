/**
 * Contents of files, in a folder beside the database and named by their SHA-256 (PILOT-09). A content comes to its place,
 * synced, before the transaction that names it is committed, and leaves it after the transaction that took its last name.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptFile } from '#mocks/contract/kept-file.ts';
import { RemovedContents } from './removed-contents.ts';
import { type BlobReader, StorageError } from './store.ts';
import { syncNames } from './sync.ts';

/** The name of the folder in the folder of the state. */
const FOLDER = 'files';
/** Contents without a name, which wait to be deleted. */
const REMOVED = 'removed';

/** What names a content. */
export interface Content {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** The place of a content in the folder of a state. */
export const contentPath = (folder: string, hash: string): string =>
  join(folder, FOLDER, hash.slice(0, 2), hash);

/** The place of a content that has lost its last name while a backup was being made. */
export const removedPath = (folder: string, hash: string): string => join(folder, FOLDER, REMOVED, hash);

/** The names of the files of a state, which are hashes of contents unless a kill left them. */
export function contentsIn(folder: string): string[] {
  const top = join(folder, FOLDER);
  if (!existsSync(top)) return [];
  const folders = readdirSync(top, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== REMOVED,
  );
  return folders.flatMap(({ name }) => readdirSync(join(top, name)));
}

/** Makes a folder that only this account can read. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Calls `act`; an error of the file system becomes a `StorageError`. */
function orRefuse<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new StorageError('no room', { cause: error });
  }
}

/** Reads until `length` bytes are there or the file ends. */
async function readFrom(file: FileHandle, length: number, start: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let size = 0;
  for (let count = -1; size < length && count !== 0; size += count)
    count = (await file.read(bytes, size, length - size, start + size)).bytesRead;
  return bytes.subarray(0, size);
}

/** The contents that one transaction brings to their places. */
class Placing {
  readonly #folder: string;
  readonly #undone: (() => void)[] = [];
  readonly #folders = new Set<string>();
  /** Bytes of the new contents. */
  bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #put({ hash, size }: Content, bring: (path: string) => void, takeBack: (path: string) => void): void {
    const path = contentPath(this.#folder, hash);
    if (existsSync(path)) return;
    makeFolder(dirname(path));
    bring(path);
    this.#undone.push(() => takeBack(path));
    this.#folders.add(dirname(path)).add(join(this.#folder, FOLDER));
    this.bytes += size;
  }

  /** Brings a content to its place, unless it is there. Throws `StorageError`. */
  place(content: Uint8Array | KeptFile): Content {
    if ('path' in content) {
      const { path: kept } = content;
      orRefuse(() =>
        this.#put(
          content,
          (path) => renameSync(kept, path),
          (path) => renameSync(path, kept),
        ),
      );
      return content;
    }
    const hash = createHash('sha256').update(content).digest('hex');
    const placed = { hash, size: content.byteLength };
    const write = (path: string): void => {
      const part = `${path}.${randomUUID()}`;
      writeFileSync(part, content, { mode: 0o600, flush: true });
      renameSync(part, path);
    };
    orRefuse(() => this.#put(placed, write, rmSync));
    return placed;
  }

  /** Waits until the names of the new contents are on the disk. Throws `StorageError`. */
  sync(): void {
    orRefuse(() => {
      for (const folder of this.#folders) syncNames(folder);
    });
  }

  /** Takes the new contents away again. */
  undo(): void {
    for (const one of this.#undone) one();
  }
}

export class ContentFiles {
  readonly #folder: string;
  readonly #removed: RemovedContents;
  #bytes = 0;

  /**
   * Opens the folder of the contents and deletes what has no name: a kill can leave it.
   *
   * @param folder of the state
   * @param named sizes of the named contents, bytes, by hash
   */
  constructor(folder: string, named: ReadonlyMap<string, number>) {
    this.#folder = folder;
    if (!existsSync(join(folder, FOLDER, REMOVED))) {
      makeFolder(join(folder, FOLDER, REMOVED));
      syncNames(folder);
    }
    this.#removed = new RemovedContents(folder, join(folder, FOLDER, REMOVED));
    for (const name of contentsIn(folder)) {
      const size = named.get(name);
      if (size === undefined) this.#moveAway(name);
      else this.#bytes += size;
    }
    this.#removed.emptySoon();
  }

  /** Bytes of all contents. */
  get bytes(): number {
    return this.#bytes;
  }

  #moveAway(name: string): void {
    renameSync(contentPath(this.#folder, name), removedPath(this.#folder, name));
  }

  /** Begins to bring the contents of a transaction to their places. */
  placing(): Placing {
    return new Placing(this.#folder);
  }

  /** Counts what a committed transaction has placed. */
  keep({ bytes }: Placing): void {
    this.#bytes += bytes;
  }

  /** Deletes a content that has no name any more. What cannot be moved now is deleted at the next start. */
  remove({ hash, size }: Content): void {
    try {
      this.#moveAway(hash);
      this.#bytes -= size;
    } catch {
      return;
    }
    this.#removed.emptySoon();
  }

  /** `length` bytes from `start` on; undefined when there is no such file. */
  read(hash: string, length: number, start: number): Uint8Array | undefined {
    const path = contentPath(this.#folder, hash);
    if (!existsSync(path)) return undefined;
    const file = openSync(path, 'r');
    try {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, start));
    } finally {
      closeSync(file);
    }
  }

  /** Reads parts of a content. @param isNamed whether it is still that of its blob */
  reader(hash: string, isNamed: () => boolean): BlobReader {
    const path = contentPath(this.#folder, hash);
    let opened: Promise<FileHandle> | undefined;
    return {
      read: async (length, start) => {
        if (!isNamed() || (!opened && !existsSync(path))) return undefined;
        opened ??= open(path, 'r');
        return readFrom(await opened, length, start);
      },
      close: async () => {
        const file = await opened?.catch(() => undefined);
        opened = undefined;
        await file?.close();
      },
    };
  }

  /** Frees part of what was removed. Returns whether more is left. */
  empty(): boolean {
    return this.#removed.empty();
  }

  close(): void {
    this.#removed.close();
  }
}
