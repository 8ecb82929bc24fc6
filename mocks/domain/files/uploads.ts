/** Uploaded files: with a request, before a request, with feedback. */
import type { File } from 'node:buffer';
import type { components } from '#api/generated/gateway.d.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { KeptFile } from '#mocks/contract/kept-file.ts';
import { keptFile } from '#mocks/contract/spool.ts';
import type { Database } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { safeName } from './disposition.ts';
import { type Examined, examined } from './facts.ts';

type MessageFile = components['schemas']['MessageFile'];

/** A file that no request refers to is deleted after this time, ms. */
const UNSENT = 24 * 60 * 60 * 1000;

/** A received file that is not stored yet. */
export interface Upload extends Examined {
  readonly idFile: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its contents on the disk, which the store moves to their place. */
  readonly kept: KeptFile;
}

/**
 * Looks into files and gives each its id. They are opened one after another, so that one request uses one process and memory
 * holds one of its files of up to 10 MB.
 */
export async function uploadsOf(files: readonly File[]): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const file of files) {
    const name = safeName(file.name);
    const kept = keptFile(file);
    uploads.push({
      idFile: crypto.randomUUID(),
      name,
      size: kept.size,
      kept,
      ...(await examined(name, kept)),
    });
  }
  return uploads;
}

/** Bytes of all of them. */
export const sizeOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** The files as a message lists them. */
export function toMessageFile({ idFile, name, size, facts }: Omit<Upload, 'kept'>): MessageFile {
  return { idFile, name, size, ...facts };
}

/** Files that `fileUpload` took before, in the order of their ids. Throws `not-found` for another user's. */
export function uploadedBefore(database: Database, owner: string, ids: readonly string[]): MessageFile[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].map((idFile) => {
    const file = database.files.get(idFile);
    if (file?.owner !== owner) throw new Failure('not-found');
    return toMessageFile({
      idFile,
      name: file.name,
      size: database.store.blobSize(idFile),
      facts: file.facts ?? {},
    });
  });
}

/** Marks files as used by a request, so that they are kept. */
export function keepUploaded(
  database: Database,
  transaction: Transaction,
  files: readonly MessageFile[],
): void {
  for (const { idFile } of files) {
    const file = database.files.get(idFile);
    if (file?.waitingSince === undefined) continue;
    const { waitingSince: _waitingSince, ...kept } = file;
    transaction.put(database.files, kept);
  }
}

/** Deletes files that no request has used for a day. On a full disk they stay. */
export function forgetUnsent(database: Database, now: Date): void {
  const old = [...database.files.values()].filter(
    ({ waitingSince }) => waitingSince !== undefined && waitingSince < now.getTime() - UNSENT,
  );
  database.store.writeOrKeep((transaction) => {
    for (const { idFile } of old) {
      transaction.delete(database.files, idFile);
      transaction.deleteBlob(idFile);
    }
  });
}
