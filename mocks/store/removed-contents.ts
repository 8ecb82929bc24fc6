/** Deletes contents that have lost their last name, in steps, and not while a backup copies what it names. */
import { existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { lockContents } from './lock.ts';

/** Bytes freed in one step: a file system needs some 100 ms for a gigabyte. */
const STEP = 256 * 1024 * 1024;

export class RemovedContents {
  readonly #state: string;
  readonly #folder: string;
  #waiting: NodeJS.Immediate | undefined;
  #isClosed = false;

  /**
   * @param state folder of the state, which has the lock
   * @param folder of the removed contents
   */
  constructor(state: string, folder: string) {
    this.#state = state;
    this.#folder = folder;
  }

  /** Deletes all, in steps between which requests are answered. */
  emptySoon(): void {
    if (this.#isClosed) return;
    this.#waiting ??= setImmediate(() => {
      this.#waiting = undefined;
      try {
        if (this.empty()) this.emptySoon();
      } catch {
        // What cannot be deleted now is deleted by the next tidying or at the next start.
      }
    });
  }

  /** Frees the bytes of one step, none while a backup is being made. Returns whether more is left. */
  empty(): boolean {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    const release = names.length > 0 ? lockContents(this.#state) : undefined;
    try {
      return release !== undefined && this.#free(names);
    } finally {
      release?.();
    }
  }

  #free(names: readonly string[]): boolean {
    let left = STEP;
    for (const name of names) {
      const path = join(this.#folder, name);
      const { size } = statSync(path);
      if (size > left) {
        truncateSync(path, size - left);
        return true;
      }
      rmSync(path);
      left -= size;
    }
    return false;
  }

  close(): void {
    this.#isClosed = true;
    clearImmediate(this.#waiting);
  }
}
