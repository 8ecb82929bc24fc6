/** Uploaded files: with a request, before a request, with feedback. */
import type { File } from 'node:buffer';
import type { components } from '#api/generated/gateway.d.ts';
import { Failure } from '#mocks/contract/failures.ts';
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
  readonly bytes: Uint8Array;
}

const read = (files: readonly File[]): Promise<Uint8Array[]> =>
  Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));

/** The files with new ids and their facts. They are opened one after another, so that one request uses one process. */
async function opened(files: readonly File[], contents: readonly Uint8Array[]): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const [index, file] of files.entries()) {
    const name = safeName(file.name);
    const bytes = contents[index] ?? new Uint8Array();
    const idFile = crypto.randomUUID();
    uploads.push({ idFile, name, size: file.size, bytes, ...(await examined(name, bytes)) });
  }
  return uploads;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads and opens files and gives each its id. The caller has to store them before it waits for anything else. The files of
 * the next caller are read after that, so that memory holds the files of one request at a time, besides files of up to 10 MB
 * that are being opened in another process.
 */
export function uploadsOf(files: readonly File[]): Promise<Upload[]> {
  if (files.length === 0) return Promise.resolve([]);
  const mine = last.then(() => read(files));
  last = mine.then(
    () => new Promise((stored) => setImmediate(stored)),
    () => undefined,
  );
  return mine.then((contents) => opened(files, contents));
}

/** Bytes of all of them. */
export const sizeOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** The files as a message lists them. */
export function toMessageFile({ idFile, name, size, facts }: Omit<Upload, 'bytes'>): MessageFile {
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
