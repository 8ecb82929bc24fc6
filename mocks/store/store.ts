/** Collections in memory with write-through persistence: disk first, then memory, all or nothing. */

import type { KeptFile } from '#mocks/contract/kept-file.ts';
import { Collection, reading, type TextOf } from './collection.ts';

/** The contents of another blob, by its key. */
export interface CopyOf {
  readonly copyOf: string;
}

/** What a blob gets: bytes, a file that is moved into the store, or the contents of another one. */
export type BlobValue = Uint8Array | KeptFile | CopyOf;

/** One thing to write; a null value deletes. Texts go to the records, all others to the blobs (collection `blob`). */
export interface Change {
  readonly collection: string;
  readonly key: string;
  readonly value: string | BlobValue | null;
}

/** Reads parts of a blob without stopping others. Opens it with the first read. */
export interface BlobReader {
  /** Reads `length` bytes from `start` on, fewer at the end of the blob. Returns undefined if the blob does not exist any more. */
  read(length: number, start: number): Promise<Uint8Array | undefined>;
  /** Must be called once nothing more is read. */
  close(): Promise<void>;
}

/** A record as it is stored; the value is JSON. */
export type StoredText = Readonly<Record<'collection' | 'key' | 'value', string>>;

/** Persistent storage of the state. */
export interface Persistence {
  /** All stored records, in the order of their first write. Throws `CorruptState`. */
  load(): Iterable<StoredText>;
  /** How many of the steps (steps.ts) the records have had. A new state has the form of today and needs none. */
  readonly stepsDone: number;
  /**
   * Writes durably in one transaction; throws `StorageError` and changes nothing when there is no room.
   *
   * @param stepsDone how many steps the records have had then. @default as many as before
   */
  write(changes: readonly Change[], stepsDone?: number): void;
  /** A blob, or `length` bytes of it from `start` on; undefined when there is none. Everything waits for it. */
  readBlob(key: string, length?: number, start?: number): Uint8Array | undefined;
  openBlob(key: string): BlobReader;
  /** Size of a blob without reading it, bytes; 0 when there is none. */
  blobSize(key: string): number;
  /** The keys of all blobs with their sizes, bytes. */
  blobSizes(): Iterable<readonly [key: string, size: number]>;
  /** Bytes of all contents on the disk, those of several blobs once. */
  contentBytes(): number;
  /** Where files of requests are kept until they are moved into the store; undefined for a folder of temporary files. */
  readonly uploadFolder?: string;
  /** Reads from the disk and writes to it, without a change. Throws `StorageError` when nothing can be written. */
  probe(): void;
  /** Returns part of the freed space to the disk, and empties the log of changes. Returns whether more space is left. */
  tidy(): boolean;
  close(): void;
}

/** The disk is full or not writable. Nothing was changed. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The stored state cannot be read. The message is one line for the operator. */
export class CorruptState extends Error {
  override name = 'CorruptState';
}

/** The refusal of a state with a record that cannot be read. */
export const unreadable = (record: string): CorruptState =>
  new CorruptState(
    `The state is damaged: record ${record} cannot be read. Move the state file away to start anew, or restore it from a copy.`,
  );

/** Collects the writes of a transaction. Values must not be changed after they were put. */
export class Transaction {
  readonly changes: Change[] = [];
  readonly apply: (() => void)[] = [];

  /** Values put and keys deleted so far, by collection. */
  readonly #latest = new Map<unknown, Map<string, unknown>>();

  /** A value as this transaction leaves it so far. */
  latest<T>(collection: Collection<T>, key: string): T | undefined {
    const written = this.#latest.get(collection);
    return written?.has(key) ? (written.get(key) as T | undefined) : collection.get(key);
  }

  #note(collection: unknown, key: string, value: unknown): void {
    const written = this.#latest.get(collection) ?? new Map<string, unknown>();
    written.set(key, value);
    this.#latest.set(collection, written);
  }

  put<T>(collection: Collection<T>, value: T): void {
    const key = collection.keyOf(value);
    this.#note(collection, key, value);
    this.changes.push({ collection: collection.name, key, value: JSON.stringify(value) });
    this.apply.push(() => collection.set(key, value));
  }

  delete<T>(collection: Collection<T>, key: string): void {
    this.#note(collection, key, undefined);
    this.changes.push({ collection: collection.name, key, value: null });
    this.apply.push(() => collection.remove(key));
  }

  blob(key: string, contents: BlobValue): void {
    this.changes.push({ collection: 'blob', key, value: contents });
  }

  deleteBlob(key: string): void {
    this.changes.push({ collection: 'blob', key, value: null });
  }
}

