/** Which content each blob has: rows of the database that name files beside it (PILOT-09). */
import type { DatabaseSync } from 'node:sqlite';
import { type Content, ContentFiles, contentsIn } from './contents.ts';
import type { BlobReader, BlobValue } from './store.ts';

/** The table, with what finds the names of a content. */
export const blobTable = `
  CREATE TABLE IF NOT EXISTS content (key TEXT PRIMARY KEY, hash TEXT NOT NULL, size INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS content_hash ON content (hash);`;

const contentIn = (row: Readonly<Record<string, unknown>> | undefined): Content | undefined =>
  row && { hash: String(row['hash']), size: Number(row['size']) };

/** All contents that a database names, each once. */
export function namedContents(database: DatabaseSync): Content[] {
  return database
    .prepare('SELECT DISTINCT hash, size FROM content')
    .all()
    .map((row) => ({ hash: String(row['hash']), size: Number(row['size']) }));
}

/** The blobs that one transaction writes. */
export interface BlobWriting {
  /** Gives a blob its contents, or takes them away. Throws `StorageError`. */
  write(key: string, value: BlobValue | null): void;
  /** Must be called before the commit. Throws `StorageError`. */
  beforeCommit(): void;
  afterCommit(): void;
  afterRollback(): void;
}

export class Blobs {
  readonly #database: DatabaseSync;
  readonly #folder: string;
  readonly #files: ContentFiles;
  readonly #find;
  readonly #name;
  readonly #put;
  readonly #delete;

  /** @param folder of the state */
  constructor(database: DatabaseSync, folder: string) {
    this.#database = database;
    this.#folder = folder;
    this.#find = database.prepare('SELECT hash, size FROM content WHERE key = ?');
    this.#name = database.prepare('SELECT 1 FROM content WHERE hash = ? LIMIT 1');
    this.#put = database.prepare(
      'INSERT INTO content VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET hash = excluded.hash, size = excluded.size',
    );
    this.#delete = database.prepare('DELETE FROM content WHERE key = ?');
    this.#files = new ContentFiles(
      folder,
      new Map(namedContents(database).map(({ hash, size }) => [hash, size])),
    );
  }

  /** Bytes of all contents. */
  get bytes(): number {
    return this.#files.bytes;
  }

  #contentOf(key: string): Content | undefined {
    return contentIn(this.#find.get(key));
  }

  begin(): BlobWriting {
    const placing = this.#files.placing();
    const replaced = new Map<string, Content>();
    return {
      write: (key, value) => {
        const old = this.#contentOf(key);
        if (old) replaced.set(old.hash, old);
        const isCopy = value !== null && 'copyOf' in value;
        const content = isCopy ? this.#contentOf(value.copyOf) : value && placing.place(value);
        if (content) this.#put.run(key, content.hash, content.size);
        else this.#delete.run(key);
      },
      beforeCommit: () => placing.sync(),
      afterCommit: () => {
        this.#files.keep(placing);
        for (const content of replaced.values())
          if (!this.#name.get(content.hash)) this.#files.remove(content);
      },
      afterRollback: () => placing.undo(),
    };
  }

  /** A blob, or `length` bytes of it from `start` on; undefined when there is none. */
  read(key: string, length: number, start: number): Uint8Array | undefined {
    const content = this.#contentOf(key);
    if (!content) return undefined;
    const left = Math.max(0, Math.min(length, content.size - start));
    return this.#files.read(content.hash, left, start);
  }

  open(key: string): BlobReader {
    const content = this.#contentOf(key);
    if (!content) return { read: async () => undefined, close: async () => undefined };
    return this.#files.reader(content.hash, () => this.#contentOf(key)?.hash === content.hash);
  }

  sizeOf(key: string): number {
    return this.#contentOf(key)?.size ?? 0;
  }

  /** The keys of the blobs whose contents are there, with their sizes, bytes. */
  *sizes(): Iterable<readonly [key: string, size: number]> {
    const found = new Set(contentsIn(this.#folder));
    for (const { key, hash, size } of this.#database.prepare('SELECT key, hash, size FROM content').iterate())
      if (found.has(String(hash))) yield [String(key), Number(size)];
  }

  /** Frees part of what was removed. Returns whether more is left. */
  empty(): boolean {
    return this.#files.empty();
  }

  close(): void {
    this.#files.close();
  }
}
