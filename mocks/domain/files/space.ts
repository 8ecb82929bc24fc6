/** How much the files of each person take, counted with each write and not by looking at all files (PILOT-08). */
import type { Database } from '#mocks/store/database.ts';
import type { Change } from '#mocks/store/store.ts';

interface Counted {
  readonly owner: string;
  /** In bytes. */
  readonly size: number;
}

class Space {
  readonly #files: Database['files'];
  /** Bytes of contents by their key. */
  readonly #sizes: Map<string, number>;
  readonly #counted = new Map<string, Counted>();
  /** Bytes by owner. */
  readonly #used = new Map<string, number>();

  constructor({ files, store }: Database) {
    this.#files = files;
    this.#sizes = new Map(store.blobSizes());
    for (const { idFile } of files.values()) this.#count(idFile);
    store.onWritten((changes) => this.#follow(changes));
  }

  /** Bytes of the files of a person, by sign-in address. */
  usedBy(owner: string): number {
    return this.#used.get(owner) ?? 0;
  }

  #follow(changes: readonly Change[]): void {
    for (const { collection, key, value } of changes) {
      if (collection === 'blob') this.#size(key, value);
      else if (collection !== this.#files.name) continue;
      this.#count(key);
    }
  }

  #size(key: string, value: Change['value']): void {
    if (value === null || typeof value === 'string') this.#sizes.delete(key);
    else if ('copyOf' in value) this.#sizes.set(key, this.#sizes.get(value.copyOf) ?? 0);
    else this.#sizes.set(key, 'path' in value ? value.size : value.byteLength);
  }

  #add({ owner, size }: Counted, sign: 1 | -1): void {
    const used = this.usedBy(owner) + sign * size;
    if (used === 0) this.#used.delete(owner);
    else this.#used.set(owner, used);
  }

  /** Counts a file as it is now. Archives of the own data, which expire, do not count. */
  #count(idFile: string): void {
    const old = this.#counted.get(idFile);
    if (old) this.#add(old, -1);
    this.#counted.delete(idFile);
    const file = this.#files.get(idFile);
    if (!file || file.expiresAt !== undefined) return;
    const counted = { owner: file.owner, size: this.#sizes.get(idFile) ?? 0 };
    this.#counted.set(idFile, counted);
    this.#add(counted, 1);
  }
}

const known = new WeakMap<Database, Space>();

/** Bytes of the files of a person, by sign-in address. The first call counts the stored ones. */
export function usedBy(database: Database, owner: string): number {
  const space = known.get(database) ?? new Space(database);
  known.set(database, space);
  return space.usedBy(owner);
}

/** Bytes of the files of several people together. */
export const usedByAll = (database: Database, people: readonly { readonly email: string }[]): number =>
  people.reduce((sum, { email }) => sum + usedBy(database, email), 0);
