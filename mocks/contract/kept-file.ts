/** Writes files to the disk while they arrive. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Failure } from './failures.ts';

/**
 * Bytes after which a file that arrives is brought to the disk. A file system can make the sync of a small file wait until
 * all that was written before is on the disk, and every change of the state is synced.
 */
const PORTION = 8 * 1024 * 1024;

/** Codes of a disk that takes nothing more. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** A whole file on the disk, which belongs to nothing that is stored yet. */
export interface KeptFile {
  readonly path: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

async function copyTo(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<Omit<KeptFile, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  let unsynced = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    await file.writeFile(chunk);
    size += chunk.byteLength;
    unsynced += chunk.byteLength;
    if (unsynced < PORTION) continue;
    await file.datasync();
    unsynced = 0;
  }
  await file.sync();
  return { hash: hash.digest('hex'), size };
}

/**
 * Writes a new file, which only this account can read, and waits until it is on the disk. Memory holds one chunk.
 *
 * @param path of a file that does not exist
 * @throws Failure `storage-full`, and the errors of `content`
 */
export async function keepFile(content: AsyncIterable<Uint8Array>, path: string): Promise<KeptFile> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'wx', 0o600);
    return { path, ...(await copyTo(file, content)) };
  } catch (error) {
    if (noRoom.has((error as NodeJS.ErrnoException).code ?? '')) throw new Failure('storage-full');
    throw error;
  } finally {
    await file?.close();
  }
}
