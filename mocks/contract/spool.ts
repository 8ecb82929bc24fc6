/** Files of requests, on disk while they arrive: a slow upload takes no memory, and all of them a bounded space. */
import { type Blob, File } from 'node:buffer';
import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from './failures.ts';
import { type KeptFile, keepFile } from './kept-file.ts';

/** Space of all requests together, bytes. */
const SPACE = 4 * 1024 * 1024 * 1024;

/** Space of the requests without a session, bytes: of all of them and of those from one network. */
const VISITORS = { all: 1024 * 1024 * 1024, network: 100 * 1024 * 1024 };

/** Bytes per second of a file whose name asks for it, so that its upload can be watched. */
const SLOW = 512 * 1024;

const keptFiles = new WeakMap<File, KeptFile>();

/** A file of a request on the disk. Its store may move it away; `dispose` deletes what is left. */
export function keptFile(file: File): KeptFile {
  const kept = keptFiles.get(file);
  if (!kept) throw new Error(`The file ${file.name} was not received by a request`);
  return kept;
}

/** The files of one request. */
export interface SpooledFiles {
  /** Writes a file to disk. Throws `too-many-requests` if all requests together have no space left, `storage-full` if the disk is full. */
  keep(content: Readable, name: string): Promise<File>;
  /** Deletes the files. */
  dispose(): Promise<void>;
}

export class Spool {
  readonly #space: number;
  readonly #visitors: typeof VISITORS;
  readonly #checkRoom: () => void;
  /** Bytes of requests without a session: by network, and of all under ''. */
  readonly #usedBy = new Map<string, number>();
  #used = 0;
  #folder: string | undefined;
  #count = 0;

  /**
   * @param folder of this spool alone; what a killed process left in it is deleted. By default a new one for temporary
   *   files is made when it is needed.
   * @param checkRoom throws when the disk has no room for more
   */
  constructor(folder?: string, space = SPACE, visitors = VISITORS, checkRoom: () => void = () => undefined) {
    this.#space = space;
    this.#visitors = visitors;
    this.#checkRoom = checkRoom;
    this.#folder = folder;
    if (!folder) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Bytes on disk now. */
  get used(): number {
    return this.#used;
  }

  #takeAs(network: string, bytes: number): void {
    const all = (this.#usedBy.get('') ?? 0) + bytes;
    const own = (this.#usedBy.get(network) ?? 0) + bytes;
    if (bytes > 0 && (all > this.#visitors.all || own > this.#visitors.network))
      throw new Failure('too-many-requests');
    this.#usedBy.set('', all);
    if (own > 0) this.#usedBy.set(network, own);
    else this.#usedBy.delete(network);
  }

  #newPath(): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'stand-in-uploads-'));
    return join(this.#folder, String(this.#count++));
  }

  /**
   * Writes a file that the stand-in makes, piece by piece. The caller has to `forget` it.
   *
   * @throws Failure `storage-full`, and the errors of `content`
   */
  async make(content: AsyncIterable<Uint8Array>): Promise<KeptFile> {
    const path = this.#newPath();
    const checkRoom = this.#checkRoom;
    async function* checked() {
      for await (const piece of content) {
        checkRoom();
        yield piece;
      }
    }
    try {
      return await keepFile(checked(), path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Deletes a made file, unless the store has it. */
  async forget({ path }: KeptFile): Promise<void> {
    await rm(path, { force: true });
  }

  /** @param visitor the network of a caller without a session, who has a smaller space; absent with a session */
  open(visitor?: string): SpooledFiles {
    const network = visitor === undefined ? undefined : `of ${visitor}`;
    const paths: string[] = [];
    let size = 0;
    const take = (bytes: number): void => {
      this.#checkRoom();
      if (this.#used + bytes > this.#space) throw new Failure('too-many-requests');
      if (network !== undefined) this.#takeAs(network, bytes);
      this.#used += bytes;
      size += bytes;
    };
    return {
      keep: async (content, name) => {
        const path = this.#newPath();
        paths.push(path);
        const isSlow = name.toLowerCase().includes('медленно');
        const counted = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            try {
              take(chunk.byteLength);
              if (isSlow) setTimeout(done, (chunk.byteLength / SLOW) * 1000, null, chunk);
              else done(null, chunk);
            } catch (error) {
              done(error instanceof Error ? error : new Error(String(error)));
            }
          },
        });
        const kept = await pipeline(content, counted, (stream) => keepFile(stream, path));
        // The global type lacks a method of the one in node:buffer; it is the same class.
        const file = new File([(await openAsBlob(path)) as Blob], name);
        keptFiles.set(file, kept);
        return file;
      },
      dispose: async () => {
        this.#used -= size;
        if (network !== undefined) this.#takeAs(network, -size);
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