export class Store {
  readonly #persistence: Persistence;
  readonly #collections = new Map<string, { load(key: string, json: string): void }>();
  readonly #listeners: ((changes: readonly Change[]) => void)[] = [];
  readonly #additions: ((transaction: Transaction) => void)[] = [];
  #backlog: Change[] = [];

  constructor(persistence: Persistence) {
    this.#persistence = persistence;
  }

  /** Declares a collection; must be called before `load`. */
  collection<T>(name: string, key: TextOf<T>, group?: TextOf<T>): Collection<T> {
    const collection = new Collection<T>(name, reading(key), group && reading(group));
    this.#collections.set(name, { load: (key, json) => collection.set(key, JSON.parse(json) as T) });
    return collection;
  }

  /** Takes in stored records. Throws `CorruptState` when one is not JSON; keeps those of unknown collections on the disk. */
  load(records: Iterable<StoredText>): void {
    for (const { collection, key, value } of records) {
      try {
        this.#collections.get(collection)?.load(key, value);
      } catch {
        throw unreadable(`${collection}/${key}`);
      }
    }
  }

  /** Writes what `build` puts, first durably, then to memory. Throws `StorageError` without any change. */
  write(build: (transaction: Transaction) => void): void {
    const transaction = this.#built(build);
    if (transaction.changes.length === 0) return;
    this.#persistence.write([...this.#backlog, ...transaction.changes]);
    this.#backlog = [];
    this.#apply(transaction);
  }

  #built(build: (transaction: Transaction) => void): Transaction {
    const transaction = new Transaction();
    build(transaction);
    for (const add of this.#additions) add(transaction);
    return transaction;
  }

  #apply({ apply, changes }: Transaction): void {
    for (const one of apply) one();
    for (const listener of this.#listeners) listener(changes);
  }

  /** Calls `add` before each write, with its transaction: what it puts is written together with the rest, or not at all. */
  onWriting(add: (transaction: Transaction) => void): void {
    this.#additions.push(add);
  }

  /** Calls `listener` with the changes of each write, after the collections have them. */
  onWritten(listener: (changes: readonly Change[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Writes one value. Throws like `write`. */
  put<T>(collection: Collection<T>, value: T): void {
    this.write((transaction) => transaction.put(collection, value));
  }

  /** Deletes one value. Throws like `write`. */
  delete<T>(collection: Collection<T>, key: string): void {
    this.write((transaction) => transaction.delete(collection, key));
  }

  /**
   * Like `write`, for data that cannot be refused any more (the text of a running answer): without room it stays in
   * memory and is written together with the next change that fits. Its blobs must be bytes. Returns whether it is on disk.
   */
  writeOrKeep(build: (transaction: Transaction) => void): boolean {
    try {
      this.write(build);
      return true;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const transaction = this.#built(build);
      const replaced = new Set(transaction.changes.map(({ collection, key }) => `${collection}/${key}`));
      const older = this.#backlog.filter(({ collection, key }) => !replaced.has(`${collection}/${key}`));
      this.#backlog = [...older, ...transaction.changes];
      this.#apply(transaction);
      return false;
    }
  }

  /** A blob, or `length` bytes of it from `start` on; undefined when there is none. For short parts: everything waits. */
  readBlob(key: string, length?: number, start?: number): Uint8Array | undefined {
    return this.#persistence.readBlob(key, length, start);
  }

  /** Reads parts of a blob without stopping others. */
  openBlob(key: string): BlobReader {
    return this.#persistence.openBlob(key);
  }

  /** A whole blob, read without stopping others; undefined when there is none. */
  async loadBlob(key: string): Promise<Uint8Array | undefined> {
    const reader = this.openBlob(key);
    try {
      return await reader.read(this.blobSize(key), 0);
    } finally {
      await reader.close();
    }
  }

  /** Size of a blob, bytes; 0 when there is none. */
  blobSize(key: string): number {
    return this.#persistence.blobSize(key);
  }

  /** The keys of all blobs with their sizes, bytes. */
  blobSizes(): Iterable<readonly [key: string, size: number]> {
    return this.#persistence.blobSizes();
  }

  /** Bytes of all contents on the disk, those of several blobs once. */
  contentBytes(): number {
    return this.#persistence.contentBytes();
  }

  /** Reads from the disk and writes to it, without a change. Throws `StorageError` when nothing can be written. */
  probe(): void {
    this.#persistence.probe();
  }

  /** Returns part of the freed space to the disk. Returns whether more is left. */
  tidy(): boolean {
    return this.#persistence.tidy();
  }

  close(): void {
    this.#persistence.close();
  }
}
