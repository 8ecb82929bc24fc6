/** Files of requests, on disk while they arrive: a slow upload takes no memory, and all of them a bounded space. */
import { type Blob, File } from 'node:buffer';
import { createWriteStream, mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../contract/failures.ts';

/** Space of all requests together, bytes. */
const SPACE = 4 * 1024 * 1024 * 1024;

/** The files of one request. */
export interface SpooledFiles {
  /** Writes a file to disk. Throws `too-many-requests` when the space of all requests is used up. */
  keep(content: Readable, name: string): Promise<File>;
  /** Deletes the files. */
  dispose(): Promise<void>;
}

export class Spool {
  readonly #space: number;
  #used = 0;
  #folder: string | undefined;
  #count = 0;

  /**
   * @param folder of this spool alone; what a killed process left in it is deleted. By default a new one for temporary
   *   files is made when it is needed.
   */
  constructor(folder?: string, space = SPACE) {
    this.#space = space;
    this.#folder = folder;
    if (!folder) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Bytes on disk now. */
  get used(): number {
    return this.#used;
  }

  open(): SpooledFiles {
    const paths: string[] = [];
    let size = 0;
    const take = (bytes: number): void => {
      if (this.#used + bytes > this.#space) throw new Failure('too-many-requests');
      this.#used += bytes;
      size += bytes;
    };
    return {
      keep: async (content, name) => {
        this.#folder ??= mkdtempSync(join(tmpdir(), 'stand-in-uploads-'));
        const path = join(this.#folder, String(this.#count++));
        paths.push(path);
        const counted = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            try {
              take(chunk.byteLength);
              done(null, chunk);
            } catch (error) {
              done(error instanceof Error ? error : new Error(String(error)));
            }
          },
        });
        await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }));
        // The global type lacks a method of the one in node:buffer; it is the same class.
        return new File([(await openAsBlob(path)) as Blob], name);
      },
      dispose: async () => {
        this.#used -= size;
        size = 0;
        await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })));
      },
    };
  }

  /** Deletes what is left, when the process ends. */
  close(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}
